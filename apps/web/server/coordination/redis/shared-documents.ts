import { SharedDocumentsAwayError, versionAfter } from '../coordination.ts';
import type { SharedDocuments } from '../coordination.ts';
import type { RedisClient, RedisConnection } from './connection.ts';

/**
 * Writes a document over a version, '' for none. Versions are compared as texts: Lua would print a number of more than
 * 14 digits rounded. Answers 1, or 0 if there is another version.
 */
const WRITE = `
local over, version, text, lifetime = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
if (redis.call('HGET', KEYS[1], 'version') or '') ~= over then return 0 end
redis.call('HSET', KEYS[1], 'version', version, 'text', text)
redis.call('PEXPIRE', KEYS[1], lifetime)
return 1
`;

/**
 * Documents that are in the Redis and nowhere else: each a hash of its text and its version.
 *
 * @param options.keyOf the key of the Redis for a name.
 */
export function createRedisDocuments(options: {
  readonly connection: RedisConnection;
  readonly keyOf: (name: string) => string;
}): SharedDocuments {
  const { connection, keyOf } = options;
  const ask = async <Reply>(command: (client: RedisClient) => Promise<Reply>): Promise<Reply> => {
    try {
      return await connection.ask(command);
    } catch (error) {
      throw new SharedDocumentsAwayError('The Redis with the shared documents is away.', { cause: error });
    }
  };

  return {
    read: async (name) => {
      const [version, text] = await ask((client) => client.hmGet(keyOf(name), ['version', 'text']));
      return typeof version === 'string' && typeof text === 'string'
        ? { version: Number(version), text }
        : undefined;
    },
    write: async (name, text, over) => {
      const version = versionAfter(over.version);
      const lifetime = Math.max(1, Math.ceil(over.lifetime));
      const words = [String(over.version ?? ''), String(version), text, String(lifetime)];
      const isWritten = await ask((client) => client.eval(WRITE, { keys: [keyOf(name)], arguments: words }));
      return isWritten === 1 ? { text, version } : undefined;
    },
    remove: async (name) => void (await ask((client) => client.del(keyOf(name)))),
  };
}
