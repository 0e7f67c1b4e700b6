import type { PayloadId, WorldSlug } from '../world/ids.ts';

/** Specification section 9. */
export const HISTORY_CAPACITY = 100;

/** Where a visitor has been, in this showroom; the browser keeps its own history. Plain data. */
export interface VisitHistory {
  /** Oldest first; the location the visitor stands in is the last one. */
  readonly entries: readonly PayloadId[];
  /** The location visited last in each world, which outlives the entries. */
  readonly lastVisited: Readonly<Record<WorldSlug, PayloadId>>;
}

/** The history of a visitor who has not been anywhere yet. */
export const EMPTY_HISTORY: VisitHistory = { entries: [], lastVisited: {} };

/** An arrival in a location, on whatever way. */
export interface Arrival {
  readonly location: PayloadId;
  readonly world: WorldSlug;
  /** The start location of that world, if it has one. */
  readonly start?: PayloadId | undefined;
}

/**
 * The history after an arrival (specification section 4, History):
 *
 * - "Arriving at the start clears history."
 * - "The start location is pushed first if history is empty", so that a visitor who came by a link deep into
 *   a world can go back to its start.
 * - "Capacity 100 entries": the oldest is dropped.
 *
 * Arriving where the visitor stands already, as after {@link goBack}, adds nothing.
 */
export function recordArrival(history: VisitHistory, { location, world, start }: Arrival): VisitHistory {
  const lastVisited = { ...history.lastVisited, [world]: location };
  if (location === start) return { entries: [], lastVisited };
  const before = history.entries.length === 0 && start !== undefined ? [start] : history.entries;
  const entries = before.at(-1) === location ? before : [...before, location];
  return { entries: entries.slice(-HISTORY_CAPACITY), lastVisited };
}

/**
 * "A back action returns to the last entry" (specification section 4): the target of the way back from the
 * location the visitor stands in, and the history without what is left behind. There is no target when the
 * visitor has nowhere to return to.
 */
export function goBack(
  history: VisitHistory,
  current: PayloadId,
): readonly [history: VisitHistory, target: PayloadId | undefined] {
  const last = history.entries.findLastIndex((entry) => entry !== current);
  const entries = history.entries.slice(0, last + 1);
  return [{ ...history, entries }, entries.at(-1)];
}
