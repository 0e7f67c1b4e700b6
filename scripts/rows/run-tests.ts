import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { titleMark } from './proof.ts';

/** What became of the tests that name a row. */
export interface Verdict {
  readonly passed: number;
  readonly failed: number;
}

/** Milliseconds. A change may make a test wait forever; a journey comes after a build of the showroom. */
const PATIENCE = 300_000;

function run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, CI: 'true', ...env },
      stdio: 'ignore',
      timeout: PATIENCE,
    });
    program.on('error', reject);
    program.on('close', () => resolve());
  });
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.()]/g, '\\$&');
}

function isFailed(status: string): boolean {
  return status === 'failed';
}

interface UnitReport {
  readonly testResults?: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

async function runUnitTests(folder: string, test: string, mark: string): Promise<Verdict> {
  const report = join(folder, 'row-report.json');
  rmSync(report, { force: true });
  const config = test.startsWith('apps/cms/tests/') ? ['--config', 'apps/cms/vitest.config.ts'] : [];
  await run(folder, [
    join(folder, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...config,
    test,
    '-t',
    escapePattern(mark),
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const results = ((readReport(report) ?? {}) as UnitReport).testResults ?? [];
  const statuses = results.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  // What a file prepares for its tests may fail, which skips them.
  const isUnprepared = results.some(({ status }) => isFailed(status)) && !statuses.some(isFailed);
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter(isFailed).length + (isUnprepared && statuses.length > 0 ? 1 : 0),
  };
}

interface JourneyReport {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

async function runJourneys(folder: string, test: string, mark: string): Promise<Verdict> {
  const report = join(folder, 'row-report.json');
  rmSync(report, { force: true });
  await run(folder, [join(folder, 'scripts/check/build-web.ts')]);
  await run(
    folder,
    [
      join(folder, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      test,
      '--project',
      'journeys',
      '--grep',
      escapePattern(mark),
      '--reporter=json',
    ],
    { E2E_CONTENT: 'snapshot', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { stats } = (readReport(report) ?? {}) as JourneyReport;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

/** Runs the tests of one file that name a row. A file that cannot be loaded has neither passed nor failed tests. */
export function runTestsOfRow(folder: string, test: string, id: string): Promise<Verdict> {
  return (test.endsWith('.spec.ts') ? runJourneys : runUnitTests)(folder, test, titleMark(id));
}
