import { LOST } from './lease.ts';
import type { Lease, SharedLocks } from './lease.ts';

/** Identifies the advisory locks of leases among all others of the database. */
const LEASES = 0x7669_746c;

/** A connection of `pg`. */
export interface Connection {
  readonly query: (
    text: string,
    values: readonly unknown[],
  ) => Promise<{ readonly rows: readonly { readonly held: boolean }[] }>;
  readonly on: (event: 'end', listener: () => void) => unknown;
  readonly off: (event: 'end', listener: () => void) => unknown;
}

/** The pool of Knex. */
export interface Pool {
  readonly acquireConnection: () => Promise<Connection>;
  readonly releaseConnection: (connection: Connection) => Promise<void>;
}

/** A connection, and the locks on it. */
interface Session {
  readonly connection: Promise<Connection>;
  readonly lost: AbortController;
  readonly onEnd: () => void;
  /** Locks that it has, and requests for one. */
  uses: number;
}

/**
 * Locks of a Postgres. A process takes all of its locks on one connection, which stays out of the pool while it has any.
 * Postgres releases them when the connection ends, also when the process is killed. No clock is involved.
 */
export function createDatabaseLocks(pool: Pool): SharedLocks {
  let current: Session | undefined;

  const open = (): Session => {
    const lost = new AbortController();
    const onEnd = (): void => {
      if (current === session) current = undefined;
      lost.abort(LOST);
    };
    const connection = pool.acquireConnection().then((given) => {
      given.on('end', onEnd);
      return given;
    });
    const session: Session = { connection, lost, onEnd, uses: 0 };
    return session;
  };
  const leave = async (session: Session): Promise<void> => {
    session.uses -= 1;
    if (session.uses > 0) return;
    if (current === session) current = undefined;
    const connection = await session.connection;
    connection.off('end', session.onEnd);
    await pool.releaseConnection(connection);
  };
  // Several showrooms may share a database, each in its own schema.
  const ask = async (session: Session, what: string, name: string): Promise<boolean> => {
    const connection = await session.connection;
    const { rows } = await connection.query(
      `select ${what}($1, hashtext(current_schema() || ' ' || $2)) as held`,
      [LEASES, name],
    );
    return rows[0]?.held === true;
  };
  const leaseOn = (session: Session, name: string): Lease => {
    const end = async (): Promise<void> => {
      try {
        // A lost connection has lost its locks.
        if (!session.lost.signal.aborted) await ask(session, 'pg_advisory_unlock', name);
      } catch {
        // So has one that fails now: the pool throws it away.
      }
      await leave(session).catch(() => undefined);
    };
    return { lost: session.lost.signal, release: end };
  };

  return {
    async lock(name) {
      const session = (current ??= open());
      session.uses += 1;
      let isHeld = false;
      try {
        isHeld = await ask(session, 'pg_try_advisory_lock', name);
      } finally {
        if (!isHeld) await leave(session).catch(() => undefined);
      }
      return isHeld ? leaseOn(session, name) : undefined;
    },
  };
}
