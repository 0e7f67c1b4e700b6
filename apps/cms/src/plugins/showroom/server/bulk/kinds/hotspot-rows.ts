import { setImmediate } from 'node:timers/promises';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { PERMISSION_FIELDS } from '../../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../../content-model/documents.ts';
import { TARGET_KINDS, TARGET_UIDS, targetFieldOf } from '../../../contracts/placing.ts';
import type { TargetKind } from '../../../contracts/placing.ts';
import { versionOf } from './table-kind.ts';
import type { Workplace } from './table-kind.ts';
import { readTargets } from './targets.ts';
import type { Targets } from './targets.ts';

/** A hotspot of a draft. */
export interface HotspotRow {
  readonly component: HotspotComponent;
  readonly id: number;
  readonly title: string;
  /** As tables write it: the name of an entry, an address, or the names of files. */
  readonly target: string;
}

/** The draft of a location in one language with its hotspots. */
export interface LocationRow {
  readonly documentId: string;
  readonly locale: string;
  readonly payloadId: string;
  readonly title: string;
  readonly world: string | undefined;
  readonly version: string;
  readonly createdBy: unknown;
  readonly hotspots: readonly HotspotRow[];
}

export type TargetsByKind = Readonly<Record<TargetKind, Targets>>;

export async function readTargetsByKind(workplace: Workplace): Promise<TargetsByKind> {
  const found: [TargetKind, Targets][] = [];
  for (const kind of TARGET_KINDS) found.push([kind, await readTargets(workplace, TARGET_UIDS[kind])]);
  return Object.fromEntries(found) as Record<TargetKind, Targets>;
}

/** What identifies a hotspot in a table: its kind and its number in the draft. */
export function hotspotName({ component, id }: Pick<HotspotRow, 'component' | 'id'>): string {
  return `${component.replace('hotspots.', '')}-${id}`;
}

const PAGE = 50;

/** Only what a table holds: the other fields of a hotspot are none of its business. */
const HOTSPOTS = {
  on: Object.fromEntries(
    HOTSPOT_COMPONENTS.map((component) => {
      const { kind, field } = targetFieldOf(component);
      if (kind === 'link') return [component, { fields: ['title', field] }];
      const part = kind === 'files' ? { fields: ['name'] } : { fields: ['documentId'] };
      return [component, { fields: ['title'], populate: { [field]: part } }];
    }),
  ),
};

/** All drafts of locations with their hotspots. */
export async function* locationRows(
  { strapi, locales }: Workplace,
  targets: TargetsByKind,
): AsyncGenerator<LocationRow> {
  for (const locale of locales) {
    for (let start = 0, isLast = false; !isLast; start += PAGE) {
      const found = await documentsOf(strapi, LOCATION).findMany({
        locale,
        status: 'draft',
        fields: ['title', 'payloadId', 'updatedAt'],
        populate: { world: { fields: ['documentId'] }, hotspots: HOTSPOTS, ...PERMISSION_FIELDS },
        sort: 'id:asc',
        start,
        limit: PAGE,
      });
      for (const row of found) {
        const world = row['world'] as { readonly documentId: string } | null;
        const hotspots = (row['hotspots'] ?? []) as readonly StoredPart[];
        yield {
          documentId: row.documentId,
          locale,
          payloadId: String(row['payloadId'] ?? ''),
          title: String(row['title'] ?? ''),
          world: world?.documentId,
          version: versionOf(row),
          createdBy: row['createdBy'],
          hotspots: hotspots.map((part) => hotspotRow(part, targets)),
        };
      }
      isLast = found.length < PAGE;
      // Others want to be served as well.
      await setImmediate();
    }
  }
}

interface StoredPart {
  readonly __component: HotspotComponent;
  readonly id: number;
  readonly [field: string]: unknown;
}

function hotspotRow(part: StoredPart, targets: TargetsByKind): HotspotRow {
  return {
    component: part.__component,
    id: part.id,
    title: String(part['title'] ?? ''),
    target: targetText(part, targets),
  };
}

function targetText(part: StoredPart, targets: TargetsByKind): string {
  const { kind, field } = targetFieldOf(part.__component);
  const value = part[field];
  if (value === null || value === undefined) return '';
  if (kind === 'link') return String(value);
  if (kind === 'files') {
    return [value]
      .flat()
      .map((file: unknown) => String((file as { readonly name?: unknown }).name ?? ''))
      .join(', ');
  }
  return targets[kind].nameOf(String((value as { readonly documentId?: unknown }).documentId));
}
