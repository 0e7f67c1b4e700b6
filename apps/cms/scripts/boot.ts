import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type * as StrapiModule from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { makePrivate, writePrivately } from '@vitrine/content/node';
import { dataFolder } from '../src/environment/data-folder.ts';
import { oneBootAtATime } from './boot-lock.ts';
import { CMS_ROOT, compileServer, DIST, isAdminPanelBuilt } from './compile.ts';

export interface BootOptions {
  /** Absolute, or relative to the working directory. Default: the environment's `DATA_DIR`, else `.data` in the project. */
  readonly dataDir?: string;
  /** Whether `/admin` is served; it has to be built for that. Default: false. */
  readonly isAdminServed?: boolean;
}

/**
 * Compiles what has changed and loads Strapi in this process with its database, rules and first-start setup:
 * the one boot that the start command, the seed and the tests share. It does not listen yet: call
 * `strapi.listen()` for that, and {@link closeStrapi} at the end of a command.
 *
 * @throws Error with a clear sentence when the packages or the admin panel are missing.
 */
export async function bootStrapi({ dataDir, isAdminServed = false }: BootOptions = {}): Promise<Core.Strapi> {
  if (isAdminServed && !isAdminPanelBuilt()) {
    throw new Error(
      'The admin panel is not built: run “npm run build” in apps/cms, or start with SERVE_ADMIN=false.',
    );
  }
  const cms = createCms({ ...(dataDir === undefined ? {} : { dataDir }), isAdminServed });
  return oneBootAtATime(process.env['DATABASE_URL'] ?? '', () => cms.load());
}

/** Compiles what has changed and makes a Strapi that has loaded nothing yet. See {@link bootStrapi}. */
export function createCms({ dataDir, isAdminServed = false }: BootOptions = {}): Core.Strapi {
  prepareEnvironment(dataDir);
  keepFilesPrivate();
  compileServer();
  const { createStrapi } = createRequire(join(CMS_ROOT, 'package.json'))(
    '@strapi/strapi',
  ) as typeof StrapiModule;
  return createStrapi({
    appDir: CMS_ROOT,
    distDir: DIST,
    autoReload: false,
    serveAdminPanel: isAdminServed,
  });
}

/** Consecutive checks without a query before the database counts as quiet, and the milliseconds between them. */
const QUIET_CHECKS = 5;
const CHECK_INTERVAL = 20;

/** Milliseconds after which a database that is still busy is closed all the same. */
const CLOSE_TIMEOUT = 60_000;

interface Pool {
  numUsed(): number;
  numPendingAcquires(): number;
}

/**
 * Ends the Strapi of a command, and its database. Strapi still reads the last commit once more for its
 * events without awaiting it; closing the database during that would end a finished process with an error.
 */
export async function closeStrapi(strapi: Core.Strapi): Promise<void> {
  const { pool } = strapi.db.connection.client as { readonly pool: Pool };
  const end = performance.now() + CLOSE_TIMEOUT;
  for (let quiet = 0; quiet < QUIET_CHECKS && performance.now() < end;) {
    await setTimeout(CHECK_INTERVAL);
    quiet = pool.numUsed() + pool.numPendingAcquires() === 0 ? quiet + 1 : 0;
  }
  await strapi.destroy();
}

/** Access codes, accounts and contact requests are in these files; those of older versions were readable by all. */
function keepFilesPrivate(): void {
  writePrivately();
  const { root, database } = dataFolder();
  for (const path of [root, ...['', '-wal', '-shm', '-journal'].map((end) => `${database}${end}`)]) {
    if (existsSync(path)) makePrivate(realpathSync(path));
  }
}

/** Strapi reads these while its modules load. */
function prepareEnvironment(dataDir: string | undefined): void {
  process.env['NODE_ENV'] ??= 'production';
  process.env['STRAPI_TELEMETRY_DISABLED'] = 'true';
  process.env['DATA_DIR'] =
    dataDir === undefined
      ? resolve(CMS_ROOT, '..', '..', process.env['DATA_DIR']?.trim() || '.data')
      : resolve(dataDir);
}
