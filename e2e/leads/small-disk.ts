import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A separate disk that can be filled. */
export interface SmallDisk {
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => void;
}

const BYTES = 16 * 1024 * 1024;

/** Mounts a disk of 16 MB in memory; undefined where the account may not, or the system is none that can. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    const options = `size=${BYTES},mode=700`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    fill: () => {
      try {
        writeFileSync(filler, Buffer.alloc(2 * BYTES));
      } catch {
        // It is full now.
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  };
}
