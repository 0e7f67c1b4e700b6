import type { OpenTransaction } from '../publishing/write-lock.ts';

/** Where a state that all processes of the CMS share is kept. */
export interface JobStore<State> {
  /** @throws Error when the database is away. */
  readonly read: () => Promise<State>;
  /**
   * Changes the state, one caller after the other.
   *
   * @param step Pure: it may be called again.
   * @param within The change counts from the commit of this transaction on; without one, at once.
   * @returns What `step` returned beside the state.
   * @throws Error when the database is away.
   */
  readonly change: <Result>(
    step: (state: State) => readonly [State, Result],
    within?: OpenTransaction,
  ) => Promise<Result>;
  /**
   * Calls `listener` with each state that is new to this process.
   *
   * @returns Ends it.
   */
  readonly watch: (listener: (state: State) => void) => () => void;
  /** Milliseconds that a worker leaves between two reports of its progress. */
  readonly pause: number;
}

/** A state in memory, for a database that one process has to itself. */
export function createMemoryStore<State>(empty: State): JobStore<State> {
  let state = empty;
  const listeners = new Set<(state: State) => void>();
  const become = (next: State): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(next);
  };
  return {
    pause: 0,
    read: async () => state,
    async change(step, within) {
      const [next, result] = step(state);
      if (within === undefined) become(next);
      else within.onCommit(() => become(step(state)[0]));
      return result;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
