import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type * as StrapiModule from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
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
 * `strapi.listen()` for that, and `strapi.destroy()` at the end, which closes the database.
 *
 * @throws Error with a clear sentence when the packages or the admin panel are missing.
 */
export const bootStrapi = async ({
  dataDir,
  isAdminServed = false,
}: BootOptions = {}): Promise<Core.Strapi> => {
  prepareEnvironment(dataDir);
  compileServer();
  if (isAdminServed && !isAdminPanelBuilt()) {
    throw new Error(
      'The admin panel is not built: run «npm run build» in apps/cms, or start with SERVE_ADMIN=false.',
    );
  }
  const { createStrapi } = createRequire(join(CMS_ROOT, 'package.json'))(
    '@strapi/strapi',
  ) as typeof StrapiModule;
  return createStrapi({
    appDir: CMS_ROOT,
    distDir: DIST,
    autoReload: false,
    serveAdminPanel: isAdminServed,
  }).load();
};

/** Strapi reads these while its modules load. */
const prepareEnvironment = (dataDir: string | undefined): void => {
  process.env['NODE_ENV'] ??= 'production';
  process.env['STRAPI_TELEMETRY_DISABLED'] = 'true';
  process.env['DATA_DIR'] =
    dataDir === undefined
      ? resolve(CMS_ROOT, '..', '..', process.env['DATA_DIR'] ?? '.data')
      : resolve(dataDir);
};
