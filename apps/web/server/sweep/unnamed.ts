/** Milliseconds between two checks for unnamed files. */
export const SWEEP_INTERVAL = 60 * 60_000;

/** Milliseconds of running for which no content may have named a file before it is removed: thirty days. */
export const UNNAMED_TIME = 30 * 24 * 60 * 60_000;

/**
 * Checks that must have found the file unnamed: a day's worth, so that no single one decides, whatever a clock shows.
 */
export const UNNAMED_SWEEPS = 24;

/** The record of a file that the content does not name. */
export interface Unnamed {
  /** Milliseconds of running for which it was unnamed. */
  readonly time: number;
  /** Checks that found it unnamed. */
  readonly sweeps: number;
}

export type UnnamedFiles = ReadonlyMap<string, Unnamed>;

/** Milliseconds that one check can add: a longer pause between two checks was not observed. */
const MAX_ADDED = 2 * SWEEP_INTERVAL;

/**
 * One check of the existing files: how long each has been unnamed, and which have been for long enough. Only time
 * that a process has observed counts, not clock time: a clock that jumps by a year removes no file, nor does a
 * process that was stopped for one.
 *
 * @param before the result of the last check; a file that it does not contain starts at zero.
 * @param elapsed milliseconds since the last check of this process, by a clock that never jumps; 0 at the first.
 */
export function trackUnnamed(
  before: UnnamedFiles,
  look: {
    readonly files: Iterable<string>;
    readonly isNamed: (file: string) => boolean;
    readonly elapsed: number;
  },
): { readonly unnamed: UnnamedFiles; readonly over: readonly string[] } {
  const added = Math.min(MAX_ADDED, Math.max(0, look.elapsed));
  const unnamed = new Map<string, Unnamed>();
  const over: string[] = [];
  for (const file of look.files) {
    if (look.isNamed(file)) continue;
    const known = before.get(file);
    const seen = known ? { time: known.time + added, sweeps: known.sweeps + 1 } : { time: 0, sweeps: 1 };
    unnamed.set(file, seen);
    if (seen.time >= UNNAMED_TIME && seen.sweeps >= UNNAMED_SWEEPS) over.push(file);
  }
  return { unnamed, over };
}
