import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CMS_ROOT } from '../scripts/compile.ts';
import { copyFirstStart } from './first-start.ts';
import { createDatabase } from './test-database.ts';

/** A real Strapi that runs for a test in a process and data folder of its own. */
export interface StartedStrapi {
  readonly url: string;
  readonly dataDir: string;
  /** As `DATABASE_URL` names it: empty for the data folder's SQLite. */
  readonly databaseUrl: string;
  /** The read token of the web server, from the data folder. */
  readonly readToken: string;
  /** Ends it as `SIGTERM` does, and removes its data. @returns The exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut does, in the middle of what it does. Its data stays. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts the CMS on a free port, on its own database: where that is SQLite, on a copy of a first start's data.
 *
 * @param dataDir A folder to start on; it is taken as it is and stays when the CMS is stopped.
 * @param databaseUrl The database to start on, empty for the data folder's SQLite; it then stays as well.
 * @throws Error with what the CMS printed when it does not answer.
 */
export async function startStrapi(
  given: {
    readonly dataDir?: string;
    readonly databaseUrl?: string;
    /** Further settings of the process. */
    readonly env?: NodeJS.ProcessEnv;
  } = {},
): Promise<StartedStrapi> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
  const own = given.databaseUrl === undefined ? await createDatabase() : undefined;
  if (given.dataDir === undefined && own?.url === '') copyFirstStart(dataDir);
  const child = spawn(process.execPath, [join(CMS_ROOT, 'scripts', 'start.ts')], {
    cwd: CMS_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: given.databaseUrl ?? own?.url,
      DATA_DIR: dataDir,
      CMS_HOST: '127.0.0.1',
      CMS_PORT: '0',
      SERVE_ADMIN: 'false',
      ...given.env,
    },
  });
  const url = await readyUrl(child);
  return {
    url,
    dataDir,
    databaseUrl: given.databaseUrl ?? own?.url ?? '',
    readToken: given.env?.['CMS_API_TOKEN'] ?? readFileSync(join(dataDir, 'cms-token'), 'utf8').trim(),
    stop: async () => {
      const code = await ended(child);
      await own?.remove();
      if (given.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    const refuse = () => reject(new Error(`The CMS did not start:\n${printed.join('\n')}`));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on('line', (line) => {
        printed.push(line);
        if (line.includes('"cms-ready"')) resolve(String(JSON.parse(line).url));
      });
    }
    child.once('exit', refuse);
    child.once('error', refuse);
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}
