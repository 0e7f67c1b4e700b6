import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeStep, playwrightStep, vitestStep } from './check/programs.ts';
import type { CheckContext } from './check/programs.ts';
import { runStep } from './check/step.ts';
import type { Step, StepResult } from './check/step.ts';
import { slowestOf } from './check/slowest-files.ts';
import { addTallies, formatTally, NOTHING, ONE_FAILED, readOwnReport } from './check/tally.ts';
import { ensureFfmpeg } from './setup/ffmpeg.ts';
import { installPackages } from './setup/npm-ci.mjs';

/**
 * What is run: `check` is what can be said in a minute and a half without a server, `change` what every change
 * has to pass, `all` adds what takes long and rarely fails: a release has to pass it.
 */
const TIERS = ['check', 'change', 'all'] as const;
type Tier = (typeof TIERS)[number];

/** How many files the end of a run names. */
const SLOWEST = 10;

const KNIP = 'node_modules/knip/bin/knip.js';

function readTier(word: string | undefined): Tier {
  const tier = TIERS.find((known) => known === (word ?? 'change'));
  if (tier !== undefined) return tier;
  process.stderr.write(`«${word}» is no tier of tests: choose ${TIERS.join(', ')}.\n`);
  process.exit(1);
}

/** Known holes in the packages that are delivered; a registry that says nothing counts as skipped. */
function auditStep(context: CheckContext, tier: Tier): Step {
  const report = join(context.folder, 'audit.json');
  return nodeStep(context, {
    name: 'Audit',
    script: 'scripts/check/audit.ts',
    args: tier === 'all' ? ['--release'] : [],
    env: { ...context.env, AUDIT_REPORT: report },
    count: () => readOwnReport(report),
  });
}

/** Whether the tests notice it when a row of the specification is no longer so. */
function rowsStep(context: CheckContext): Step {
  const report = join(context.folder, 'rows.json');
  return nodeStep(context, {
    name: 'Rows',
    script: 'scripts/rows/run.ts',
    env: { ...context.env, ROWS_REPORT: report },
    count: () => readOwnReport(report),
  });
}

/** What can be said of the code without a server, quickest first. */
function codeSteps(context: CheckContext): readonly Step[] {
  return [
    nodeStep(context, {
      name: 'Format',
      script: 'node_modules/oxfmt/bin/oxfmt',
      args: ['--check', '.'],
    }),
    nodeStep(context, { name: 'Conventions', script: 'scripts/conventions/check.ts' }),
    nodeStep(context, { name: 'Lint and walls', script: 'node_modules/oxlint/bin/oxlint' }),
    nodeStep(context, { name: 'Types', script: 'scripts/check/typecheck.ts', args: ['showroom'] }),
    nodeStep(context, { name: 'Notice', script: 'scripts/check/notice.ts' }),
  ];
}

function unitStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Unit tests' });
}

/** The built showroom, without a CMS. */
function showroomSteps(context: CheckContext, tier: Tier): readonly Step[] {
  return [
    ...codeSteps(context),
    unitStep(context),
    nodeStep(context, { name: 'Web build', script: 'scripts/check/build-web.ts' }),
    vitestStep(context, { name: 'Attacks', args: ['--config', 'e2e/security/vitest.config.ts'] }),
    ...(tier === 'all'
      ? [vitestStep(context, { name: 'Resilience', args: ['--config', 'e2e/resilience/vitest.config.ts'] })]
      : []),
    auditStep(context, tier),
  ];
}

/** The CMS's side, beside the other: it is installed, seeded and asked. */
function cmsSteps(context: CheckContext): readonly Step[] {
  const dataDir = join(context.folder, 'cms');
  return [
    nodeStep(context, {
      name: 'Seed',
      script: 'apps/cms/scripts/seed.ts',
      args: ['--without-accounts'],
      env: { ...context.env, DATABASE_URL: '', NODE_ENV: 'production', DATA_DIR: dataDir },
      isInBackground: true,
    }),
    vitestStep(context, {
      name: 'Contract',
      args: ['--config', 'e2e/contract/vitest.config.ts'],
      env: { ...context.env, CONTRACT_DATA_DIR: dataDir },
      isInBackground: true,
    }),
    nodeStep(context, {
      name: 'Types of the CMS',
      script: 'scripts/check/typecheck.ts',
      args: ['cms'],
      isInBackground: true,
    }),
    vitestStep(context, {
      name: 'Attacks on the CMS',
      args: ['--config', 'e2e/security/cms/vitest.config.ts'],
      isInBackground: true,
    }),
    nodeStep(context, { name: 'Admin panel', script: 'scripts/check/build-cms.ts', isInBackground: true }),
    nodeStep(context, { name: 'Unused code', script: KNIP, isInBackground: true }),
    nodeStep(context, {
      name: 'Code that only tests use',
      script: KNIP,
      args: [
        '--production',
        '--include',
        'exports,types,files',
        '--config',
        'scripts/check/knip-production.ts',
      ],
      isInBackground: true,
    }),
  ];
}

