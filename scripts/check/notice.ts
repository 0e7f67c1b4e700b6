import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deliveredIn, noticeOf } from './notice-text.ts';
import type { Lockfile } from './notice-text.ts';

/* Checks whether NOTICE names what the lockfiles deliver; with `--write` it is written. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The showroom's font is a file of the browser build. */
const BUNDLED = ['@fontsource-variable/manrope'];

function deliveredBy(folder: string, bundled: readonly string[] = []) {
  return deliveredIn(
    JSON.parse(readFileSync(`${ROOT}${folder}package-lock.json`, 'utf8')) as Lockfile,
    bundled,
  );
}

const wanted = noticeOf([
  ['The web server and the showroom in the browser', deliveredBy('', BUNDLED)],
  ['The CMS', deliveredBy('apps/cms/')],
]);
const file = `${ROOT}NOTICE`;

if (process.argv.includes('--write')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted) {
  process.stderr.write('NOTICE does not fit the lockfiles: run `node scripts/check/notice.ts --write`.\n');
  process.exitCode = 1;
}
