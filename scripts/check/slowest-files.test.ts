import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywrightTimes, readVitestTimes, slowestOf } from './slowest-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-slowest-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function spec(...durations: readonly number[]) {
  return { tests: [{ results: durations.map((duration) => ({ duration })) }] };
}

test('reads how long each file of Vitest took', () => {
  const file = report({
    testResults: [
      { name: '/home/ada/vitrine/apps/a.test.ts', startTime: 1_000, endTime: 4_500 },
      { name: '/home/ada/vitrine/apps/b.test.ts' },
    ],
  });
  expect(readVitestTimes(file)).toEqual([
    { file: 'a.test.ts', seconds: 3.5 },
    { file: 'b.test.ts', seconds: 0 },
  ]);
});

test('sums the journeys of a file of Playwright, those in groups as well', () => {
  const file = report({
    suites: [
      {
        file: 'journeys/walking.spec.ts',
        specs: [spec(1_000)],
        suites: [{ specs: [spec(500, 250), spec(250)] }],
      },
    ],
  });
  expect(readPlaywrightTimes(file)).toEqual([{ file: 'walking.spec.ts', seconds: 2 }]);
});

test.each([[null], [{}], [{ testResults: 3, suites: {} }]])('finds no file in %j', (content) => {
  const file = report(content);
  expect(readVitestTimes(file)).toEqual([]);
  expect(readPlaywrightTimes(file)).toEqual([]);
});

test('puts the slowest first, and leaves out what takes no second', () => {
  const times = [2, 0.9, 7, 3].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestOf(times, 2).map(({ seconds }) => seconds)).toEqual([7, 3]);
  expect(slowestOf(times, 9)).toHaveLength(3);
});
