import { createHmac } from 'node:crypto';
import type { Clock } from '../../process/clock.ts';
import type { ServerLogger } from '../../process/logger.ts';
import { limitInMemory, storeInMemory } from '../coordination.ts';
import type { Coordination } from '../coordination.ts';
import { createRedisBus } from './bus.ts';
import { createRedisConnection } from './connection.ts';
import { createRedisExpiringSet } from './expiring-set.ts';
import { createRedisRateLimit } from './rate-limit.ts';
import { createRedisDocuments } from './shared-documents.ts';
import { createRedisStore } from './short-lived-store.ts';

/**
 * Coordinates the processes that share a secret by a Redis that they may share with others: nothing of it has a name
 * that another showroom uses.
 *
 * @param options.secret `SESSION_SECRET`, which these processes have in common.
 */
export function createRedisCoordination(options: {
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly logger: Pick<ServerLogger, 'info' | 'warn'>;
}): Coordination {
  const { clock } = options;
  const digest = (text: string): string =>
    createHmac('sha256', options.secret).update(`redis ${text}`).digest('base64url');
  const prefix = `vitrine:${digest('names v1').slice(0, 12)}`;
  const connection = createRedisConnection(options);
  const bus = createRedisBus({ connection, channel: `${prefix}:bus` });
  connection.start();
  return {
    bus,
    limit: (name, limit) =>
      createRedisRateLimit({
        connection,
        // Addresses of visitors are personal data: the Redis holds their digests.
        keyOf: (who) => `${prefix}:limit:${digest(`${name} ${who}`)}`,
        limit,
        alone: limitInMemory(limit, clock),
      }),
    set: (name) => createRedisExpiringSet({ connection, bus, key: `${prefix}:set:${name}`, clock }),
    store: (name, most) =>
      createRedisStore({ connection, key: `${prefix}:${name}`, own: storeInMemory(most, clock) }),
    documents: (collection) =>
      createRedisDocuments({
        connection,
        // Who knows the name of a document may be let in by it.
        keyOf: (name) => `${prefix}:document:${digest(`${collection} ${name}`)}`,
      }),
    isUp: connection.isUp,
    stop: connection.stop,
  };
}
