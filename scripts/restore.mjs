import { heedUsage } from './setup/heed-usage.mjs';
import { runScript } from './setup/run-script.mjs';

const USAGE = `npm run restore -- <file.tar.gz> [--replace]   puts a backup into DATA_DIR and the database of DATABASE_URL

--replace  also where there is content: it is kept under another name

Stop the CMS and the web server first. docs/operations.md describes backups.`;

const args = process.argv.slice(2);
heedUsage(USAGE, { replace: { type: 'boolean' } }, args);
runScript('scripts/restore.ts', args);
