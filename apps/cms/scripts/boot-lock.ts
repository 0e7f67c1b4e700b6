import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS_ROOT } from './compile.ts';

/** An arbitrary number that identifies our advisory lock. */
const BOOT_LOCK = 0x7669_7462;

/** The client of `pg`. */
interface Client {
  readonly connect: () => Promise<void>;
  readonly query: (text: string, values: readonly unknown[]) => Promise<unknown>;
  readonly on: (event: 'error', listener: () => void) => void;
  readonly end: () => Promise<void>;
}

/**
 * Lets one process after the other open a Postgres. Strapi changes the schema while it starts, and the setup of a first
 * start looks for what is there before it makes it: two at once would both make it.
 *
 * @param url As `DATABASE_URL`; empty for SQLite, which has one process.
 * @throws Error of the database, when it does not let us in.
 */
export async function oneBootAtATime<Result>(url: string, boot: () => Promise<Result>): Promise<Result> {
  if (url === '') return boot();
  const { Client } = createRequire(join(CMS_ROOT, 'package.json'))('pg') as {
    readonly Client: new (options: { readonly connectionString: string }) => Client;
  };
  const connection = new Client({ connectionString: url });
  // A database that goes away meanwhile fails the boot itself, with a better sentence.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [BOOT_LOCK]);
    return await boot();
  } finally {
    // The lock ends with the connection.
    await connection.end().catch(() => undefined);
  }
}
