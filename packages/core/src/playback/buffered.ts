/** A part of a film that has been loaded, in seconds. */
export interface LoadedRange {
  readonly start: number;
  readonly end: number;
}

/** Browsers leave gaps of a few frames between ranges that belong together. */
const GAP = 0.25;

/**
 * Until when a film can be played from a position without waiting, in seconds; the position itself where nothing of
 * what follows has been loaded.
 *
 * @param ranges in any order.
 */
export function loadedUntil(ranges: readonly LoadedRange[], position: number): number {
  let until = position;
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    if (start <= until + GAP && end > until) until = end;
  }
  return until;
}
