import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const TESTS = '{packages,apps/web,scripts,demo,bench}/**/*.test.{ts,tsx}';

/**
 * Tests of effects: they replace globals, read the environment, listen to the process or start programs, and what
 * they leave behind could be met by the next file. Each of these files has its own thread.
 */
const AT_THE_EDGE = [
  'apps/web/*.test.ts',
  'apps/web/app/showroom/{analytics,browser,connection,history,panorama,presentation,requests,screensaver,window}/**/*.test.{ts,tsx}',
  'apps/web/server/{coordination,http,pages,preview,session,start}/**/*.test.ts',
  'apps/web/server/presentation/presentations-by-redis.test.ts',
  'apps/web/stand/**/*.test.ts',
  'packages/content/src/*.test.ts',
  'packages/content/src/node/**/*.test.ts',
  'packages/bucket/**/*.test.ts',
  'packages/tracing/**/*.test.ts',
  'packages/world-file/**/*.test.ts',
  'scripts/**/*.test.ts',
];

/**
 * Those that change what all threads of a process share: its working directory, its umask. Each has a process of its
 * own, whose start costs twice the processor time of a thread's.
 */
const IN_A_PROCESS = ['apps/web/server/start/run.test.ts', 'packages/content/src/node/pdf/*.test.ts'];

const TESTS_OF_CMS = 'apps/cms/src/**/*.test.ts';

/** The same for the CMS. */
const CMS_AT_THE_EDGE = [
  'apps/cms/src/{environment,media-pipeline,setup}/*.test.ts',
  'apps/cms/src/jobs/job-runner.test.ts',
  'apps/cms/src/plugins/showroom/server/{bulk,transfer}/*.test.ts',
];

/** The CMS has packages of its own: its unit tests run where those are installed (`scripts/setup/npm-ci.mjs`). */
const IS_CMS_INSTALLED = existsSync(
  fileURLToPath(new URL('apps/cms/node_modules/.vitrine-installed', import.meta.url)),
);

const IS_BEFORE_A_MERGE = ['check', 'change'].includes(process.env['TEST_TIER'] ?? '');

/** Left to a release, and to those who run a file by hand. */
const LATER = IS_BEFORE_A_MERGE ? ['**/*.all.test.ts'] : [];

/** For tests that share their threads. */
const SHARED_THREADS = ['scripts/check/settle-imports.ts'];

/** No unit test of the CMS has one. */
const WITHOUT_DATABASE = { DATABASE_URL: '' };

export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('apps/web/app', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    // Ends what hangs; how fast something is the benchmarks say. The slowest tests read hostile texts and make
    // content up: 2 to 4 s each on two cores, and more than 5 s beside two other busy programs.
    testTimeout: 20_000,
    // Some copy the project first.
    hookTimeout: 60_000,
    // By itself Vitest leaves one processor to others: of two it would use one.
    maxWorkers: '100%',
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
    fakeTimers: { shouldAdvanceTime: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [TESTS],
          exclude: [...AT_THE_EDGE, ...LATER],
          pool: 'threads',
          isolate: false,
          setupFiles: [...SHARED_THREADS, ...(IS_BEFORE_A_MERGE ? ['scripts/check/property-runs.ts'] : [])],
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: AT_THE_EDGE,
          exclude: [...IN_A_PROCESS, ...LATER],
          pool: 'threads',
        },
      },
      { extends: true, test: { name: 'process', include: IN_A_PROCESS, exclude: LATER, pool: 'forks' } },
      ...(IS_CMS_INSTALLED
        ? [
            {
              extends: true as const,
              test: {
                name: 'cms',
                include: [TESTS_OF_CMS],
                exclude: [...CMS_AT_THE_EDGE, ...LATER],
                env: WITHOUT_DATABASE,
                pool: 'threads' as const,
                isolate: false,
                setupFiles: SHARED_THREADS,
              },
            },
            {
              extends: true as const,
              test: {
                name: 'cms-edge',
                include: CMS_AT_THE_EDGE,
                exclude: LATER,
                env: WITHOUT_DATABASE,
                pool: 'threads' as const,
              },
            },
          ]
        : []),
    ],
  },
});
