import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../environment/data-folder.ts';

/**
 * The files of the jobs of a kind, where all processes of the CMS find them. This module alone knows where that is: in
 * the data folder, which they share.
 */
export interface JobFiles {
  /**
   * Keeps a file, in place of an earlier one of that name. A reader sees all of it or nothing.
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

export function createJobFiles(kind: string): JobFiles {
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
