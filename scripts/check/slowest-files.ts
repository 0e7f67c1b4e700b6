import { basename } from 'node:path';
import { readReport, recordAt } from './report.ts';

/** How long the tests of one file took together. */
export interface FileTime {
  /** The file's name without its folders. */
  readonly file: string;
  readonly seconds: number;
}

/** The slowest first. Files under a second are never worth a line. */
export function slowestOf(times: readonly FileTime[], count: number): readonly FileTime[] {
  return times
    .filter(({ seconds }) => seconds >= 1)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

/** How long each file took in a report of Vitest's `json` reporter; none where the report cannot be read. */
export function readVitestTimes(report: string): readonly FileTime[] {
  return listAt(readReport(report), 'testResults').map((result) => ({
    file: basename(String(recordAt(result, 'name'))),
    seconds: (numberOf(recordAt(result, 'endTime')) - numberOf(recordAt(result, 'startTime'))) / 1000,
  }));
}

/** How long each file took in a report of Playwright's `json` reporter; none where the report cannot be read. */
export function readPlaywrightTimes(report: string): readonly FileTime[] {
  return listAt(readReport(report), 'suites').map((suite) => ({
    file: basename(String(recordAt(suite, 'file'))),
    seconds: millisecondsOf(suite) / 1000,
  }));
}

function millisecondsOf(suite: unknown): number {
  const results = listAt(suite, 'specs')
    .flatMap((spec) => listAt(spec, 'tests'))
    .flatMap((test) => listAt(test, 'results'));
  return [
    ...results.map((result) => numberOf(recordAt(result, 'duration'))),
    ...listAt(suite, 'suites').map(millisecondsOf),
  ].reduce((sum, milliseconds) => sum + milliseconds, 0);
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = recordAt(value, key);
  return Array.isArray(found) ? found : [];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
