import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BucketError } from '@vitrine/bucket/bucket';
import type { Bucket } from '@vitrine/bucket/bucket';
import { hasCode, syncFolder } from '@vitrine/content/node';
import { restoreIntoBucket } from './bucket-files.ts';
import { asBackupError, BackupError } from './backup-error.ts';
import { DATABASE_TITLES } from './database.ts';
import type { Database } from './database.ts';
import { holdFolder } from './held-folder.ts';
import { isNewer } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { unpackArchive } from './unpack.ts';
import { isWebServerRunning } from './web-server.ts';

/** Where a backup goes. */
export interface RestoreTarget {
  readonly dataDir: string;
  readonly database: Database;
  /** Where the uploads go; absent: into `dataDir`. */
  readonly bucket?: Bucket | undefined;
  /** The version of Vitrine. */
  readonly version: string;
  /** Whether what is there may be replaced; it is kept under another name. */
  readonly doesReplace: boolean;
}

/** A restore that is complete. */
export interface Restored {
  readonly manifest: Manifest;
  /** Where that is kept which was there before. */
  readonly before: readonly string[];
}

/**
 * Puts a backup where a showroom keeps what it has. The archive is unpacked beside the data folder and verified; only
 * then is the folder renamed, and the database filled in one transaction. Killed at any moment, it
 * can be run again.
 *
 * @throws BackupError with a sentence; nothing has changed then.
 */
export async function restoreBackup(archive: string, target: RestoreTarget): Promise<Restored> {
  if (!existsSync(archive)) throw new BackupError('archive', `There is no file ${archive}.`);
  // A link to the folder stays one.
  const dataDir = existsSync(target.dataDir) ? realpathSync(target.dataDir) : target.dataDir;
  if (!existsSync(dirname(dataDir))) {
    throw new BackupError('target', `There is no folder ${dirname(dataDir)} for DATA_DIR.`);
  }
  try {
    const { database } = target;
    await requireUnused(dataDir, database);
    const content = await contentOf(dataDir, database);
    if (content.isThere && !target.doesReplace) throw notEmpty(dataDir, content);
    using folder = holdFolder(`${dataDir}.restoring`);
    if (folder === undefined) throw new BackupError('inUse', 'Another restore is running.');
    const unpacked = await unpackArchive(archive, folder.path);
    requireFitting(unpacked.manifest, target);
    await database.check(unpacked.database);
    // Unpacking may have taken an hour.
    await requireUnused(dataDir, database);
    const before = `${dataDir}.before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
    const kept: string[] = [];
    if (content.isInDatabase) kept.push(await keepDatabase(database, folder.path, `${before}.dump`));
    const putBack = await setAside(dataDir, before);
    try {
      await database.replaceWith(unpacked.database);
    } catch (error) {
      await putBack();
      throw error;
    }
    await rename(unpacked.dataDir, dataDir);
    await syncFolder(dirname(dataDir));
    if (target.bucket) await moveIntoBucket(target.bucket, dataDir);
    if (existsSync(before)) kept.push(before);
    return { manifest: unpacked.manifest, before: kept };
  } catch (error) {
    throw asBackupError(error);
  }
}

/** @throws BackupError `bucket` when it cannot be reached: everything else is in its place then. */
async function moveIntoBucket(bucket: Bucket, dataDir: string): Promise<void> {
  try {
    await restoreIntoBucket(bucket, join(dataDir, 'cms/public/uploads'));
  } catch (cause) {
    if (!(cause instanceof BucketError)) throw cause;
    throw new BackupError(
      'bucket',
      `${cause.message} The database and ${dataDir} are restored; run this again with --replace when the bucket answers.`,
      { cause },
    );
  }
}

interface Content {
  readonly isInFolder: boolean;
  readonly isInDatabase: boolean;
  readonly isThere: boolean;
}

async function contentOf(dataDir: string, database: Database): Promise<Content> {
  const isInFolder = existsSync(dataDir) && (await readdir(dataDir)).length > 0;
  const isInDatabase = await database.hasContent();
  return { isInFolder, isInDatabase, isThere: isInFolder || isInDatabase };
}

async function requireUnused(dataDir: string, database: Database): Promise<void> {
  if (await database.isInUse()) {
    throw new BackupError(
      'inUse',
      'The CMS or another program has the database open. Stop it and try again.',
    );
  }
  if (await isWebServerRunning(dataDir)) {
    throw new BackupError(
      'inUse',
      `A web server uses ${dataDir}. Stop it and try again; if it was killed, wait a quarter of a minute.`,
    );
  }
}

function requireFitting({ vitrine, database }: Manifest, target: RestoreTarget): void {
  if (isNewer(vitrine, target.version)) {
    throw new BackupError(
      'newer',
      `The backup is of Vitrine ${vitrine}, and this is ${target.version}. Upgrade first; nothing was changed.`,
    );
  }
  if (database === target.database.kind) return;
  const what =
    database === 'postgres'
      ? 'Set DATABASE_URL to a PostgreSQL.'
      : 'Run the command without DATABASE_URL; a world file moves content to PostgreSQL (docs/operations.md).';
  throw new BackupError(
    'otherDatabase',
    `The backup is of ${DATABASE_TITLES[database]}, and this showroom uses ${DATABASE_TITLES[target.database.kind]}. ${what}`,
  );
}

function notEmpty(dataDir: string, { isInFolder, isInDatabase }: Content): BackupError {
  const where = [...(isInFolder ? [dataDir] : []), ...(isInDatabase ? ['the database'] : [])].join(' and ');
  return new BackupError(
    'notEmpty',
    `There is something in ${where}. With --replace it is kept under another name, and the backup takes over.`,
  );
}

/** Dumps a database before it is replaced. @returns The file. */
async function keepDatabase(database: Database, folder: string, file: string): Promise<string> {
  const unfinished = join(folder, 'before.dump');
  await database.copyTo(unfinished);
  await rename(unfinished, file);
  await syncFolder(dirname(file));
  return file;
}

/**
 * Moves the data folder out of the way; an empty one is removed. Killed after that, the next run starts with none.
 *
 * @returns What undoes it.
 * @throws BackupError `target` where the system does not let it be renamed.
 */
async function setAside(dataDir: string, before: string): Promise<() => Promise<unknown>> {
  if (!existsSync(dataDir)) return async () => undefined;
  const isEmpty = (await readdir(dataDir)).length === 0;
  try {
    if (isEmpty) await rmdir(dataDir);
    else await rename(dataDir, before);
  } catch (error) {
    if (!hasCode(error, 'EBUSY', 'EXDEV')) throw error;
    throw new BackupError(
      'target',
      `${dataDir} is a disk of its own, which cannot be renamed: set DATA_DIR to a folder on that disk.`,
      { cause: error },
    );
  }
  return () => (isEmpty ? mkdir(dataDir, { mode: 0o700 }) : rename(before, dataDir));
}
