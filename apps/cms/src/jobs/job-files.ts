import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@vitrine/bucket/bucket';
import { saveObject } from '@vitrine/bucket/save-object';
import { dataFolder } from '../environment/data-folder.ts';

/**
 * The files of the jobs of a kind, where all processes of the CMS find them. This module alone knows where that is: in
 * the data folder, which they share, or in the bucket.
 */
export interface JobFiles {
  /**
   * Keeps a file. A reader sees all of it or nothing. One that is kept again under its name has the same bytes.
   *
   * @param write Writes it to a path on this machine that does not exist yet.
   * @throws Error of `write`, and of the disk.
   */
  readonly put: (token: string, name: string, write: (path: string) => Promise<void>) => Promise<void>;
  /** @returns A path on this machine where the file can be read until it is removed. @throws Error if there is none. */
  readonly open: (token: string, name: string) => Promise<string>;
  /** Removes all files of a job. */
  readonly remove: (token: string) => Promise<void>;
  /** The tokens of the jobs that have files. */
  readonly tokens: () => Promise<readonly string[]>;
}

/** What they hold may be read by the account of the CMS alone. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** @param bucket absent where the processes share the data folder. */
export function createJobFiles(kind: string, bucket: Bucket | undefined): JobFiles {
  const onDisk = filesOnDisk(kind);
  return bucket === undefined ? onDisk : filesInBucket(kind, bucket, onDisk);
}

function filesOnDisk(kind: string): JobFiles {
  // Asked for each time: commands and tests choose the data folder later.
  const folder = (): string => join(dataFolder().cms, 'jobs', kind);
  return {
    async put(token, name, write) {
      const path = join(folder(), token, name);
      const part = `${path}.${process.pid}.part`;
      await mkdir(join(folder(), token), { recursive: true, mode: PRIVATE_FOLDER });
      try {
        await write(part);
        await chmod(part, PRIVATE_FILE);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async open(token, name) {
      const path = join(folder(), token, name);
      await stat(path);
      return path;
    },
    remove: (token) => rm(join(folder(), token), { recursive: true, force: true }),
    tokens: () => readdir(folder()).catch(() => []),
  };
}

/** Milliseconds between two lists of the bucket: it asks for money for each, and what is left over may wait. */
const LIST_INTERVAL = 60 * 60_000;

/** Below it lie the files of jobs in the bucket. */
const PREFIX = 'jobs/';

/** @param copies on this machine's disk, of the files that this process has put or opened. */
function filesInBucket(kind: string, bucket: Bucket, copies: JobFiles): JobFiles {
  const keyOf = (token: string, name = ''): string => `${PREFIX}${kind}/${token}/${name}`;
  let listedAt = Number.NEGATIVE_INFINITY;
  return {
    async put(token, name, write) {
      await copies.put(token, name, write);
      try {
        await bucket.put(keyOf(token, name), await copies.open(token, name));
      } catch (error) {
        // Other copies of this job come from the bucket again.
        await copies.remove(token);
        throw error;
      }
    },
    async open(token, name) {
      const known = await copies.open(token, name).catch(() => undefined);
      if (known !== undefined) return known;
      const object = await bucket.get(keyOf(token, name));
      if (object === undefined) throw new Error(`The job ${token} has no file ${name}.`);
      await copies.put(token, name, (path) => saveObject(object, path));
      return copies.open(token, name);
    },
    async remove(token) {
      await copies.remove(token);
      for await (const { key } of bucket.list(keyOf(token))) await bucket.remove(key);
    },
    async tokens() {
      const tokens = new Set(await copies.tokens());
      if (performance.now() - listedAt < LIST_INTERVAL) return [...tokens];
      const prefix = `${PREFIX}${kind}/`;
      for await (const { key } of bucket.list(prefix))
        tokens.add(key.slice(prefix.length).split('/')[0] ?? '');
      listedAt = performance.now();
      return [...tokens];
    },
  };
}
