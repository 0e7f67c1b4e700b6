import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePrivately } from '@vitrine/content/node';
import { typedPath } from '../run/typed-path.ts';
import { BackupError } from './backup-error.ts';
import { DATABASE_TITLES } from './database.ts';
import { DATA_PREFIX } from './kept-paths.ts';
import { DATABASE_NAMES } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { formatBytes } from '../run/format-bytes.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const UPLOADS = `${DATA_PREFIX}cms/public/uploads/`;

/** How many names of files are printed before the rest is only counted. */
const MAX_LISTED = 10;

/** The version of this Vitrine. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string })
    .version;
}

/**
 * The one path that was typed, of the working directory that npm was called in.
 *
 * @throws BackupError `usage` for none, or several.
 */
export function onePath(typed: readonly string[], command: 'backup' | 'restore'): string {
  const [path, ...rest] = typed;
  if (path !== undefined && rest.length === 0) return typedPath(path);
  const what = command === 'backup' ? 'one file or folder' : 'one file';
  throw new BackupError('usage', `Name ${what}. \`npm run ${command} -- --help\` says how it is typed.`);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a few of many names under a sentence; nothing if there are none. */
export function printNames(sentence: string, names: readonly string[]): void {
  if (names.length === 0) return;
  print(sentence);
  for (const name of names.slice(0, MAX_LISTED)) print(`- ${name}`);
  if (names.length > MAX_LISTED) print(`- … and ${names.length - MAX_LISTED} more`);
}

/** Prints what is in a backup. */
export function printManifest({ vitrine, created, database, files }: Manifest): void {
  const isDatabase = (path: string) => path === DATABASE_NAMES[database];
  const groups = [
    { name: `Database (${DATABASE_TITLES[database]})`, isIn: isDatabase },
    { name: 'Uploads', isIn: (path: string) => path.startsWith(UPLOADS) },
    { name: 'Outbox', isIn: (path: string) => path.startsWith(`${DATA_PREFIX}outbox/`) },
  ];
  print(`Vitrine ${vitrine}, ${created.slice(0, 16).replace('T', ' ')} UTC`);
  for (const { name, isIn } of groups) {
    const found = files.filter(({ path }) => isIn(path));
    const bytes = found.reduce((sum, { size }) => sum + size, 0);
    print(
      `${`${name}:`.padEnd(24)} ${formatBytes(bytes)}${isIn === isDatabase ? '' : `, files: ${found.length}`}`,
    );
  }
  const secrets = files
    .map(({ path }) => path)
    .filter((path) => !groups.some(({ isIn }) => isIn(path)))
    .map((path) => path.slice(DATA_PREFIX.length));
  print(`${'Secrets and logouts:'.padEnd(24)} ${secrets.join(', ') || 'none'}`);
}

/**
 * Runs a command and ends the process: with 2 for a command that cannot be understood, with 1 for another failure. What
 * is unfinished is removed, after a signal as well.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  writePrivately();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof BackupError && error.code === 'usage' ? 2 : 1;
  }
}
