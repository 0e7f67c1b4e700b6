import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../setup/chromium.ts';
import { nodeStep, playwrightStep, vitestStep } from './programs.ts';
import type { CheckContext } from './programs.ts';
import type { Step } from './step.ts';
import { readOwnReport } from './tally.ts';

/** Steps that run one after the other, beside other lanes. */
export interface Lane {
  readonly first: readonly Step[];
  /** Those that need the packages of the CMS, which are installed in the meantime. */
  readonly withCms: readonly Step[];
}

const KNIP = 'node_modules/knip/bin/knip.js';

/** Known vulnerabilities in the delivered packages; an audit without an answer counts as skipped. */
function auditStep(context: CheckContext): Step {
  const report = join(context.folder, 'audit.json');
  return nodeStep(context, {
    name: 'Audit',
    script: 'scripts/check/audit.ts',
    args: context.isWhole ? ['--release'] : [],
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

/** Checks of the code that need no server, quickest first. */
export function codeSteps(context: CheckContext): readonly Step[] {
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

/** The unit tests of everything that is installed. */
export function unitStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Unit tests' });
}

/** Those of the CMS come when its packages are installed. */
function unitStepWithoutCms(context: CheckContext): Step {
  return vitestStep(context, { name: 'Unit tests', args: ['--project', '!cms*'] });
}

/** A third lane beside the built showroom and the CMS: it reads the code, and needs the CMS installed for its end. */
export function codeLane(context: CheckContext): Lane {
  const first = [...codeSteps(context), unitStepWithoutCms(context)];
  const ofCms = [
    nodeStep(context, { name: 'Types of the CMS', script: 'scripts/check/typecheck.ts', args: ['cms'] }),
    vitestStep(context, { name: 'Units of the CMS', args: ['--project', 'cms*'] }),
    nodeStep(context, { name: 'Unused code', script: KNIP }),
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
    }),
  ];
  return { first: first.map(inBackground), withCms: ofCms.map(inBackground) };
}

/** The built showroom, without a CMS. Behind it comes what needs no seeded CMS: this lane is the shorter one. */
export function showroomLane(context: CheckContext): Lane {
  return {
    first: [
      nodeStep(context, { name: 'Web build', script: 'scripts/check/build-web.ts' }),
      vitestStep(context, { name: 'Attacks', args: ['--config', 'e2e/security/vitest.config.ts'] }),
      ...(context.isWhole
        ? [vitestStep(context, { name: 'Resilience', args: ['--config', 'e2e/resilience/vitest.config.ts'] })]
        : []),
      auditStep(context),
    ],
    withCms: [
      vitestStep(context, {
        name: 'Attacks on the CMS',
        args: ['--config', 'e2e/security/cms/vitest.config.ts'],
        env: onFirstStart(context),
      }),
      nodeStep(context, { name: 'Admin panel', script: 'scripts/check/build-cms.ts' }),
    ],
  };
}

/** Lets steps share what the first start of a CMS makes: that takes three times as long as a later start. */
function onFirstStart({ env, folder }: CheckContext): NodeJS.ProcessEnv {
  return { ...env, FIRST_START_DIR: join(folder, 'first-start') };
}

/** The CMS's side, beside the others: it is seeded, asked and tested. */
export function cmsLane(context: CheckContext): Lane {
  const dataDir = seededFolder(context);
  const steps = [
    nodeStep(context, {
      name: 'Seed',
      script: 'apps/cms/scripts/seed.ts',
      args: ['--without-accounts'],
      env: { ...context.env, DATABASE_URL: '', NODE_ENV: 'production', DATA_DIR: dataDir },
    }),
    vitestStep(context, {
      name: 'Contract',
      args: ['--config', 'e2e/contract/vitest.config.ts'],
      env: { ...context.env, CONTRACT_DATA_DIR: dataDir },
    }),
    vitestStep(context, {
      name: 'Tests of the CMS',
      args: ['--config', 'apps/cms/vitest.config.ts'],
      env: onFirstStart(context),
    }),
  ];
  return { first: [], withCms: steps.map(inBackground) };
}

/** Its output would be mixed with that of another lane. */
function inBackground(step: Step): Step {
  return { ...step, isInBackground: true };
}

/** Contact requests through whatever can happen to them, beside a CMS of its own. */
function leadsStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Leads', args: ['--config', 'e2e/leads/vitest.config.ts'] });
}

