import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.ts';
import { whenChanged } from './fingerprint.ts';

const CODE = '*.{ts,tsx,css,json,mjs,woff2,svg}';

/**
 * Builds the visitor app unless nothing has changed since the last build.
 * @returns whether it was built
 * @throws Error with the compiler's last lines
 */
export async function buildWeb(root: string): Promise<boolean> {
  return whenChanged(
    {
      root,
      sources: [
        `apps/web/app/**/${CODE}`,
        'apps/web/public/**',
        `apps/web/${CODE}`,
        `packages/*/src/**/${CODE}`,
        'package-lock.json',
      ],
      stamp: join(root, 'apps/web/build/.fingerprint'),
    },
    () =>
      runChild({
        folder: join(root, 'apps/web'),
        command: npm(),
        args: ['run', 'build'],
        env: { ...process.env, NODE_ENV: 'production' },
        failure: 'The showroom could not be built:',
      }),
  );
}

/**
 * Builds the CMS's admin panel unless nothing has changed since the last build.
 * @returns whether it was built
 * @throws Error with the compiler's last lines
 */
export async function buildCms(root: string): Promise<boolean> {
  const folder = join(root, 'apps/cms');
  const stamp = join(folder, 'dist/.admin-fingerprint');
  if (!existsSync(join(folder, 'dist/build/index.html'))) rmSync(stamp, { force: true });
  return whenChanged(
    {
      root,
      sources: [
        `apps/cms/src/**/${CODE}`,
        `packages/*/src/**/${CODE}`,
        `apps/cms/config/**/${CODE}`,
        'apps/cms/scripts/build.ts',
        'apps/cms/package-lock.json',
      ],
      stamp,
    },
    () =>
      runChild({
        folder,
        command: process.execPath,
        args: ['scripts/build.ts'],
        failure: 'The admin panel of the CMS could not be built:',
      }),
  );
}

function npm(): string {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}
