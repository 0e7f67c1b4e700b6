import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addTallies, formatTally, judge, readPlaywrightReport, readVitestReport } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-tally-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function report(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('the closing line of npm test', () => {
  test('sums the runners', () => {
    const sum = addTallies({ passed: 3, failed: 0, skipped: 1 }, { passed: 4, failed: 2, skipped: 0 });
    expect(formatTally(sum)).toBe('7 passed, 2 failed, 1 skipped');
  });

  test('reads what Vitest counted', () => {
    const file = report(
      'vitest.json',
      '{"numPassedTests":5,"numFailedTests":1,"numPendingTests":2,"numTodoTests":1}',
    );
    expect(readVitestReport(file)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test('counts a flaky journey as failed', () => {
    const file = report('playwright.json', '{"stats":{"expected":5,"unexpected":0,"flaky":2,"skipped":1}}');
    expect(readPlaywrightReport(file)).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });

  test.each([['{'], ['[]'], ['{}'], ['null'], ['{"stats":3}']])(
    'has no count for the report %s',
    (content) => {
      const file = report('broken.json', content);
      expect(readVitestReport(file)).toBeUndefined();
      expect(readPlaywrightReport(file)).toBeUndefined();
    },
  );

  test('has no count where there is no report', () => {
    expect(readVitestReport(join(folder, 'absent.json'))).toBeUndefined();
  });
});

describe('judging a runner', () => {
  test('trusts a clean end', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  test('does not let a crash after green tests pass', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, null).failed).toBe(1);
  });

  test('does not count a named failure twice', () => {
    expect(judge({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  test('fails a runner that ran no test or left no report', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
    expect(judge(undefined, 0).failed).toBe(1);
  });
});
