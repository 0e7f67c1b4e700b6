import { join } from 'node:path';
import { buildCms } from './run/builds.ts';
import { startCms } from './run/cms.ts';
import { loadStartSettings } from './run/settings.ts';
import { installPackages } from './setup/npm-ci.mjs';

/** `npm run cms`: the CMS alone, installed and built first where that is needed. */
try {
  const settings = loadStartSettings();
  await installPackages({ folder: join(settings.root, 'apps/cms') });
  await buildCms(settings.root);
  const cms = startCms(settings, { onLine: (line) => process.stdout.write(`${line}\n`) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void cms.stop());
  process.exit((await cms.ended) ?? 0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
