import { readReport, recordAt } from './report.ts';

/** How many checks passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };
export const ONE_SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1 };

export function addTallies(left: Tally, right: Tally): Tally {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  };
}

/** The closing line, in the form that build servers read. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Combines a runner's count with its exit: a runner that failed without naming a failed test (a crash, a failed
 * set-up, no report at all) counts as one more failure.
 */
export function judge(counted: Tally | undefined, exitCode: number | null): Tally {
  if (counted === undefined) return ONE_FAILED;
  const hasRun = counted.passed + counted.failed > 0;
  if (exitCode === 0 && hasRun) return counted;
  return counted.failed > 0 ? counted : addTallies(counted, ONE_FAILED);
}

/** Reads a count that one of our own programs has written; undefined when there is none or it cannot be read. */
export function readOwnReport(file: string): Tally | undefined {
  const report = readReport(file);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((name) => numberAt(report, name));
  if (passed === undefined || failed === undefined || skipped === undefined) return undefined;
  return { passed, failed, skipped };
}

/** Reads a report of Vitest's `json` reporter; undefined when there is none or it cannot be read. */
export function readVitestReport(file: string): Tally | undefined {
  const report = readReport(file);
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  const skipped = numberAt(report, 'numPendingTests');
  if (passed === undefined || failed === undefined) return undefined;
  return { passed, failed, skipped: (skipped ?? 0) + (numberAt(report, 'numTodoTests') ?? 0) };
}

/** Reads a report of Playwright's `json` reporter. A flaky test is a failed one: it has a cause to be found. */
export function readPlaywrightReport(file: string): Tally | undefined {
  const stats = recordAt(readReport(file), 'stats');
  const passed = numberAt(stats, 'expected');
  const failed = numberAt(stats, 'unexpected');
  if (passed === undefined || failed === undefined) return undefined;
  return {
    passed,
    failed: failed + (numberAt(stats, 'flaky') ?? 0),
    skipped: numberAt(stats, 'skipped') ?? 0,
  };
}

function numberAt(value: unknown, key: string): number | undefined {
  const found = recordAt(value, key);
  return typeof found === 'number' ? found : undefined;
}
