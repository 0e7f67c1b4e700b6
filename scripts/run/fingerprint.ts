import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Fingerprinted {
  /** The project's folder. */
  readonly root: string;
  /** The inputs of the work, as patterns below `root`. */
  readonly sources: readonly string[];
  /** What else decides about the result, such as the address of a database. */
  readonly also?: string;
  /** Where the fingerprint of the last good run is kept. */
  readonly stamp: string;
}

/** A hash of the names and contents of all source files and of what else decides. */
function fingerprintOf({ root, sources, also = '' }: Fingerprinted): string {
  const hash = createHash('sha256').update(also);
  const files = globSync([...sources], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Does work only when its sources have changed since it last succeeded.
 * @returns whether the work was done
 */
export async function whenChanged(watched: Fingerprinted, work: () => Promise<void>): Promise<boolean> {
  const fingerprint = fingerprintOf(watched);
  if (existsSync(watched.stamp) && readFileSync(watched.stamp, 'utf8') === fingerprint) return false;
  await work();
  mkdirSync(dirname(watched.stamp), { recursive: true });
  writeFileSync(watched.stamp, fingerprint);
  return true;
}
