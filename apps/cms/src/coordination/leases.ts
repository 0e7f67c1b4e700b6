import type { Core } from '@strapi/strapi';
import { createDatabaseLocks } from './database-locks.ts';
import type { Lease, SharedLocks } from './lease.ts';

/** Lets one of the processes that share a database do a piece of work. */
export interface Leases {
  /** @returns undefined while this or another process has the lease. @throws Error when the database is away. */
  readonly take: (name: string) => Promise<Lease | undefined>;
  /** Whether other processes can be at work on the same database. */
  readonly areShared: boolean;
}

const SERVICE = 'leases';

/** Milliseconds after which what a killed process has left is taken over, at the latest. */
const LOOKS_EVERY = 10_000;

/** Call it before what takes leases starts. */
export function startLeases(strapi: Core.Strapi): void {
  const leases = createLeases(
    strapi.db.dialect.client === 'postgres' ? createDatabaseLocks(strapi.db.connection.client) : undefined,
  );
  strapi.add(SERVICE, () => leases);
}

export function leasesOf(strapi: Core.Strapi): Leases {
  return strapi.get<Leases>(SERVICE);
}

/** Whether leases can be taken: commands that only load the parts of the CMS have none. */
export function hasLeases(strapi: Core.Strapi): boolean {
  return strapi.has(SERVICE);
}

/** @param shared absent where one process has the database to itself. */
export function createLeases(shared?: SharedLocks): Leases {
  const held = new Set<string>();
  return {
    areShared: shared !== undefined,
    async take(name) {
      if (held.has(name)) return undefined;
      held.add(name);
      try {
        const lease = shared === undefined ? ownLease() : await shared.lock(name);
        if (lease === undefined) held.delete(name);
        return lease && { ...lease, release: () => lease.release().finally(() => held.delete(name)) };
      } catch (error) {
        held.delete(name);
        throw error;
      }
    },
  };
}

/**
 * Does a piece of work, unless another process is at it.
 *
 * @param work gets a signal that is aborted with `signal`, and with `LOST` when the lease is lost.
 * @throws Error of the work, or of the database when it is away.
 */
export async function underLease(
  leases: Leases,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lease = await leases.take(name);
  if (lease === undefined) return;
  try {
    await work(AbortSignal.any([signal, lease.lost]));
  } finally {
    await lease.release();
  }
}

/**
 * Looks regularly for work that other processes have left. Without other processes there is none.
 *
 * @returns Ends it.
 */
export function lookForLeftWork(
  leases: Leases,
  look: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  if (!leases.areShared) return () => undefined;
  const timer = setInterval(() => void look().catch(onError), LOOKS_EVERY);
  return () => clearInterval(timer);
}

function ownLease(): Lease {
  return { lost: new AbortController().signal, release: async () => undefined };
}
