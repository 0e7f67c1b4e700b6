import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckContext } from './check/programs.ts';
import { runStep } from './check/step.ts';
import type { Step, StepResult } from './check/step.ts';
import {
  browserSteps,
  cmsLane,
  codeLane,
  codeSteps,
  prepareBrowserSteps,
  showroomLane,
  unitStep,
} from './check/steps.ts';
import type { Lane } from './check/steps.ts';
import { slowestOf } from './check/slowest-files.ts';
import { addTallies, formatTally, NOTHING, ONE_FAILED } from './check/tally.ts';
import {
  ensureFfmpeg,
  ensureNginx,
  ensurePostgres,
  ensurePromtool,
  ensureRedis,
} from './setup/debian-programs.ts';
import { installPackages } from './setup/npm-ci.mjs';

/**
 * The sets of steps: `check` takes a minute and a half and needs no server, every change has to pass `change`, and
 * `all` adds slow steps that rarely fail: a release has to pass it.
 */
const TIERS = ['check', 'change', 'all'] as const;
type Tier = (typeof TIERS)[number];

/** How many files the end of a run names. */
const SLOWEST = 10;

function readTier(word: string | undefined): Tier {
  const tier = TIERS.find((known) => known === (word ?? 'change'));
  if (tier !== undefined) return tier;
  process.stderr.write(`“${word}” is no tier of tests: choose ${TIERS.join(', ')}.\n`);
  process.exit(1);
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

/** Runs a lane; what needs the CMS is left out where that could not be installed. */
async function runLane(
  lane: Lane,
  isCmsThere: Promise<boolean>,
  root: string,
): Promise<readonly StepResult[]> {
  const results = await runAll(lane.first, root);
  return (await isCmsThere) ? [...results, ...(await runAll(lane.withCms, root))] : results;
}

/** The lanes, side by side: each of them waits for much of its time. */
async function runLanes(context: CheckContext): Promise<readonly StepResult[]> {
  // One after the other, because each holds apt; the browser's packages come later.
  const redis = ensureRedis();
  const installed = installCms(context.root).then(async (failure) => {
    await redis;
    await ensureFfmpeg();
    if (context.isWhole) {
      await ensurePostgres();
      await ensurePromtool();
      await ensureNginx();
    }
    return failure;
  });
  const isCmsThere = installed.then((failure) => failure === undefined);
  const results = await Promise.all([
    redis.then(() => runLane(codeLane(context), isCmsThere, context.root)),
    runLane(showroomLane(context), isCmsThere, context.root),
    runLane(cmsLane(context), isCmsThere, context.root),
  ]);
  const failure = await installed;
  return [...results.flat(), ...(failure === undefined ? [] : [failure])];
}

/** What a release has to pass and this machine cannot run. */
function leftOut(): readonly string[] {
  if (tier !== 'all' || (process.env['DATABASE_URL'] ?? '') !== '') return [];
  return [
    'PostgreSQL: DATABASE_URL is not set, so the tests of the CMS and the contract ran on SQLite alone.',
  ];
}

function summarise(results: readonly StepResult[]): void {
  process.stdout.write('\n');
  for (const { name, tally, seconds } of results) {
    process.stdout.write(`${name.padEnd(20)} ${seconds.toFixed(0).padStart(4)} s   ${formatTally(tally)}\n`);
  }
  for (const sentence of leftOut()) process.stdout.write(`\nLeft out: ${sentence}\n`);
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
    // Several dozen servers are started, and each resizes the demo's likely pictures for a quarter of a minute.
    E2E_PICTURES: join(folder, 'pictures'),
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
  const ofLanes = await runLanes(context);
  prepareBrowserSteps(context);
  return [...ofLanes, ...(await runRows(browserSteps(context), root))];
}

const results = await runTier();
summarise(results);
const sum = results.map(({ tally }) => tally).reduce(addTallies, NOTHING);
// Build servers read the last line.
process.stdout.write(`\n${formatTally(sum)}\n`);
process.exitCode = sum.failed > 0 ? 1 : 0;
