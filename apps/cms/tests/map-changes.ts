import type { MapChange, MapLocation, TransitionContent } from '../src/plugins/showroom/contracts/map.ts';
import type { Entry } from './editor.ts';

/** Puts a location somewhere. */
export function position(
  entry: Entry,
  before: MapLocation['position'],
  after: MapLocation['position'],
): MapChange {
  return {
    kind: 'set',
    of: 'location',
    documentId: entry.documentId,
    field: 'position',
    before,
    after,
  };
}

/** A document id, as a browser would make one. */
export function idOf(name: string): string {
  return name.padEnd(24, '0');
}

/** A transition that is nothing special. */
export function between(
  from: Entry,
  target: Entry,
  more: Partial<TransitionContent> = {},
): TransitionContent {
  return {
    kind: 'transition',
    from: from.documentId,
    to: target.documentId,
    weight: 100,
    active: true,
    clips: {},
    ...more,
  };
}
