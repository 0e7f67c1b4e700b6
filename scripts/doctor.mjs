import { heedUsage } from './setup/heed-usage.mjs';
import { runScript } from './setup/run-script.mjs';

const USAGE = `npm run doctor                       examines the snapshot that ships with the project
npm run doctor -- .data/snapshot     examines the content in a folder, such as what the server keeps
npm run doctor -- --cms              examines what the CMS publishes now (CMS_URL, CMS_API_TOKEN, DATA_DIR)
npm run doctor -- --operations       examines the running processes, their proxies and secrets, by the settings`;

const args = process.argv.slice(2);
heedUsage(USAGE, { cms: { type: 'boolean' }, operations: { type: 'boolean' } }, args);
runScript('scripts/doctor.ts', args);
