import type { DoctorAnswer, ExaminedShowroom } from '../../../contracts/doctor.ts';

/** What the admin panel knows of the doctor's findings. */
export interface Known {
  /** The latest there is, also when asking again has failed. */
  readonly showroom?: ExaminedShowroom;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

/** The doctor's answers, shared by everything on the screen that shows them. */
export interface Examinations {
  readonly known: () => Known;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Asks, unless what is known is younger than {@link FRESH_MS} and knows of a write, or is being asked for.
   *
   * @param written When the entry was written that somebody looks at, in milliseconds of the CMS's clock.
   */
  readonly need: (written: number) => void;
  /** Asks in any case. */
  readonly ask: () => void;
}

/** What others write meanwhile is seen after this time. */
export const FRESH_MS = 30_000;

export function createExaminations(
  fetch: () => Promise<DoctorAnswer>,
  now: () => number = Date.now,
): Examinations {
  let known: Known = { isAsking: false, hasFailed: false };
  /** When the last answer came, and what it knows of, each by its own clock. */
  let answered = Number.NEGATIVE_INFINITY;
  let knowsUntil = Number.NEGATIVE_INFINITY;
  /** What came to be needed while an answer was awaited, which may have been begun too early for it. */
  let neededMeanwhile = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const tell = (next: Known): void => {
    known = next;
    for (const listener of listeners) listener();
  };

  const ask = async (): Promise<void> => {
    if (known.isAsking) return;
    tell({ ...known, isAsking: true });
    try {
      const { data, at } = await fetch();
      answered = now();
      knowsUntil = at;
      tell({ showroom: data, isAsking: false, hasFailed: false });
    } catch {
      answered = Number.NEGATIVE_INFINITY;
      tell({ ...known, isAsking: false, hasFailed: true });
    }
    const isTooOld = neededMeanwhile > knowsUntil && !known.hasFailed;
    neededMeanwhile = Number.NEGATIVE_INFINITY;
    if (isTooOld) await ask();
  };

  return {
    known: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    need(written) {
      if (known.isAsking) neededMeanwhile = Math.max(neededMeanwhile, written);
      else if (now() - answered >= FRESH_MS || written > knowsUntil) void ask();
    },
    ask: () => void ask(),
  };
}
