import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What programs write, or others have written. */
const NOT_OURS = new Set([
  '.cache',
  '.data',
  '.git',
  '.react-router',
  '.strapi',
  '.tmp',
  'build',
  'dist',
  'fixtures',
  'media',
  'node_modules',
  'playwright-report',
  'snapshot',
  'test-results',
]);

/** The paths of the repository's own files that match, from its root. */
export function filesMatching(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: ROOT, exclude: (path) => NOT_OURS.has(basename(path)) }).toSorted();
}
