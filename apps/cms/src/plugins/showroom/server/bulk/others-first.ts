import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** The connections of Strapi's database. */
interface Pool {
  readonly numUsed: () => number;
  readonly numPendingAcquires: () => number;
}

/** Turns of the event loop in a row without a question to the database, after which no one waits for an answer. */
const QUIET_TURNS = 3;

/** An import goes on after these, however busy others keep the database. */
const MAX_TURNS = 200;

/**
 * Lets everyone else finish what they ask the database, between two transactions of a job. SQLite has one connection,
 * and a request asks several questions: it would wait for a whole transaction with each of them.
 */
export async function othersFirst(strapi: Core.Strapi): Promise<void> {
  const { pool } = strapi.db.connection.client as { readonly pool: Pool };
  for (let turn = 0, quiet = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
    await setImmediate();
    quiet = pool.numUsed() + pool.numPendingAcquires() === 0 ? quiet + 1 : 0;
  }
}
