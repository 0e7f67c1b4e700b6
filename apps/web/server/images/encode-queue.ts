/** `waiting`: a visitor waits for it. `background`: it makes a later visit faster. */
export type EncodeUrgency = 'waiting' | 'background';

interface Job {
  readonly run: () => Promise<void>;
}

/**
 * Runs encodes one at a time, those somebody waits for first. Equal keys share one job while it is queued
 * or running; a job asked for again with more urgency moves up.
 */
export const createEncodeQueue = () => {
  const lanes: Record<EncodeUrgency, Map<string, Job>> = { waiting: new Map(), background: new Map() };
  const results = new Map<string, Promise<void>>();
  let isRunning = false;

  const runNext = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const lane = lanes.waiting.size > 0 ? lanes.waiting : lanes.background;
      const next = lane.entries().next().value;
      if (!next) break;
      lane.delete(next[0]);
      await next[1].run();
    }
    isRunning = false;
  };

  return {
    /** Settles when the encode is done; rejects with what it failed with. */
    run: (key: string, urgency: EncodeUrgency, encode: () => Promise<void>): Promise<void> => {
      const queued = lanes.background.get(key);
      if (queued && urgency === 'waiting') {
        lanes.background.delete(key);
        lanes.waiting.set(key, queued);
      }
      const known = results.get(key);
      if (known) return known;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const run = (): Promise<void> =>
        encode()
          .finally(() => results.delete(key))
          .then(resolve, reject);
      lanes[urgency].set(key, { run });
      results.set(key, promise);
      void runNext();
      return promise;
    },
    /** Encodes that have not begun. */
    length: () => lanes.waiting.size + lanes.background.size,
  };
};
