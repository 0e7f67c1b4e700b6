import { createClient } from '@redis/client';
import type { Clock } from '../../process/clock.ts';
import type { ServerLogger } from '../../process/logger.ts';

/** Milliseconds for an answer: a visitor waits for it, and this process can go on without. */
const ANSWER_TIME = 250;

/** Milliseconds until a Redis that has not answered in time is asked again whether it does. */
const REST = 1_000;

/** Milliseconds between two signs of life, and how long a connection may be silent. */
const PING_INTERVAL = 1_000;
const MAX_SILENCE = 3_000;

/** Milliseconds until the next attempt to connect: it doubles each time. */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 2_000;

/** The Redis does not answer: this process goes on by itself. */
export class RedisAwayError extends Error {
  override readonly name = 'RedisAwayError';
}

function openClient(url: string) {
  return createClient({
    url,
    name: 'vitrine-web',
    // What waits for a connection would be answered too late.
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL,
    socket: {
      connectTimeout: MAX_SILENCE,
      socketTimeout: MAX_SILENCE,
      reconnectStrategy: (retries) => Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** retries),
    },
  });
}

export type RedisClient = ReturnType<typeof openClient>;

export interface RedisConnection {
  readonly isUp: () => boolean;
  /**
   * Asks the Redis.
   * @throws {RedisAwayError} at once while it is away, and when it does not answer in time.
   */
  readonly ask: <Reply>(command: (client: RedisClient) => Promise<Reply>) => Promise<Reply>;
  /** Calls `listener` with each message of a channel. */
  readonly subscribe: (channel: string, listener: (message: string) => void) => void;
  /** Calls `listener` whenever the Redis is there for the first time or again. */
  readonly onUp: (listener: () => void) => void;
  /** Begins to connect, and goes on until it is stopped. */
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Keeps a connection to a Redis, or to anything that speaks its protocol. That it is away is logged once, that it is
 * back as well; nothing has to be restarted.
 *
 * @param options.url `redis://` or `rediss://`.
 */
export function createRedisConnection(options: {
  readonly url: string;
  readonly clock: Clock;
  readonly logger: Pick<ServerLogger, 'info' | 'warn'>;
}): RedisConnection {
  const { clock, logger } = options;
  const client = openClient(options.url);
  const channels = new Map<string, (message: string) => void>();
  const upListeners = new Set<() => void>();
  let isUp = false;
  let isAwayLogged = false;
  let isStopped = false;
  let isLookPlanned = false;

  const noteAway = (reason: string): void => {
    isUp = false;
    if (isAwayLogged || isStopped) return;
    isAwayLogged = true;
    logger.warn({ reason }, 'Redis does not answer: this process limits, remembers and announces by itself.');
  };

  const inTime = async <Reply>(command: () => Promise<Reply>): Promise<Reply> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const cancel = clock.after(ANSWER_TIME, () =>
      reject(new RedisAwayError(`It has not answered within ${ANSWER_TIME} ms.`)),
    );
    try {
      return await Promise.race([command(), late]);
    } finally {
      cancel();
    }
  };

  const noteUp = async (): Promise<void> => {
    if (isUp || isStopped) return;
    try {
      for (const [channel, listener] of channels) await client.subscribe(channel, listener);
    } catch (error) {
      noteAway(messageOf(error));
      return;
    }
    isUp = true;
    if (isAwayLogged) logger.info({}, 'Redis answers again.');
    isAwayLogged = false;
    for (const listener of upListeners) listener();
  };

  /** A Redis that was only slow keeps its connection, which says nothing when it is back. */
  const lookLater = (): void => {
    if (isLookPlanned || isStopped) return;
    isLookPlanned = true;
    clock.after(REST, () => {
      isLookPlanned = false;
      inTime(() => client.ping())
        .then(noteUp)
        .catch(lookLater);
    });
  };

  client.on('ready', () => void noteUp());
  client.on('error', (error: unknown) => noteAway(messageOf(error)));

  return {
    isUp: () => isUp,
    ask: async (command) => {
      if (!isUp) throw new RedisAwayError('It is away.');
      try {
        return await inTime(() => command(client));
      } catch (error) {
        if (!(error instanceof RedisAwayError)) throw new RedisAwayError(messageOf(error), { cause: error });
        noteAway(error.message);
        lookLater();
        throw error;
      }
    },
    subscribe: (channel, listener) => void channels.set(channel, listener),
    onUp: (listener) => void upListeners.add(listener),
    start: () => {
      // It goes on trying by itself; what it says of each attempt comes as an event.
      client.connect().catch((error: unknown) => noteAway(messageOf(error)));
    },
    stop: () => {
      isStopped = true;
      client.destroy();
    },
  };
}

/** Of a connection to several addresses Node gives a list of errors without a message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
