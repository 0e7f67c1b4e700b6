import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CMS_ROOT, compileServer } from './compile.ts';

/**
 * Builds the admin panel into `dist/build`: `node scripts/build.ts`. Strapi's own command
 * compiles the configuration again, which is all that `tsconfig.json` shows it: it cannot resolve our packages.
 */
compileServer();
const child = spawn(
  process.execPath,
  [join(CMS_ROOT, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'), 'build'],
  {
    cwd: CMS_ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
