import { createClient } from '@redis/client';
import { expect } from 'vitest';
import { startRedis } from '../../../../../../scripts/testing/redis-server.ts';
import { systemClock } from '../../../process/clock.ts';
import type { Clock } from '../../../process/clock.ts';
import { createFakeLogger } from '../../../testing/fake-logger.ts';
import type { Coordination } from '../../coordination.ts';
import { createRedisCoordination } from '../coordination.ts';

export const SECRET = 'a-secret-of-more-than-thirty-two-characters';

/**
 * Waits twenty times as long for the Redis as a process of the showroom: on a busy machine its answer can take longer
 * than a visitor is kept waiting. A test that freezes the Redis takes the system's clock.
 */
const patientClock: Clock = {
  ...systemClock,
  after: (milliseconds, task) => systemClock.after(20 * milliseconds, task),
};

interface ProcessOptions {
  readonly secret?: string;
  readonly clock?: Clock;
  readonly logger?: ReturnType<typeof createFakeLogger>;
}

export type ShowroomProcesses = Awaited<ReturnType<typeof startShowroomProcesses>>;

/** Opens processes of a showroom with a Redis of their own. */
export async function startShowroomProcesses() {
  const redis = await startRedis();
  const { url } = redis;
  const stops: (() => void)[] = [];

  const open = (options: ProcessOptions = {}): Coordination => {
    const { secret = SECRET, clock = patientClock, logger = createFakeLogger() } = options;
    const coordination = createRedisCoordination({ url, secret, clock, logger });
    stops.push(coordination.stop);
    return coordination;
  };

  return {
    redis,
    /** Another process of the showroom, whether or not the Redis answers. */
    open,
    /** Another process of the showroom, connected. */
    connect: async (options?: ProcessOptions) => {
      const coordination = open(options);
      await expect.poll(coordination.isUp).toBe(true);
      return coordination;
    },
    /** Looks into the Redis. */
    openClient: async () => {
      const client = createClient({ url }).on('error', () => undefined);
      stops.push(() => client.destroy());
      await client.connect();
      return client;
    },
    stop: async () => {
      for (const stop of stops) stop();
      redis.thaw();
      await redis.kill();
    },
  };
}
