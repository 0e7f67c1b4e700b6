import { slugOf } from '@vitrine/core/links/slug-of';
import { nearestAspectRatio } from '@vitrine/core/background/aspect-ratio';
import type { PictureSlot } from '../../../../contracts/map.ts';
import { titleOf, wordsOf } from './words-of.ts';
import type { Label } from './words-of.ts';

/** A picture that was read. */
export interface ReadPicture {
  /** Of the file, unique among those that were read. */
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A location that pictures become, before anything is written. */
export interface PlannedLocation {
  /** The same when other files are added. */
  readonly id: string;
  readonly title: string;
  readonly pictures: readonly { readonly slot: PictureSlot; readonly picture: ReadPicture }[];
}

const SLOTS: Readonly<Record<Label, PictureSlot>> = {
  '4x3': 'default_background_4x3',
  '16x9': 'default_background_16x9',
  phone: 'mobile',
};

/** What a picture is for, by its shape: upright ones are for phones. */
export function slotOfShape({ width, height }: Pick<ReadPicture, 'height' | 'width'>): PictureSlot {
  if (height > width) return 'mobile';
  return SLOTS[nearestAspectRatio({ width, height })];
}

const BY_NAME = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Groups pictures into locations, in the order of their names. Pictures of one name that are for different screens
 * are one location; two for the same screen are two. The end of a name goes before the shape of the picture.
 */
export function planLocations(pictures: readonly ReadPicture[]): readonly PlannedLocation[] {
  const known = pictures
    .map((picture) => {
      const words = wordsOf(picture.name);
      const slot = words.label === undefined ? slotOfShape(picture) : SLOTS[words.label];
      return { picture, slot, ...words };
    })
    .toSorted(
      (one, other) =>
        BY_NAME.compare(one.stem, other.stem) ||
        // A picture whose name says what it is for has the first claim.
        Number(one.label === undefined) - Number(other.label === undefined) ||
        BY_NAME.compare(one.picture.name, other.picture.name) ||
        (one.picture.id < other.picture.id ? -1 : 1),
    );
  return [...Map.groupBy(known, ({ stem }) => stem)].flatMap(([stem, group]) => {
    const locations: (typeof group)[] = [];
    for (const file of group) {
      const free = locations.find((location) => location.every(({ slot }) => slot !== file.slot));
      if (free === undefined) locations.push([file]);
      else free.push(file);
    }
    return locations.map((files, index) => {
      const title = titleOf(files[0]?.words ?? [stem]);
      return {
        id: index === 0 ? stem : `${stem} (${index + 1})`,
        title: index === 0 ? title : `${title} ${index + 1}`,
        pictures: files
          .map(({ slot, picture }) => ({ slot, picture }))
          .toSorted((one, other) => ORDER.indexOf(one.slot) - ORDER.indexOf(other.slot)),
      };
    });
  });
}

/** The order in which a location's pictures are listed. */
const ORDER: readonly PictureSlot[] = Object.values(SLOTS);

/** Slugs for titles, in their order, each of them once. A title without Latin letters gets a number. */
export function slugsFor(titles: readonly string[], taken: ReadonlySet<string>): readonly string[] {
  const used = new Set(taken);
  return titles.map((title) => {
    const base = slugOf(title) || 'location';
    let slug = base;
    for (let number = 2; used.has(slug); number += 1) slug = `${base}-${number}`;
    used.add(slug);
    return slug;
  });
}
