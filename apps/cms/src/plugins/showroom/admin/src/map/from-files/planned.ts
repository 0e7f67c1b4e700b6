import { slugOf } from '@vitrine/core/links/slug-of';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { MapLocation } from '../../../../contracts/map.ts';
import { newDocumentId } from '../document-id.ts';
import { planLocations, slugsFor } from '../file-names/plan-locations.ts';
import type { PlannedLocation } from '../file-names/plan-locations.ts';
import type { WantedLocation } from './make-locations.ts';
import type { GivenFile } from './use-files.ts';

/** What the editor has changed in the preview, by the id of the location. */
export interface RowEdit {
  readonly title?: string;
  readonly isIncluded?: boolean;
}

/** A location in the preview. */
export interface LocationRow extends PlannedLocation {
  readonly isIncluded: boolean;
  /** Whether the world has a location of that title. */
  readonly isKnown: boolean;
}

/** The locations that files become, with the editor's changes. Those that the world has are left out at first. */
export function rowsOf(
  files: readonly GivenFile[],
  edits: ReadonlyMap<string, RowEdit>,
  existing: readonly Pick<MapLocation, 'title'>[],
): readonly LocationRow[] {
  const known = new Set(existing.map(({ title }) => slugOf(title)));
  const pictures = files.flatMap(({ id, file: { name }, ...given }) =>
    given.kind === 'picture' ? { id, name, width: given.seen.width, height: given.seen.height } : [],
  );
  return planLocations(pictures).map(({ id, title: named, pictures: own }): LocationRow => {
    const { title = named, isIncluded = !known.has(slugOf(named)) } = edits.get(id) ?? {};
    return { id, title, pictures: own, isIncluded, isKnown: known.has(slugOf(title)) };
  });
}

/** The requested locations, in the order of the preview. Ids and positions stay the same in every attempt. */
export function wantedOf(
  rows: readonly LocationRow[],
  existing: readonly Pick<MapLocation, 'title'>[],
  before: ReadonlyMap<string, WantedLocation>,
  positions: (count: number) => readonly (PicturePoint | null)[],
): ReadonlyMap<string, WantedLocation> {
  const included = rows.filter(({ isIncluded }) => isIncluded);
  const added = included.filter(({ id }) => !before.has(id));
  const found = positions(added.length);
  const positionOf = new Map(added.map(({ id }, index) => [id, found[index] ?? null]));
  const taken = new Set(existing.map(({ title }) => slugOf(title)));
  const slugs = slugsFor(
    included.map(({ title }) => title),
    taken,
  );
  return new Map(
    included.map(({ id, title, pictures }, index): [string, WantedLocation] => {
      const earlier = before.get(id);
      return [
        id,
        {
          id,
          documentId: earlier?.documentId ?? newDocumentId(),
          title: title.trim(),
          slug: slugs[index] ?? '',
          position: earlier === undefined ? (positionOf.get(id) ?? null) : earlier.position,
          pictures: pictures.map(({ slot, picture }) => ({ slot, file: picture.id })),
        },
      ];
    }),
  );
}
