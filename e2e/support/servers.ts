import { existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/run/free-port.ts';
import { waitUntilUp } from '../../scripts/run/wait-until-up.ts';
import { ROOT, runProgram, startProgram } from './processes.ts';
import type { RunningProgram } from './processes.ts';

/** An address where nothing ever listens. */
const NO_CMS = 'http://127.0.0.1:9';

/** Seconds for a server to answer, on a small machine that other steps keep busy. */
const PATIENCE = 120;

export interface RunningServer {
  readonly url: string;
  readonly program: RunningProgram;
  readonly stop: () => Promise<void>;
}

/** Brings the demo into a CMS of its own, without an administrator: on SQLite in its data folder, unless another database is named. */
export async function seedCms(dataDir: string, databaseUrl = '', env: NodeJS.ProcessEnv = {}): Promise<void> {
  await runProgram({
    name: 'The seed',
    script: 'apps/cms/scripts/seed.ts',
    args: ['--without-accounts'],
    env: { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env },
  });
}

/** Starts the CMS, without its admin panel unless that is wanted; it has to be built for that. */
export async function startCms(options: {
  readonly dataDir: string;
  readonly port: number;
  /** The servers that are notified of changed content. */
  readonly revalidateUrl?: string;
  readonly databaseUrl?: string;
  readonly isAdminServed?: boolean;
  /** Another checkout to run. */
  readonly root?: string | undefined;
  /** Until it has to answer. */
  readonly seconds?: number;
  /** Further settings. */
  readonly env?: NodeJS.ProcessEnv;
}): Promise<RunningServer> {
  const url = `http://127.0.0.1:${options.port}`;
  const program = startProgram({
    name: 'The CMS',
    root: options.root,
    script: 'apps/cms/scripts/start.ts',
    env: {
      NODE_ENV: 'production',
      DATA_DIR: options.dataDir,
      CMS_HOST: '127.0.0.1',
      CMS_PORT: String(options.port),
      SERVE_ADMIN: String(options.isAdminServed ?? false),
      REVALIDATE_URL: options.revalidateUrl ?? '',
      DATABASE_URL: options.databaseUrl ?? '',
      ...options.env,
    },
  });
  await whenUp(program, { url: `${url}/_health`, seconds: options.seconds ?? PATIENCE });
  return { url, program, stop: program.stop };
}

/** Starts the production web server, on the shipped snapshot unless there is a CMS. */
export async function startWeb(options: {
  readonly dataDir: string;
  readonly port?: number;
  readonly cmsUrl?: string;
  /** `none`: it shows nothing until the CMS has content, and is not waited for. */
  readonly snapshot?: string;
  /** Another checkout to run. */
  readonly root?: string | undefined;
  /** Further settings of the server. */
  readonly env?: NodeJS.ProcessEnv;
}): Promise<RunningServer> {
  sharePictures(options.dataDir);
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram({
    name: 'The showroom',
    root: options.root,
    script: 'apps/web/server/index.ts',
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: options.dataDir,
      CMS_URL: options.cmsUrl ?? NO_CMS,
      CONTENT_SNAPSHOT: options.snapshot ?? join(ROOT, 'demo/snapshot'),
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  const isShown = options.snapshot !== 'none';
  await whenUp(program, {
    url: `${url}${isShown ? '/readyz' : '/healthz'}`,
    seconds: PATIENCE,
    isGood: (body) => !isShown || options.cmsUrl === undefined || body.includes('"source":"cms"'),
  });
  return { url, program, stop: program.stop };
}

/** Waits for a program that was just started. One that does not answer is stopped: its caller never gets it. */
async function whenUp(
  program: RunningProgram,
  options: Omit<Parameters<typeof waitUntilUp>[0], 'child' | 'name'>,
): Promise<void> {
  const { name, child, output } = program;
  try {
    await waitUntilUp({ ...options, name, child: { process: child, lastOutput: output } });
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/**
 * Lets a server resize into the folder that `E2E_PICTURES` names, where there is one: a new server resizes the
 * demo's likely pictures for a quarter of a minute, at the cost of the tests beside it. A data folder that is a file,
 * as a test of faults makes it, stays one.
 */
function sharePictures(dataDir: string): void {
  const shared = process.env['E2E_PICTURES'];
  const own = join(dataDir, 'images');
  if (shared === undefined || existsSync(own)) return;
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile() === true) return;
  for (const folder of [shared, dataDir]) mkdirSync(folder, { recursive: true });
  symlinkSync(shared, own, 'junction');
}
