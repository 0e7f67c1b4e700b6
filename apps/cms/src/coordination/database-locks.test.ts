import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createDatabaseLocks } from './database-locks.ts';
import { LOST } from './lease.ts';

/** A Postgres for advisory locks, with a pool for each process. */
function database() {
  const owners = new Map<string, object>();
  const pool = () => {
    const taken = new Set<EventEmitter>();
    const made: EventEmitter[] = [];
    const ended = new Set<EventEmitter>();
    return {
      taken,
      /** The database or the line to it breaks. */
      cut: (): void => {
        for (const connection of made) {
          for (const [name, owner] of owners) if (owner === connection) owners.delete(name);
          ended.add(connection);
          connection.emit('end');
        }
      },
      acquireConnection: async () => {
        const connection = Object.assign(new EventEmitter(), {
          query: async (text: string, [, name]: readonly unknown[]) => {
            if (ended.has(connection)) throw new Error('The connection has ended.');
            const owner = owners.get(String(name));
            if (text.includes('unlock')) owners.delete(String(name));
            else if (owner === undefined) owners.set(String(name), connection);
            return { rows: [{ held: owner === undefined || text.includes('unlock') }] };
          },
        });
        taken.add(connection);
        made.push(connection);
        return connection;
      },
      releaseConnection: async (connection: unknown) => void taken.delete(connection as EventEmitter),
    };
  };
  return { pool };
}

test('of two processes one gets a lock, and the other one when it is released', async () => {
  const { pool } = database();
  const [one, other] = [createDatabaseLocks(pool()), createDatabaseLocks(pool())];
  const lease = await one.lock('video 1');
  expect(lease).toBeDefined();
  expect(await other.lock('video 1')).toBeUndefined();
  await lease?.release();
  expect(await other.lock('video 1')).toBeDefined();
});

test('all locks of a process are on one connection, which goes back with the last', async () => {
  const connections = database().pool();
  const locks = createDatabaseLocks(connections);
  const leases = await Promise.all(['a', 'b', 'c'].map((name) => locks.lock(name)));
  expect(connections.taken.size).toBe(1);
  await leases[0]?.release();
  await leases[1]?.release();
  expect(connections.taken.size).toBe(1);
  await leases[2]?.release();
  expect(connections.taken.size).toBe(0);
});

test('a connection that is not needed does not keep a listener', async () => {
  const connections = database().pool();
  const locks = createDatabaseLocks(connections);
  const lease = await locks.lock('a');
  const [connection] = connections.taken;
  expect(connection?.listenerCount('end')).toBe(1);
  await lease?.release();
  expect(connection?.listenerCount('end')).toBe(0);
});

test('a lock is lost with its connection; the next one is on a new connection', async () => {
  const { pool } = database();
  const connections = pool();
  const locks = createDatabaseLocks(connections);
  const lease = await locks.lock('a');
  connections.cut();
  expect(lease?.lost.reason).toBe(LOST);
  // Before the work that has lost its lease has noticed.
  expect((await locks.lock('b'))?.lost.aborted).toBe(false);
  const again = await createDatabaseLocks(pool()).lock('a');
  expect(again).toBeDefined();
  // What was lost is not given back a second time: another process has it now.
  await lease?.release();
  expect(await locks.lock('a')).toBeUndefined();
});

test('a database that is away gives no lock, and gives one when it is back', async () => {
  const connections = database().pool();
  let isAway = true;
  const locks = createDatabaseLocks({
    ...connections,
    acquireConnection: async () => {
      if (isAway) throw new Error('away');
      return connections.acquireConnection();
    },
  });
  await expect(locks.lock('a')).rejects.toThrow('away');
  isAway = false;
  expect(await locks.lock('a')).toBeDefined();
});
