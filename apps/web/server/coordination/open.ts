import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import { createLocalCoordination } from './coordination.ts';
import type { Coordination } from './coordination.ts';

/** Opens what this process has in common with others. Without a Redis none of its code is loaded. */
export async function openCoordination(options: {
  /** `REDIS_URL`. */
  readonly redisUrl: string | undefined;
  readonly secret: string;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}): Promise<Coordination> {
  const { redisUrl: url } = options;
  if (url === undefined) return createLocalCoordination(options.clock);
  const { createRedisCoordination } = await import('./redis/coordination.ts');
  return createRedisCoordination({ ...options, url });
}
