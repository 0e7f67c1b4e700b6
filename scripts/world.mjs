import { fileURLToPath } from 'node:url';
import { installPackages } from './setup/npm-ci.mjs';
import { runScript } from './setup/run-script.mjs';

// npm run world -- export <file.zip|folder> [--world slug]…   takes worlds out of the CMS (docs/world-file.md)
// npm run world -- import <file.zip|folder> [--replace [--discard-drafts]]   brings worlds into the CMS, all or nothing
const args = process.argv.slice(2);

try {
  await installPackages({ folder: fileURLToPath(new URL('../apps/cms', import.meta.url)) });
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
runScript('apps/cms/scripts/world.ts', args);
