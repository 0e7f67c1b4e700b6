import { join } from 'node:path';
import type { Step } from './step.ts';
import { readPlaywrightTimes, readVitestTimes } from './slowest-files.ts';
import { readPlaywrightReport, readVitestReport } from './tally.ts';

/** The programs that the steps of `npm test` use. */
export interface CheckContext {
  readonly root: string;
  /** A folder for reports and data that is removed afterwards. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether `*.all.test.ts` are run as well; what else waits for a release, the tests know by `TEST_TIER`. */
  readonly isWhole: boolean;
}

/** A program of a package, run by the Node that runs us. */
export function nodeStep(
  context: CheckContext,
  {
    name,
    script,
    args = [],
    ...rest
  }: Omit<Step, 'command' | 'args'> & {
    readonly script: string;
    readonly args?: readonly string[];
  },
): Step {
  return {
    env: context.env,
    ...rest,
    name,
    command: process.execPath,
    args: [join(context.root, script), ...args],
  };
}

/** A run of Vitest, each of whose tests counts. */
export function vitestStep(
  context: CheckContext,
  {
    name,
    args = [],
    ...rest
  }: Omit<Step, 'command' | 'args' | 'count' | 'readTimes'> & { readonly args?: readonly string[] },
): Step {
  const report = join(context.folder, `${name.replaceAll(' ', '-')}.json`);
  return nodeStep(context, {
    ...rest,
    name,
    script: 'node_modules/vitest/vitest.mjs',
    args: [
      'run',
      ...args,
      ...(context.isWhole ? [] : ['--exclude', '**/*.all.test.ts']),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => readVitestReport(report),
    readTimes: () => readVitestTimes(report),
  });
}

/** A run of the journeys, each of which counts. */
export function playwrightStep(
  context: CheckContext,
  {
    name,
    args = [],
    env,
    ...rest
  }: Omit<Step, 'command' | 'args' | 'count' | 'readTimes'> & { readonly args?: readonly string[] },
): Step {
  const report = join(context.folder, `${name.replaceAll(' ', '-')}.json`);
  return nodeStep(context, {
    ...rest,
    name,
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config', join(context.root, 'e2e/playwright.config.ts'), ...args],
    env: { ...(env ?? context.env), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: () => readPlaywrightReport(report),
    readTimes: () => readPlaywrightTimes(report),
  });
}
