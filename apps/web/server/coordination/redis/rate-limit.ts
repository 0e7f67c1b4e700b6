import type { Limit, Verdict } from '../rate-limit.ts';
import type { RateLimit } from '../coordination.ts';
import type { RedisClient, RedisConnection } from './connection.ts';

/**
 * `spend` of `coordination/rate-limit.ts`, by the clock of the Redis: those of the processes may differ. Answers the
 * milliseconds to wait, 0 if the attempt is allowed.
 */
export const SPEND = `
local free, refill, firstWait, maxWait = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('HMGET', KEYS[1], 'spent', 'since', 'until')
local spent, since, blocked = tonumber(known[1] or 0), tonumber(known[2] or now), tonumber(known[3] or 0)
if since > now then
  blocked = now + math.max(0, blocked - since)
  since = now
  redis.call('HSET', KEYS[1], 'since', string.format('%.0f', since), 'until', string.format('%.0f', blocked))
end
if blocked > now then return blocked - now end
spent = math.max(0, spent - (now - since) / refill) + 1
local beyond = math.floor(spent - free + 0.5)
local wait = 0
if beyond >= 0 then wait = math.min(maxWait, firstWait * 2 ^ beyond) end
redis.call('HSET', KEYS[1], 'spent', string.format('%.17g', spent), 'since', string.format('%.0f', now), 'until', string.format('%.0f', now + wait))
redis.call('PEXPIRE', KEYS[1], math.ceil(wait + spent * refill))
return 0
`;

/** `giveBack` of the same. */
const GIVE_BACK = `
local spent = tonumber(redis.call('HGET', KEYS[1], 'spent') or '')
if not spent then return 0 end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local blocked = math.min(tonumber(redis.call('HGET', KEYS[1], 'until')), now)
redis.call('HSET', KEYS[1], 'spent', string.format('%.17g', math.max(0, spent - 1)), 'until', string.format('%.0f', blocked))
return 0
`;

/**
 * A limit that all processes count together. While the Redis is away each counts by itself.
 *
 * @param options.keyOf the key of the Redis for a name.
 * @param options.alone counts meanwhile.
 */
export function createRedisRateLimit(options: {
  readonly connection: RedisConnection;
  readonly keyOf: (who: string) => string;
  readonly limit: Limit;
  readonly alone: RateLimit;
}): RateLimit {
  const { connection, keyOf, limit, alone } = options;
  const { free, refill, firstWait, maxWait } = limit;
  const numbers = [free, refill, firstWait, maxWait].map(String);
  const run = (script: string, who: string) => (client: RedisClient) =>
    client.eval(script, { keys: [keyOf(who)], arguments: numbers });

  return {
    spend: async (who): Promise<Verdict> => {
      try {
        const retryAfter = Number(await connection.ask(run(SPEND, who)));
        return retryAfter > 0 ? { isAllowed: false, retryAfter } : { isAllowed: true };
      } catch {
        return alone.spend(who);
      }
    },
    giveBack: async (who) => {
      try {
        await connection.ask(run(GIVE_BACK, who));
      } catch {
        await alone.giveBack(who);
      }
    },
  };
}
