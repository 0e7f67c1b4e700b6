import { slugOf } from '@vitrine/core/links/slug-of';
import { nearestAspectRatio } from '@vitrine/core/background/aspect-ratio';
import type { ClipSlot, MapLocation, MapTransition } from '../../../../contracts/map.ts';
import { wordsOf } from './words-of.ts';

/** A clip whose name was read; without a size where the browser cannot read it. */
export interface ReadClip {
  readonly name: string;
  readonly size?: { readonly width: number; readonly height: number };
}

type Location = Pick<MapLocation, 'documentId' | 'payloadId' | 'title'>;

/** Which transition a clip is for, by its name. */
export type ClipMatch =
  | { readonly kind: 'found'; readonly transition: MapTransition; readonly slot: ClipSlot }
  /** The name fits several pairs of locations. */
  | { readonly kind: 'ambiguous' }
  /** The world has both locations, but no transition in that direction. */
  | { readonly kind: 'noTransition'; readonly from: string; readonly to: string }
  /** The name does not name two locations of this world. */
  | { readonly kind: 'noPair' }
  /** The CMS makes the clips for phones by itself. */
  | { readonly kind: 'phone' };

/** Between the two ends of a clip's name: `lobby--atrium`, `lobby_to_atrium`. */
const DASHES = /--+/g;
const TO = /(?<=[\s_-])(?:to|nach)(?=[\s_-])/gi;

/** Finds the transition that a clip's name names, from its first location to its second. */
export function matchClip(
  clip: ReadClip,
  locations: readonly Location[],
  transitions: readonly MapTransition[],
): ClipMatch {
  const { label } = wordsOf(clip.name);
  if (label === 'phone') return { kind: 'phone' };
  const pairs = pairsIn(clip.name).flatMap(([first, second]) =>
    locationsNamed(first, locations).flatMap((from) =>
      locationsNamed(second, locations).flatMap((to) => (from === to ? [] : [{ from, to }])),
    ),
  );
  const [pair] = pairs;
  if (pair === undefined) return { kind: 'noPair' };
  if (pairs.length > 1) return { kind: 'ambiguous' };
  const found = transitions.filter(
    ({ from, to }) => from === pair.from.documentId && to === pair.to.documentId,
  );
  const [transition] = found;
  if (transition === undefined) return { kind: 'noTransition', from: pair.from.title, to: pair.to.title };
  if (found.length > 1) return { kind: 'ambiguous' };
  const slot = label === undefined ? slotOfShape(clip.size) : (`default_background_${label}` as const);
  return { kind: 'found', transition, slot };
}

function slotOfShape(size: ReadClip['size']): ClipSlot {
  return size === undefined ? 'default_background' : `default_background_${nearestAspectRatio(size)}`;
}

/** Every way in which a name has two ends. Dashes are meant; “to” can be a word of a title. */
function pairsIn(file: string): readonly (readonly [string, string])[] {
  const base = file.normalize('NFC').replace(/\.[^.]*$/, '');
  const dashes = [...base.matchAll(DASHES)];
  const between = dashes.length > 0 ? dashes : [...base.matchAll(TO)];
  return between.map(({ index, 0: sign }) => [base.slice(0, index), base.slice(index + sign.length)]);
}

/** The locations that an end of a name names: by title, else by payload id, else by the end of that. */
function locationsNamed(end: string, locations: readonly Location[]): readonly Location[] {
  // Read as the name of a file: without the number in front and the label at the end.
  const name = slugOf(wordsOf(`${end}.`).words.join(' '));
  if (name === '') return [];
  const tests = [
    ({ title }: Location) => slugOf(title) === name,
    ({ payloadId }: Location) => payloadId === name,
    ({ payloadId = '' }: Location) => payloadId.endsWith(`-${name}`),
  ];
  for (const isNamed of tests) {
    const found = locations.filter((location) => isNamed(location));
    if (found.length > 0) return found;
  }
  return [];
}
