import type { DoctorAnswer, ExaminedShowroom } from '../../../contracts/doctor.ts';

/** The doctor's findings as far as the panel knows them. */
export interface Known {
  /** The latest result, even if a newer request has failed. */
  readonly showroom?: ExaminedShowroom;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

/** The doctor's answers, shared by all components on the page. */
export interface Examinations {
  readonly known: () => Known;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Requests the findings, unless the known ones are younger than {@link FRESH_MS} and include the write, or a
   * request is in progress.
   *
   * @param written when the shown entry was written, in milliseconds of the CMS's clock.
   */
  readonly need: (written: number) => void;
  /** Always requests the findings. */
  readonly ask: () => void;
}

/** After this time the findings are requested again, because others may have written. */
export const FRESH_MS = 30_000;

export function createExaminations(
  fetch: () => Promise<DoctorAnswer>,
  now: () => number = Date.now,
): Examinations {
  let known: Known = { isAsking: false, hasFailed: false };
  /** When the last answer arrived, and which writes it includes, each by its own clock. */
  let answered = Number.NEGATIVE_INFINITY;
  let knowsUntil = Number.NEGATIVE_INFINITY;
  /** The latest write needed during a request, which may have begun too early to include it. */
  let neededMeanwhile = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const notify = (next: Known): void => {
    known = next;
    for (const listener of listeners) listener();
  };

  const ask = async (): Promise<void> => {
    if (known.isAsking) return;
    notify({ ...known, isAsking: true });
    try {
      const { data, at } = await fetch();
      answered = now();
      knowsUntil = at;
      notify({ showroom: data, isAsking: false, hasFailed: false });
    } catch {
      answered = Number.NEGATIVE_INFINITY;
      notify({ ...known, isAsking: false, hasFailed: true });
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
