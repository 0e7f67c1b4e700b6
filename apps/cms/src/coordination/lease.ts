/** The right to do a piece of work that other processes of the CMS could do as well. */
export interface Lease {
  /** Aborted, with `LOST`, when the database has given the lease up: another process may begin the same work. */
  readonly lost: AbortSignal;
  /** Call when the work is done. Never rejects. */
  readonly release: () => Promise<void>;
}

/** The abort reason of work whose lease was lost. */
export const LOST = Symbol('lost');

/** Locks of a database that several processes share. They belong to a connection. */
export interface SharedLocks {
  /** @returns undefined if another connection has it. @throws Error when the database is away. */
  readonly lock: (name: string) => Promise<Lease | undefined>;
}
