import { heedUsage } from './setup/heed-usage.mjs';
import { runScript } from './setup/run-script.mjs';

const USAGE = `npm run backup -- <file.tar.gz|folder>   the database, uploads, outbox and secrets in one file (DATA_DIR, DATABASE_URL)
npm run backup -- --check <file.tar.gz>  verifies a backup and prints what is in it

The showroom may run meanwhile. docs/operations.md says how to keep and restore the file.`;

const args = process.argv.slice(2);
heedUsage(USAGE, { check: { type: 'boolean' } }, args);
runScript('scripts/backup.ts', args);
