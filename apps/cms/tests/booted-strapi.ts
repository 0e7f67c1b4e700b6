import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterAll, expect, vi } from 'vitest';
import { bootStrapi } from '../scripts/boot.ts';
import { copyFirstStart } from './first-start.ts';
import { createDatabase } from './test-database.ts';

/** The connections of Strapi's database. */
interface Pool {
  readonly numPendingAcquires: () => number;
}

/** A Strapi in the process of a test file, on a database and in its own data folder, until its tests are done. */
export async function bootForTests(): Promise<{
  readonly strapi: Core.Strapi;
  readonly dataDir: string;
  /** As `DATABASE_URL` names it: empty for the data folder's SQLite. */
  readonly databaseUrl: string;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-booted-'));
  const database = await createDatabase();
  if (database.url === '') copyFirstStart(dataDir);
  vi.stubEnv('DATABASE_URL', database.url);
  const strapi = await bootStrapi({ dataDir });
  afterAll(async () => {
    // A query that still waits for a connection, such as one of Strapi's timers, would be an unhandled rejection.
    const { pool } = strapi.db.connection.client as { readonly pool: Pool };
    await vi.waitFor(() => expect(pool.numPendingAcquires()).toBe(0), { timeout: 15_000 });
    // strapi.destroy() would remove all listeners of this process, the test runner's among them.
    await strapi.db.destroy();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { strapi, dataDir, databaseUrl: database.url };
}
