import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Bucket } from '@vitrine/bucket/bucket';
import { syncFolder } from '@vitrine/content/node';
import { asBackupError, BackupError } from './backup-error.ts';
import type { Database } from './database.ts';
import { holdFolder } from './held-folder.ts';
import { bucketFiles } from './bucket-files.ts';
import { keptFiles } from './kept-files.ts';
import { DATA_PREFIX } from './kept-paths.ts';
import { DATABASE_NAMES, formatManifest, MANIFEST_NAME } from './manifest.ts';
import type { BackupFile, Manifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** What a backup is made of. */
export interface BackupSource {
  readonly dataDir: string;
  readonly database: Database;
  /** Where the uploads lie; absent: in `dataDir`. */
  readonly bucket?: Bucket | undefined;
  /** The version of Vitrine. */
  readonly version: string;
}

/** A backup that is complete. */
export interface MadeBackup {
  readonly manifest: Manifest;
  /** Files that were removed while the backup was made. */
  readonly removed: readonly string[];
  /** Files that a backup cannot hold: links, and names that other systems do not allow. */
  readonly leftOut: readonly string[];
}

/** The folder for an unfinished backup, beside the file that it becomes. */
const UNFINISHED = '.vitrine-backup-unfinished';

/**
 * Makes a backup of a showroom that may be running: first the database, then everything else, so that no file is
 * missing that the copy of the database knows. The file gets its name when it is complete and on the disk.
 *
 * @param target A file that does not exist yet, in a folder that does.
 * @throws BackupError with a sentence.
 */
export async function makeBackup(target: string, source: BackupSource): Promise<MadeBackup> {
  if (existsSync(target)) {
    throw new BackupError('target', `There is a file ${target} already. Choose another name.`);
  }
  if (!existsSync(dirname(target))) {
    throw new BackupError('target', `There is no folder ${dirname(target)}.`);
  }
  try {
    using folder = holdFolder(join(dirname(target), UNFINISHED));
    if (folder === undefined) {
      throw new BackupError('target', `Another backup into ${dirname(target)} is running.`);
    }
    const unfinished = join(folder.path, basename(target));
    const made = await writeBackup(unfinished, join(folder.path, 'database'), source);
    await rename(unfinished, target);
    await syncFolder(dirname(target));
    return made;
  } catch (error) {
    throw asBackupError(error);
  }
}

async function writeBackup(file: string, copy: string, source: BackupSource): Promise<MadeBackup> {
  const { database, version } = source;
  const created = new Date().toISOString();
  await database.copyTo(copy);
  const archive = writeArchive(file);
  try {
    const copied = await archive.addFile(DATABASE_NAMES[database.kind], copy);
    if (copied === undefined) throw new BackupError('database', 'The copy of the database is gone.');
    await rm(copy);
    const { files, removed, leftOut } = await addDataFiles(archive, source, copy);
    const manifest = { vitrine: version, created, database: database.kind, files: [copied, ...files] };
    await archive.addText(MANIFEST_NAME, formatManifest(manifest));
    await archive.finish();
    return { manifest, removed, leftOut };
  } catch (error) {
    await archive.abandon(error);
    throw error;
  }
}

/** @param draft of a file that is copied out of the bucket. */
async function addDataFiles(archive: ArchiveWriter, { dataDir, bucket }: BackupSource, draft: string) {
  const files: BackupFile[] = [];
  const removed: string[] = [];
  const leftOut: string[] = [];
  for await (const path of bucket ? bucketFiles(bucket, draft) : []) {
    const added = await archive.addFile(`${DATA_PREFIX}${path}`, draft);
    await rm(draft);
    if (added !== undefined) files.push(added);
  }
  const known = new Set(files.map(({ path }) => path));
  for await (const { path, isLeftOut } of keptFiles(dataDir)) {
    // Moved into the bucket, and not yet removed here.
    if (known.has(`${DATA_PREFIX}${path}`)) continue;
    if (isLeftOut) {
      leftOut.push(path);
      continue;
    }
    const added = await archive.addFile(`${DATA_PREFIX}${path}`, join(dataDir, path));
    if (added === undefined) removed.push(path);
    else files.push(added);
  }
  return { files, removed, leftOut };
}
