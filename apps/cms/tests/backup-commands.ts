import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CMS_ROOT } from '../scripts/compile.ts';
import { DATABASE } from './test-database.ts';

/** What a backup needs besides the CMS, where it is missing: these tests are then skipped, and say so. */
export const MISSING =
  DATABASE === 'postgres' && spawnSync('pg_dump', ['--version']).status !== 0
    ? 'pg_dump (Debian: postgresql-client)'
    : undefined;

/** Where a showroom has its data. */
export interface Home {
  readonly dataDir: string;
  /** Empty for the data folder's SQLite. */
  readonly databaseUrl: string;
}

/** How a command ended. */
export interface Ended {
  /** Null after a signal. */
  readonly code: number | null;
  readonly printed: string;
}

/** A command of the operator, at work. */
interface Command {
  readonly ended: Promise<Ended>;
  readonly kill: () => void;
}

/** Starts `npm run backup` or `npm run restore` for a showroom, without npm. */
export function startCommand(
  name: 'backup' | 'restore',
  { dataDir, databaseUrl }: Home,
  ...args: readonly string[]
): Command {
  const child = spawn(process.execPath, [join(CMS_ROOT, '..', '..', 'scripts', `${name}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += String(text);
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, printed }));
  return { ended, kill: () => void child.kill('SIGKILL') };
}

/** Runs a command to its end. */
export function runCommand(...command: Parameters<typeof startCommand>): Promise<Ended> {
  return startCommand(...command).ended;
}

/** Runs a command and kills it after some milliseconds, as a power cut would. @returns Whether that came in time. */
export async function killAfter(time: number, ...command: Parameters<typeof startCommand>): Promise<boolean> {
  const { ended, kill } = startCommand(...command);
  await setTimeout(time);
  kill();
  return (await ended).code === null;
}