/** The stand: packed, unpacked without Node and network, walked, and its contact requests brought home. */
function standStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Stand', args: ['--config', 'e2e/stand/vitest.config.ts'] });
}

/** Many processes of one showroom, which are killed and away under a crowd. */
function scaleStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Many processes', args: ['--config', 'e2e/scale/vitest.config.ts'] });
}

/** The files of both images in a bare root, nginx and alerts as deploy/ has them. */
function deployStep(context: CheckContext): Step {
  return vitestStep(context, { name: 'Deployment', args: ['--config', 'e2e/deploy/vitest.config.ts'] });
}

/** Where the CMS is seeded. */
function seededFolder(context: CheckContext): string {
  return join(context.folder, 'cms');
}

/** One that editors change: each of their steps has its own. */
function editedFolder(context: CheckContext, step: string): string {
  return join(context.folder, `cms-of-${step}`);
}

/** Installs the browser before several steps want it at once, and gives the editors a CMS of their own. */
export function prepareBrowserSteps(context: CheckContext): void {
  ensureChromium(context.isWhole ? 'full' : 'shell');
  if (!existsSync(seededFolder(context))) return;
  for (const { results } of editorRuns(context))
    cpSync(seededFolder(context), editedFolder(context, results), { recursive: true });
}

/**
 * The journeys of the editors. They change the same content one after the other, which leaves a third of two cores
 * idle. Before a merge two halves therefore run side by side, each with its own CMS. A release also walks `transfer`,
 * which needs all others to have ended.
 */
function editorRuns({ isWhole }: CheckContext) {
  if (isWhole)
    return [{ name: 'Editors', results: 'editors', args: ['--project', 'editors', '--project', 'transfer'] }];
  return [1, 2].map((half) => ({
    name: `Editors, half ${half}`,
    results: `editors-${half}`,
    args: ['--project', 'editors', `--shard=${half}/2`],
  }));
}

/** The journeys, each row after the other; the steps of a row run side by side. */
export function browserSteps(context: CheckContext): readonly (readonly Step[])[] {
  const { env } = context;
  const onSnapshot = { ...env, E2E_CONTENT: 'snapshot' };
  return [
    [
      playwrightStep(context, {
        name: 'Journeys',
        args: ['--project', 'journeys'],
        env: { ...env, E2E_CMS_DATA_DIR: seededFolder(context) },
      }),
    ],
    // Not beside the journeys: their pages would answer too late.
    [
      ...editorRuns(context).map(({ name, results, args }) =>
        inBackground(
          playwrightStep(context, {
            name,
            args,
            env: {
              ...env,
              E2E_CMS_DATA_DIR: editedFolder(context, results),
              E2E_ADMIN: 'true',
              E2E_RESULTS: results,
            },
          }),
        ),
      ),
      inBackground(
        playwrightStep(context, {
          name: 'Publishing',
          args: ['--project', 'without-cms'],
          env: { ...env, E2E_CMS_DATA_DIR: seededFolder(context), E2E_RESULTS: 'publishing' },
        }),
      ),
    ],
    ...(context.isWhole
      ? [
          [
            playwrightStep(context, {
              name: 'First world',
              args: ['--project', 'first-world'],
              env: { ...env, E2E_CONTENT: 'empty', E2E_ADMIN: 'true', E2E_RESULTS: 'first-world' },
            }),
          ],
          [leadsStep(context)],
          [deployStep(context)],
          // Alone: it measures time.
          [scaleStep(context)],
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
