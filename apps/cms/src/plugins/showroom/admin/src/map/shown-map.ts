import type { MapLocation, MapMove } from '../../../contracts/map.ts';
import { shownLocation, shownMove } from './state/edits.ts';
import type { MapState } from './state/map-state.ts';

/** Two locations with what leads from one to the other: one line on the map. */
export interface Pair {
  /** The same for both directions. */
  readonly id: string;
  readonly moves: readonly MapMove[];
}

/** A map as the editor sees it, with what is not saved yet. */
export interface ShownMap {
  readonly start: string | null;
  /** In reading order: from top to bottom, what stands nowhere last. */
  readonly locations: readonly MapLocation[];
  readonly byId: ReadonlyMap<string, MapLocation>;
  readonly moves: readonly MapMove[];
  readonly pairs: readonly Pair[];
}

export function shownMap({ base, edits }: Pick<MapState, 'base' | 'edits'>): ShownMap {
  const locations = [...base.locations.values()].map((location) => shownLocation(edits, location));
  const drawn = [...edits.values()].filter(({ cell }) => !base.moves.has(cell.documentId));
  const ids = [...base.moves.keys(), ...drawn.map(({ cell }) => cell.documentId)];
  const moves = [...new Set(ids)].flatMap((id) => shownMove(base, edits, id) ?? []);
  const startEdit = [...edits.values()].find(({ cell }) => cell.of === 'world');
  const start = startEdit === undefined ? base.about.world.start : startEdit.after;
  return {
    start: typeof start === 'string' ? start : null,
    locations,
    byId: new Map(locations.map((location) => [location.documentId, location])),
    moves,
    pairs: [...Map.groupBy(moves, pairId)].map(([id, both]) => ({ id, moves: both })),
  };
}

/** Names the line that a move is part of. */
export function pairId({ from, to }: Pick<MapMove, 'from' | 'to'>): string {
  return [from, to].toSorted().join(' ');
}

/** So much of the plan's height counts as one row when its locations are read out, in percent. */
const ROW = 12;

/** From top to bottom in rows, each from left to right; what stands nowhere comes last, by its title. */
export function inReadingOrder(locations: readonly MapLocation[]): readonly MapLocation[] {
  return locations.toSorted((one, other) => {
    if (one.place === null || other.place === null) {
      return (
        Number(one.place === null) - Number(other.place === null) || one.title.localeCompare(other.title)
      );
    }
    return (
      Math.floor(one.place.y / ROW) - Math.floor(other.place.y / ROW) ||
      one.place.x - other.place.x ||
      one.title.localeCompare(other.title)
    );
  });
}
