import { heedUsage } from './setup/heed-usage.mjs';
import { runScript } from './setup/run-script.mjs';

const USAGE = `npm run media -- --to bucket            copies the uploads of DATA_DIR into the bucket of S3_…, while everything runs
npm run media -- --to bucket --finish   copies what is missing, then removes the copies on the disk
npm run media -- --to disk              copies the uploads of the bucket into DATA_DIR
npm run media -- --to disk --finish     copies what is missing, then empties the bucket of them

It can be interrupted and run again. docs/operations.md says when to restart what.`;

const args = process.argv.slice(2);
heedUsage(USAGE, { to: { type: 'string' }, finish: { type: 'boolean' } }, args);
runScript('scripts/media.ts', args);
