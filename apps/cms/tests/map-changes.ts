import type { MapChange, MapLocation, MoveContent } from '../src/plugins/showroom/contracts/map.ts';
import type { Entry } from './editor.ts';

/** Puts a location somewhere. */
export const place = (
  entry: Entry,
  before: MapLocation['place'],
  after: MapLocation['place'],
): MapChange => ({
  kind: 'set',
  of: 'location',
  documentId: entry.documentId,
  field: 'place',
  before,
  after,
});
/** A document id, as a browser would make one. */
export const idOf = (name: string): string => name.padEnd(24, '0');
/** A transition that is nothing special. */
export const between = (from: Entry, target: Entry, more: Partial<MoveContent> = {}): MoveContent => ({
  kind: 'transition',
  from: from.documentId,
  to: target.documentId,
  weight: 100,
  active: true,
  clips: {},
  ...more,
});
