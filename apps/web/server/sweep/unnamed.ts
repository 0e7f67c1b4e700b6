/** Milliseconds between two looks for what is no longer named. */
export const SWEEP_INTERVAL = 60 * 60_000;

/** Milliseconds of running for which no content may have named a file before it goes: thirty days. */
export const UNNAMED_TIME = 30 * 24 * 60 * 60_000;

/**
 * Looks at which the file was unnamed: a day's worth, so that no single one decides, whatever a clock says.
 */
export const UNNAMED_SWEEPS = 24;

/** What is known of a file that the content does not name. */
export interface Unnamed {
  /** Milliseconds of running for which it was seen so. */
  readonly time: number;
  /** Looks that have seen it so. */
  readonly sweeps: number;
}

export type UnnamedFiles = ReadonlyMap<string, Unnamed>;

/** Milliseconds that one look can add: a pause between two looks that was longer was not watched. */
const MAX_ADDED = 2 * SWEEP_INTERVAL;

/**
 * One look at the files that are there: how long each has been unnamed, and which have been for long enough. Time is
 * what processes have watched, never what a clock says: a clock that jumps by a year takes nothing away, nor does a
 * process that was stopped for one.
 *
 * @param before what the last look has left; of a file that it does not know, the time begins now.
 * @param elapsed milliseconds since the last look of this process, by a clock that never jumps; 0 at the first.
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
