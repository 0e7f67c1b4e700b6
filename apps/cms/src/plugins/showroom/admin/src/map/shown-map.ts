import type { MapLocation, MapTransition } from '../../../contracts/map.ts';
import { shownLocation, shownTransition } from './state/edits.ts';
import type { MapState } from './state/map-state.ts';

/** Two locations with what leads from one to the other: one line on the map. */
export interface Pair {
  /** The same for both directions. */
  readonly id: string;
  readonly transitions: readonly MapTransition[];
}

/** A map as the editor sees it, with what is not saved yet. */
export interface ShownMap {
  readonly start: string | null;
  /** In reading order: from top to bottom, what stands nowhere last. */
  readonly locations: readonly MapLocation[];
  readonly byId: ReadonlyMap<string, MapLocation>;
  readonly transitions: readonly MapTransition[];
  readonly pairs: readonly Pair[];
}

export function shownMap({ base, edits }: Pick<MapState, 'base' | 'edits'>): ShownMap {
  const locations = [...base.locations.values()].map((location) => shownLocation(edits, location));
  const drawn = [...edits.values()].filter(({ cell }) => !base.transitions.has(cell.documentId));
  const ids = [...base.transitions.keys(), ...drawn.map(({ cell }) => cell.documentId)];
  const transitions = [...new Set(ids)].flatMap((id) => shownTransition(base, edits, id) ?? []);
  const startEdit = [...edits.values()].find(({ cell }) => cell.of === 'world');
  const start = startEdit === undefined ? base.about.world.start : startEdit.after;
  return {
    start: typeof start === 'string' ? start : null,
    locations,
    byId: new Map(locations.map((location) => [location.documentId, location])),
    transitions,
    pairs: [...Map.groupBy(transitions, pairId)].map(([id, both]) => ({ id, transitions: both })),
  };
}

/** Names the line that a transition is part of. */
export function pairId({ from, to }: Pick<MapTransition, 'from' | 'to'>): string {
  return [from, to].toSorted().join(' ');
}

/** So much of the plan's height counts as one row when its locations are read out, in percent. */
const ROW = 12;

/** From top to bottom in rows, each from left to right; what stands nowhere comes last, by its title. */
export function inReadingOrder(locations: readonly MapLocation[]): readonly MapLocation[] {
  return locations.toSorted((one, other) => {
    if (one.position === null || other.position === null) {
      return (
        Number(one.position === null) - Number(other.position === null) ||
        one.title.localeCompare(other.title)
      );
    }
    return (
      Math.floor(one.position.y / ROW) - Math.floor(other.position.y / ROW) ||
      one.position.x - other.position.x ||
      one.title.localeCompare(other.title)
    );
  });
}
