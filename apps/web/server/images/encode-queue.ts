import type { Clock } from '../process/clock.ts';
import { AbandonedError, createFairQueue } from '../fairness/fair-queue.ts';
import type { Asker, FairQueueLimits } from '../fairness/fair-queue.ts';

/**
 * `background`: no client requested it, it makes a later visit faster. `waits`: a client waits for it, for so many
 * milliseconds if that is not {@link PATIENCE}. `follows`: the client has a picture already, and this is a better one
 * for the next client.
 */
export type EncodeUrgency =
  | 'background'
  | { readonly waits: Asker; readonly patience?: number }
  | { readonly follows: Asker };

/** The encode did not begin soon enough, and the client should get something else. It may still run later. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError';
}

/** Milliseconds that a visitor waits for a picture's turn: longer looks broken. */
const PATIENCE = 1_000;

/**
 * Milliseconds after which a picture that no client waits for is dropped: a client that got a substitute requests it
 * again.
 */
const KEPT_WAITING = 60_000;

/**
 * One encode at a time, with one thread: the other core answers visitors. A picture takes 50 to 500 ms, so 15 s are
 * the pictures of some twenty locations for one visitor, and a tenth of the time keeps pace with a visitor who walks.
 * Beyond that a client is greedy. At a fair, where all visitors share one address, this hurts none for long: they
 * need the same pictures, each is encoded once, and meanwhile there is a substitute. 16 waiting encodes are several
 * pages' pictures.
 */
const LIMITS: FairQueueLimits = {
  atOnce: 1,
  ofOneAtOnce: 1,
  maxWaiting: 1_000,
  maxWaitingPerClient: 16,
  free: 15_000,
  refill: 0.1,
  greedyShare: 0.25,
};

/**
 * Runs encodes, those that visitors wait for first and fairly between them. Equal keys share one encode while it is
 * queued or running.
 */
export function createEncodeQueue(clock: Clock, limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue<void>({ ...LIMITS, ...limits }, clock);

  const wait = async (
    key: string,
    { waits: asker, patience: longest = PATIENCE }: { readonly waits: Asker; readonly patience?: number },
    encode: () => Promise<void>,
  ): Promise<void> => {
    // A client that already has its answer did not leave before it.
    const leaving = new AbortController();
    const onAbort = (): void => leaving.abort();
    asker.signal?.addEventListener('abort', onAbort, { once: true });
    if (asker.signal?.aborted) leaving.abort();
    const turn = queue.ask(key, { client: asker.client, signal: leaving.signal }, encode);
    const patience = Promise.withResolvers<'late'>();
    const cancel = clock.after(longest, () => patience.resolve('late'));
    const first = turn && (await Promise.race([turn.begun, turn.result.catch(() => {}), patience.promise]));
    cancel();
    asker.signal?.removeEventListener('abort', onAbort);
    if (turn === undefined || first === 'late') {
      if (turn !== undefined) void turn.begun.then(clock.after(KEPT_WAITING, () => leaving.abort()));
      throw new NoTurnError(`${key} has to wait.`);
    }
    try {
      await turn.result;
    } catch (error) {
      if (error instanceof AbandonedError) throw new NoTurnError(error.message);
      throw error;
    }
  };

  return {
    /**
     * Settles when the encode is done; rejects with the encode's error.
     *
     * @throws {NoTurnError} when its turn does not come soon enough, or too many encodes wait already.
     */
    run: (key: string, urgency: EncodeUrgency, encode: () => Promise<void>): Promise<void> => {
      if (urgency === 'background') return queue.askInBackground(key, encode).result;
      if ('waits' in urgency) return wait(key, urgency, encode);
      const { client } = urgency.follows;
      // For a greedy client a picture is encoded once, good enough, and not a second time.
      if (queue.isGreedy(client) || queue.length() >= LIMITS.maxWaiting) {
        return Promise.reject(new NoTurnError(`${key} is not needed now.`));
      }
      return queue.askInBackground(key, encode, client).result;
    },
    /** Encodes that have not begun. */
    length: queue.length,
  };
}
