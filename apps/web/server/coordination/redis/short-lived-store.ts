import type { ShortLivedStore } from '../coordination.ts';
import type { RedisConnection } from './connection.ts';

/**
 * Texts that every process can read. Each process remembers what it has kept as well: while the Redis is away, that
 * is all there is.
 *
 * @param options.key of the Redis, followed by a name.
 */
export function createRedisStore(options: {
  readonly connection: RedisConnection;
  readonly key: string;
  readonly own: ShortLivedStore;
}): ShortLivedStore {
  const { connection, key, own } = options;
  return {
    keepFirst: async (name, text, lifetime) => {
      if (!(await own.keepFirst(name, text, lifetime))) return false;
      try {
        const kept = await connection.ask((client) =>
          client.set(`${key}:${name}`, text, {
            condition: 'NX',
            expiration: { type: 'PX', value: Math.max(1, Math.ceil(lifetime)) },
          }),
        );
        return kept !== null;
      } catch {
        return true;
      }
    },
    read: async (name) => {
      const known = await own.read(name);
      if (known !== undefined) return known;
      try {
        return (await connection.ask((client) => client.get(`${key}:${name}`))) ?? undefined;
      } catch {
        return undefined;
      }
    },
    remembered: own.remembered,
  };
}
