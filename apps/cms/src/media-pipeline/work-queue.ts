import { AsyncLocalStorage } from 'node:async_hooks';

/** The abort reason at shutdown: the work can continue at the next start. */
export const STOPPED = Symbol('stopped');

/** The abort reason of brief or idle work that was preempted: it is queued again and restarts. */
export const INTERRUPTED = Symbol('interrupted');

/** The order of work: what an editor waits for, what visitors need, information, and savings of bytes, quick ones first. */
const URGENCIES = ['awaited', 'needed', 'welcome', 'brief', 'idle'] as const;

type Urgency = (typeof URGENCIES)[number];

/** The first urgency that no one waits for. */
const BRIEF = URGENCIES.indexOf('brief');

/** Runs pieces of work one after the other, so that editors keep most of the machine. */
export interface WorkQueue {
  /**
   * Queues work behind all work of the same urgency. Waiting or running work of the same name is dropped for it, and
   * running brief or idle work is aborted for anything more urgent than both, and restarts when nothing else waits.
   *
   * @param options.urgency `needed` by default.
   * @param options.onDropped called when the work will never begin; running work is notified by its signal.
   */
  readonly add: (
    name: string,
    work: (signal: AbortSignal) => Promise<void>,
    options?: { readonly urgency?: Urgency; readonly onDropped?: () => void },
  ) => void;
  /** Whether work of a name waits or runs. */
  readonly has: (name: string) => boolean;
  /** Puts the work of a name that waits behind all that is as urgent, unless it is more urgent already. */
  readonly hurry: (name: string, urgency: Urgency) => void;
  /** Drops the work of a name; running work is aborted by its signal. */
  readonly drop: (name: string) => void;
  /** Drops everything, and waits until nothing runs. */
  readonly stop: () => Promise<void>;
  /** Resolves when there is nothing left to do. */
  readonly idle: () => Promise<void>;
}

interface Piece {
  readonly name: string;
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly control: AbortController;
  rank: number;
  readonly onDropped: () => void;
}

/**
 * Work runs in the async context of the queue, not in that of the caller, whose transaction will be over.
 *
 * @param onError Called with an error of the work, unless it was dropped.
 */
export function createWorkQueue(onError: (error: unknown) => void): WorkQueue {
  const inOwnContext = AsyncLocalStorage.snapshot();
  let waiting: Piece[] = [];
  let running: Piece | undefined;
  let drained: Promise<void> = Promise.resolve();
  let isStopped = false;

  const drain = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      running = next;
      try {
        await next.work(next.control.signal);
      } catch (error) {
        if (!next.control.signal.aborted) onError(error);
      }
      running = undefined;
    }
  };
  /** Sorting is stable, so work of equal urgency keeps its order. */
  const putInOrder = (): void => {
    waiting = waiting.toSorted((one, other) => one.rank - other.rank);
  };
  /** Aborts running brief or idle work for more urgent work: idle work can take an hour. */
  const yieldToUrgent = (): void => {
    const [first] = waiting;
    if (running === undefined || running.rank < BRIEF || first === undefined || first.rank >= BRIEF) return;
    const { control } = running;
    if (control.signal.aborted) return;
    // Before those of its urgency that were behind it.
    waiting = [{ ...running, control: new AbortController() }, ...waiting];
    putInOrder();
    control.abort(INTERRUPTED);
  };
  const dropWaiting = (isDropped: (piece: Piece) => boolean): void => {
    const dropped = waiting.filter(isDropped);
    waiting = waiting.filter((piece) => !dropped.includes(piece));
    for (const { onDropped } of dropped) onDropped();
  };
  const drop = (name: string): void => {
    dropWaiting((piece) => piece.name === name);
    if (running?.name === name) running.control.abort();
  };

  return {
    add(name, work, { urgency = 'needed', onDropped = () => {} } = {}) {
      if (isStopped) return onDropped();
      drop(name);
      const rank = URGENCIES.indexOf(urgency);
      waiting.push({ name, work, control: new AbortController(), rank, onDropped });
      putInOrder();
      yieldToUrgent();
      drained = drained.then(() => inOwnContext(drain));
    },
    has: (name) => running?.name === name || waiting.some((piece) => piece.name === name),
    hurry(name, urgency) {
      const rank = URGENCIES.indexOf(urgency);
      for (const piece of waiting) if (piece.name === name) piece.rank = Math.min(piece.rank, rank);
      putInOrder();
      yieldToUrgent();
    },
    drop,
    async stop() {
      isStopped = true;
      dropWaiting(() => true);
      running?.control.abort(STOPPED);
      await drained;
    },
    idle: () => drained,
  };
}
