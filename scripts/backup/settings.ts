import { join, resolve } from 'node:path';
import type { Database } from './database.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';
import { SQLITE_FILE } from './unpack.ts';

/** What is backed up, or restored. */
export interface Showroom {
  readonly dataDir: string;
  readonly database: Database;
}

/**
 * Reads `DATA_DIR` and `DATABASE_URL` as the CMS does; an empty value is none.
 *
 * @param root The project's folder.
 * @throws BackupError `usage` for an address that is none.
 */
export function readShowroom(environment: NodeJS.ProcessEnv, root: string): Showroom {
  const dataDir = resolve(root, environment['DATA_DIR']?.trim() || '.data');
  const url = environment['DATABASE_URL']?.trim() ?? '';
  return {
    dataDir,
    database: url === '' ? sqliteDatabase(join(dataDir, SQLITE_FILE)) : postgresDatabase(url),
  };
}
