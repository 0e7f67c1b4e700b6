import { fileURLToPath } from 'node:url';
import { heedUsage } from './setup/heed-usage.mjs';
import { installPackages } from './setup/npm-ci.mjs';
import { runScript } from './setup/run-script.mjs';

const USAGE = `npm run world -- export <file.zip|folder> [--world <slug>]…   takes worlds out of the CMS; all without --world
npm run world -- import <file.zip|folder> [--replace]         brings worlds into the CMS, all or nothing

--replace         overwrites what the CMS holds with other content, unless an editor is working on it
--discard-drafts  with --replace: overwrites changes that are not published, too

docs/world-file.md describes the file.`;

const args = process.argv.slice(2);
heedUsage(
  USAGE,
  {
    world: { type: 'string', multiple: true },
    replace: { type: 'boolean' },
    'discard-drafts': { type: 'boolean' },
  },
  args,
);

try {
  await installPackages({ folder: fileURLToPath(new URL('../apps/cms', import.meta.url)) });
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
runScript('apps/cms/scripts/world.ts', args);