/** Contact requests through whatever can happen to them, beside a CMS of its own. */
function leadsStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Leads', args: ['--config', 'e2e/leads/vitest.config.ts'] });
}

/** The stand: packed, unpacked without Node and network, walked, and its contact requests brought home. */
function standStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Stand', args: ['--config', 'e2e/stand/vitest.config.ts'] });
}

/** The journeys, each row after the other; the steps of a row run side by side. */
function browserSteps(context: CheckContext, tier: Tier): readonly (readonly Step[])[] {
  const env = { ...context.env, E2E_PICTURES: join(context.folder, 'pictures') };
  const onCms = { ...env, E2E_CMS_DATA_DIR: join(context.folder, 'cms') };
  const onSnapshot = { ...env, E2E_CONTENT: 'snapshot' };
  return [
    [playwrightStep(context, { name: 'Journeys', args: ['--project', 'journeys'], env: onCms })],
    // Alone: it measures time.
    [playwrightStep(context, { name: 'Publishing', args: ['--project', 'without-cms'], env: onCms })],
    // Each has one worker and a CMS of its own.
    [
      playwrightStep(context, {
        name: 'Editors',
        args: ['--project', 'transfer'],
        env: { ...onCms, E2E_ADMIN: 'true' },
      }),
      vitestStep(context, {
        name: 'Tests of the CMS',
        args: ['--config', 'apps/cms/vitest.config.ts'],
        isInBackground: true,
      }),
    ],
    ...(tier === 'all'
      ? [
          [
            playwrightStep(context, {
              name: 'First world',
              args: ['--project', 'first-world'],
              env: { ...env, E2E_CONTENT: 'empty', E2E_ADMIN: 'true', E2E_RESULTS: 'first-world' },
            }),
          ],
          [leadsStep(context)],
          [rowsStep(context)],
          // Alone: it measures time.
          [standStep(context)],
          [playwrightStep(context, { name: 'Every frame', args: ['--project', 'stage'], env: onSnapshot })],
          // Alone: it measures time.
          [
            playwrightStep(context, {
              name: 'Lighthouse',
              args: ['--project', 'lighthouse'],
              env: onSnapshot,
            }),
          ],
        ]
      : []),
  ];
}

async function runAll(steps: readonly Step[], root: string): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, root));
  return results;
}

async function runRows(rows: readonly (readonly Step[])[], root: string): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const row of rows) results.push(...(await Promise.all(row.map((step) => runStep(step, root)))));
  return results;
}

/** The packages of the CMS have their own lockfile. */
async function installCms(root: string): Promise<StepResult | undefined> {
  const started = performance.now();
  try {
    await installPackages({ folder: join(root, 'apps/cms') });
    return undefined;
  } catch (error) {
    process.stderr.write(`\n── Install the CMS\n${error instanceof Error ? error.message : String(error)}\n`);
    return {
      name: 'Install the CMS',
      tally: ONE_FAILED,
      seconds: (performance.now() - started) / 1000,
      files: [],
    };
  }
}

async function checkCms(context: CheckContext): Promise<readonly StepResult[]> {
  const failure = await installCms(context.root);
  // The browser's packages come later, when nothing else holds apt.
  await ensureFfmpeg();
  return failure === undefined ? runAll(cmsSteps(context), context.root) : [failure];
}

function summarise(results: readonly StepResult[]): void {
  process.stdout.write('\n');
  for (const { name, tally, seconds } of results) {
    process.stdout.write(`${name.padEnd(20)} ${seconds.toFixed(0).padStart(4)} s   ${formatTally(tally)}\n`);
  }
  process.stdout.write('\nThe slowest files\n');
  const times = results.flatMap(({ files }) => files);
  for (const { file, seconds } of slowestOf(times, SLOWEST)) {
    process.stdout.write(`${seconds.toFixed(0).padStart(4)} s   ${file}\n`);
  }
}

const tier = readTier(process.argv[2]);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
const context: CheckContext = {
  root,
  folder,
  isWhole: tier === 'all',
  env: {
    ...process.env,
    CI: 'true',
    TEST_TIER: tier,
    // The CMS is started some fifty times: a fourth of each start is reading its code.
    NODE_COMPILE_CACHE: join(folder, 'code'),
    // A dot for each test is six bytes of colour in a log.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  },
};
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function runTier(): Promise<readonly StepResult[]> {
  if (tier === 'check') {
    const units = { ...unitStep(context), isInBackground: true };
    const [ofCode, ofUnits] = await Promise.all([runAll(codeSteps(context), root), runStep(units, root)]);
    return [...ofCode, ofUnits];
  }
  const [ofShowroom, ofCms] = await Promise.all([
    runAll(showroomSteps(context, tier), root),
    checkCms(context),
  ]);
  return [...ofShowroom, ...ofCms, ...(await runRows(browserSteps(context, tier), root))];
}

const results = await runTier();
summarise(results);
const sum = results.map(({ tally }) => tally).reduce(addTallies, NOTHING);
// Build servers read the last line.
process.stdout.write(`\n${formatTally(sum)}\n`);
process.exitCode = sum.failed > 0 ? 1 : 0;
