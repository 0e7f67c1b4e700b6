import { fileURLToPath } from 'node:url';
import { heedUsage } from './setup/heed-usage.mjs';
import { installPackages } from './setup/npm-ci.mjs';
import { runScript } from './setup/run-script.mjs';

const USAGE = `npm run seed                brings the demo showroom into the CMS; entries that exist are left alone
npm run seed -- --reset     puts the demo's own entries back to what demo/content says
npm run seed -- --export    writes demo/snapshot out of a fresh, throw-away CMS`;

const args = process.argv.slice(2);
heedUsage(
  USAGE,
  { reset: { type: 'boolean' }, export: { type: 'boolean' }, 'without-accounts': { type: 'boolean' } },
  args,
);

try {
  await installPackages({ folder: fileURLToPath(new URL('../apps/cms', import.meta.url)) });
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
if (args.includes('--export')) runScript('scripts/export-snapshot.ts', []);
else runScript('apps/cms/scripts/seed.ts', args);
