import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const FILE = 'source.json';

/** A hash of everything the shipped snapshot is made from: the demo's content and its media. */
export function hashOfSource(demoFolder: string = import.meta.dirname): string {
  const hash = createHash('sha256');
  const files = globSync(['content/**/*.json', 'media/**/*.*'], { cwd: demoFolder });
  for (const file of files.map((path) => path.split(sep).join('/')).toSorted()) {
    const bytes = readFileSync(join(demoFolder, file));
    // A checkout on Windows may turn line ends of text; the content is the same.
    hash
      .update(file)
      .update('\0')
      .update(/\.(json|svg)$/.test(file) ? bytes.toString().replaceAll('\r\n', '\n') : bytes);
  }
  return hash.digest('hex');
}

/** Notes beside a snapshot what it was made from. */
export function writeSnapshotSource(folder: string): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify({ sha256: hashOfSource() }, null, 2)}\n`);
}
