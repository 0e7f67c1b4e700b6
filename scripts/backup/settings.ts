import { join, resolve } from 'node:path';
import { openBucket } from '@vitrine/bucket/bucket';
import type { Bucket } from '@vitrine/bucket/bucket';
import { readBucketSettings } from '@vitrine/bucket/settings';
import type { Database } from './database.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';
import { SQLITE_FILE } from './unpack.ts';

/** What is backed up, or restored. */
export interface Showroom {
  readonly dataDir: string;
  readonly database: Database;
  /** Absent where the uploads are files of `dataDir`. */
  readonly bucket: Bucket | undefined;
}

/**
 * Reads `DATA_DIR`, `DATABASE_URL` and `S3_…` as the CMS does; an empty value is none.
 *
 * @param root The project's folder.
 * @throws BackupError `usage` for an address that is none; BucketSettingsError
 */
export async function readShowroom(environment: NodeJS.ProcessEnv, root: string): Promise<Showroom> {
  const dataDir = resolve(root, environment['DATA_DIR']?.trim() || '.data');
  const url = environment['DATABASE_URL']?.trim() ?? '';
  const bucket = readBucketSettings(environment);
  return {
    dataDir,
    bucket: bucket && (await openBucket(bucket)),
    database: url === '' ? sqliteDatabase(join(dataDir, SQLITE_FILE)) : postgresDatabase(url),
  };
}
