import type { MapLocation, MapTransition } from '../../../contracts/map.ts';
import { shownLocation, shownTransition } from './state/edits.ts';
import type { MapState } from './state/map-state.ts';

/** Two locations and the transitions between them: one line on the map. */
export interface Pair {
  /** The same for both directions. */
  readonly id: string;
  readonly transitions: readonly MapTransition[];
}

/** A map with the editor's unsaved changes. */
export interface ShownMap {
  readonly start: string | null;
  /** In reading order, from top to bottom; unplaced locations last. */
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

/** Id of the line that a transition belongs to. */
export function pairId({ from, to }: Pick<MapTransition, 'from' | 'to'>): string {
  return [from, to].toSorted().join(' ');
}

/** Height of a row in reading order, in percent of the plan. */
const ROW = 12;

/** Rows from top to bottom, each from left to right; unplaced locations last, by title. */
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
