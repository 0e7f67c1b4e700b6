import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/free-port.ts';

/** Debian keeps the programs of each version in a folder of its own, off the path. */
const PROGRAMS = globSync('/usr/lib/postgresql/*/bin')
  .toSorted()
  .findLast((folder) => existsSync(join(folder, 'postgres')));

/** Whether a Postgres is installed where Debian puts it. On Debian `npm run test:all` installs it, as root. */
export const IS_POSTGRES_INSTALLED = PROGRAMS !== undefined;

/** A Postgres of its own, with a database in it. */
export interface PostgresServer {
  /** As `DATABASE_URL`. */
  readonly url: string;
  /** Ends it at once, with all connections. What was committed stays. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it, and removes its data. */
  readonly remove: () => Promise<void>;
}

/** @throws Error when none is installed. */
export async function startPostgres(): Promise<PostgresServer> {
  if (PROGRAMS === undefined) throw new Error('Postgres is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const data = join(folder, 'data');
  const account = accountOf();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const own = { ...account, cwd: folder };
  const initdb = ['-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(PROGRAMS, 'initdb'), initdb, { ...own, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const settings = ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const started = spawn(join(PROGRAMS, 'postgres'), args, { ...own, stdio: ['ignore', 'ignore', 'pipe'] });
    server = started;
    await untilReady(started);
  };
  const kill = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // Postgres's word for an immediate end: after SIGKILL its children would live on.
    server.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    url: `postgres://vitrine@127.0.0.1:${port}/postgres`,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (lines: unknown) => {
      log += String(lines);
      if (log.includes('is ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Postgres did not start:\n${log}`)));
  });
}

/** The account that Postgres runs as, because it refuses to run as root. Undefined if we are not root. */
function accountOf(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid = '65534', gid = '65534'] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
