/** A rehearsal that a moment needs. Equal lists are rehearsed once, however many moments they belong to. */
interface Asked<Plan> {
  /** The list of releases. */
  readonly list: string;
  readonly plan: Plan;
}

interface InTurnParts<Plan, Result> {
  readonly look: (moment: number) => Promise<Asked<Plan>>;
  /** Changes with everything that a rehearsal of this plan depends on. */
  readonly stampOf: (plan: Plan) => Promise<string>;
  readonly rehearse: (plan: Plan) => Promise<Result>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Results of rehearsals, made one after the other. Moments are milliseconds since 1970. */
export interface InTurn<Result> {
  /** As everything is now. */
  readonly at: (moment: number) => Promise<Result>;
  /** The same for open windows, which ask again and again: it can be older. */
  readonly lately: (moment: number) => Promise<Result>;
}

/**
 * Milliseconds without a rehearsal before one begins for a window that is open while colleagues work: each one holds
 * the lock of all writers for as long as the releases would take.
 */
export const PAUSE = 15_000;

/** Milliseconds, at most, that are left to writers between two rehearsals: an editor waits for the second. */
const MAX_REST = 2_000;

/** How many results are remembered. */
const MAX_KNOWN = 8;

interface Known<Result> {
  /** Undefined where the rehearsal failed. */
  readonly stamp: string | undefined;
  readonly result: Promise<Result>;
  /** When it was last up to date, in milliseconds since 1970. */
  readonly checked: number;
  /** When it was last asked for. */
  readonly asked: number;
}

/** Does one rehearsal at a time, and leaves writers time after each one: as much as it took, up to {@link MAX_REST}. */
export function createInTurn<Plan, Result>(parts: InTurnParts<Plan, Result>): InTurn<Result> {
  const { look, stampOf, rehearse, now, wait } = parts;
  const known = new Map<string, Known<Result>>();
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let ended = -PAUSE;

  const note = (list: string, value: Known<Result>): void => {
    known.delete(list);
    known.set(list, value);
    for (const oldest of [...known.keys()].slice(0, -MAX_KNOWN)) known.delete(oldest);
  };

  /** Looks the plan up only now: it may have changed during the turns before. */
  const turn = async (
    moment: number,
  ): Promise<{ readonly result: Promise<Result>; readonly took: number }> => {
    const { list, plan } = await look(moment);
    const stamp = await stampOf(plan);
    const begun = now();
    const before = known.get(list);
    if (before?.stamp === stamp) {
      note(list, { ...before, checked: begun, asked: begun });
      return { result: before.result, took: 0 };
    }
    const result = rehearse(plan);
    const isDone = await result.then(
      () => true,
      () => false,
    );
    ended = now();
    note(list, { stamp: isDone ? stamp : undefined, result, checked: begun, asked: ended });
    return { result, took: ended - begun };
  };

  const at = async (moment: number): Promise<Result> => {
    queued += 1;
    const mine = queue.then(() => turn(moment));
    queue = mine.then(
      ({ took }) => (took > 0 ? wait(Math.min(took, MAX_REST)) : undefined),
      () => undefined,
    );
    void queue.then(() => (queued -= 1));
    return await (
      await mine
    ).result;
  };

  /** Whether no other window that is still open has waited longer. */
  const isNext = (list: string, { checked }: Known<Result>): boolean =>
    [...known].every(
      ([other, { checked: theirs, asked }]) => other === list || now() - asked >= PAUSE || theirs >= checked,
    );

  return {
    at,
    lately: async (moment) => {
      const { list } = await look(moment);
      const before = known.get(list);
      if (before === undefined) return await at(moment);
      note(list, { ...before, asked: now() });
      const mayBegin = queued === 0 && now() - ended >= PAUSE && isNext(list, before);
      return await (mayBegin ? at(moment) : before.result);
    },
  };
}
