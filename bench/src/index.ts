import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runMeasurements, MEASUREMENT_NAMES } from './measurements.ts';
import { reportText } from './report/report.ts';

const RESULTS = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

/** `npm run bench` prints everything, `npm run bench -- page-cost` one part, `-- --write` keeps it too; `-- --short` only tries the long parts out. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
});

const unknown = positionals.filter((name) => !MEASUREMENT_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no measurement called ${unknown.join(', ')}. There are: ${MEASUREMENT_NAMES.join(', ')}.`,
  );
  process.exit(1);
}
if (values.write && (positionals.length > 0 || values.short)) {
  console.error('Only the figures of a whole run are written: leave out the names and --short.');
  process.exit(1);
}
const report = reportText(await runMeasurements(positionals, values.short, (line) => console.error(line)));
console.log(report);
if (values.write) await writeFile(RESULTS, report);
