import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCms } from '../run/builds.ts';
import { installPackages } from '../setup/npm-ci.mjs';

// node scripts/deploy/build-cms.ts     installs the packages of the CMS and builds its panel: what an image is made from

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

await installPackages({ folder: join(ROOT, 'apps/cms') });
await buildCms(ROOT);
