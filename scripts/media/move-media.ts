import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@vitrine/bucket/bucket';
import { PICTURES_PREFIX, uploadKey, UPLOADS_PREFIX } from '@vitrine/bucket/keys';
import { saveObject } from '@vitrine/bucket/save-object';

/** Where the files of the media library lie. */
export type MediaHome = 'bucket' | 'disk';

/** How far a move is. */
export interface MoveProgress {
  readonly copied: number;
  /** Bytes. */
  readonly bytes: number;
  /** Files that were there already. */
  readonly skipped: number;
  readonly total: number;
}

/** What tells two versions of a file apart. */
export interface FileDetails {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

type Files = ReadonlyMap<string, FileDetails>;

/** Files that are copied at once. */
const LANES = 4;

/** Of files that are being written. */
const DRAFT = /^\.[0-9a-f]{16}\.tmp$/;

/** Buckets, and some disks, know times to the second. */
const SECOND = 1_000;

/**
 * Copies the files of the media library into the bucket or out of it. A file that was replaced on the side that is
 * copied from since its last copy is copied again; one that was replaced on the other side stays. Killed at any moment,
 * the next run goes on.
 *
 * @param options.folder of the uploads on this disk.
 * @throws BucketError, or what the disk says.
 */
export async function copyMedia(options: {
  readonly bucket: Bucket;
  readonly folder: string;
  readonly to: MediaHome;
  readonly onProgress?: (progress: MoveProgress) => void;
  /** Whether a file needs no copy, where it is not as above. */
  readonly isCopied?: (file: FileDetails, copy: FileDetails) => boolean;
}): Promise<MoveProgress> {
  const { bucket, folder, to, onProgress = () => {}, isCopied = isUpToDate } = options;
  await mkdir(folder, { recursive: true });
  const inBucket = await filesInBucket(bucket);
  const onDisk = await filesOnDisk(folder);
  const [from, into] = to === 'bucket' ? [onDisk, inBucket] : [inBucket, onDisk];
  const progress = { copied: 0, bytes: 0, skipped: 0, total: from.size };

  const waiting = from.entries();
  let hasFailed = false;
  const lane = async (): Promise<void> => {
    for (const [name, file] of waiting) {
      if (hasFailed) return;
      const copy = into.get(name);
      if (copy && isCopied(file, copy)) progress.skipped += 1;
      else {
        if (to === 'bucket') await bucket.put(uploadKey(name), join(folder, name));
        else await fetchFile(bucket, folder, name);
        progress.copied += 1;
        progress.bytes += file.size;
      }
      onProgress(progress);
    }
  };
  const lanes = await Promise.allSettled(
    Array.from({ length: LANES }, () =>
      lane().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
  const failed = lanes.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return progress;
}

/**
 * Removes the files where they were copied from: those alone that the other side has.
 *
 * @returns How many were removed.
 * @throws as {@link copyMedia}.
 */
export async function removeMoved(options: {
  readonly bucket: Bucket;
  readonly folder: string;
  readonly to: MediaHome;
}): Promise<number> {
  const { bucket, folder, to } = options;
  const inBucket = await filesInBucket(bucket);
  const onDisk = await filesOnDisk(folder);
  const [from, into] = to === 'bucket' ? [onDisk, inBucket] : [inBucket, onDisk];
  let removed = 0;
  for (const [name, file] of from) {
    const copy = into.get(name);
    if (copy === undefined || !isUpToDate(file, copy)) continue;
    await (to === 'bucket' ? rm(join(folder, name)) : bucket.remove(uploadKey(name)));
    removed += 1;
  }
  // Web servers made them of these files, and ask the bucket for them no more.
  if (to === 'disk') for await (const { key } of bucket.list(PICTURES_PREFIX)) await bucket.remove(key);
  return removed;
}

function isUpToDate(file: FileDetails, copy: FileDetails): boolean {
  return copy.modified >= Math.floor(file.modified / SECOND) * SECOND;
}

async function filesInBucket(bucket: Bucket): Promise<Files> {
  const files = new Map<string, FileDetails>();
  for await (const { key, size, modified } of bucket.list(UPLOADS_PREFIX)) {
    files.set(key.slice(UPLOADS_PREFIX.length), { size, modified });
  }
  return files;
}

/** Drafts that a killed run has left are removed. */
async function filesOnDisk(folder: string): Promise<Files> {
  const files = new Map<string, FileDetails>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (DRAFT.test(entry.name)) await rm(path);
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const { size, mtimeMs } = await stat(path);
    files.set(entry.name, { size, modified: mtimeMs });
  }
  return files;
}

async function fetchFile(bucket: Bucket, folder: string, name: string): Promise<void> {
  const object = await bucket.get(uploadKey(name));
  // An editor has deleted it since it was listed.
  if (object === undefined) return;
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  try {
    await saveObject(object, draft);
    const time = new Date(object.modified);
    await utimes(draft, time, time);
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
