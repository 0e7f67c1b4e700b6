import type { Clock } from '../../process/clock.ts';
import type { Bus, ExpiringSet } from '../coordination.ts';
import type { RedisConnection } from './connection.ts';

/**
 * A sorted set by when its members end, and a message for each new one. What was added while the Redis was away is
 * added when it is back, and what others have added is read then.
 *
 * @param options.key of the Redis.
 */
export function createRedisExpiringSet(options: {
  readonly connection: RedisConnection;
  readonly bus: Bus;
  readonly key: string;
  readonly clock: Pick<Clock, 'now'>;
}): ExpiringSet {
  const { connection, bus, key, clock } = options;
  const listeners = new Set<(member: string, endsAt: number) => void>();
  /** Not in the Redis yet. */
  const unsent = new Map<string, number>();

  const send = async (member: string, endsAt: number): Promise<void> => {
    unsent.set(member, endsAt);
    try {
      await connection.ask((client) => client.zAdd(key, { score: endsAt, value: member }));
      unsent.delete(member);
      // Behind it: a process that has read the set before is told, one that reads it later finds it.
      bus.publish(key, `${member} ${endsAt}`);
    } catch {
      // It is sent again when the Redis is back.
    }
  };

  const catchUp = async (): Promise<void> => {
    for (const [member, endsAt] of unsent) {
      if (endsAt <= clock.now()) unsent.delete(member);
      else await send(member, endsAt);
    }
    try {
      await connection.ask((client) => client.zRemRangeByScore(key, '-inf', clock.now()));
      const members = await connection.ask((client) => client.zRangeWithScores(key, 0, -1));
      for (const { value, score } of members) for (const listener of listeners) listener(value, score);
    } catch {
      // It is read when the Redis is back.
    }
  };

  bus.subscribe(key, (message) => {
    const [member = '', endsAt = ''] = message.split(' ');
    for (const listener of listeners) listener(member, Number(endsAt));
  });
  connection.onUp(() => void catchUp());

  return {
    add: (member, endsAt) => void send(member, endsAt),
    onAdded: (listener) => {
      listeners.add(listener);
      // The connection may have been up for a while: then nothing else would read the set.
      void catchUp();
    },
  };
}
