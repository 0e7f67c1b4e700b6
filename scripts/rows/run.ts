import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heedUsage } from '../setup/heed-usage.mjs';
import { addTallies, formatTally, NOTHING, ONE_FAILED, ONE_PASSED } from '../check/tally.ts';
import type { Tally } from '../check/tally.ts';
import { copyProject } from './copy.ts';
import type { Proof } from './proof.ts';
import { PROOFS } from './proofs/all.ts';
import { runTestsOfRow } from './run-tests.ts';

const USAGE = `npm run test:rows                  makes each change that the proofs of the specification's rows name, in a copy,
                                   and wants the row's test to fail; first each test has to pass without a change
npm run test:rows -- 4.12 9 …      the proofs of these rows or whole sections

ROWS_REPORT names a file for the count.`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const wanted = process.argv.slice(2);
heedUsage(USAGE, {}, wanted);

interface Task extends Proof {
  readonly id: string;
}

function isWanted(id: string): boolean {
  return wanted.length === 0 || wanted.some((word) => id === word || id.startsWith(`${word}.`));
}

const tasks: readonly Task[] = Object.entries(PROOFS)
  .filter(([id]) => isWanted(id))
  .flatMap(([id, proofs]) => proofs.map((proof) => ({ ...proof, id })));

const passesUnchanged = new Map<string, Promise<boolean>>();

/** Once for each row and file of tests. */
function passes(folder: string, { test, id }: Task): Promise<boolean> {
  const key = `${test} ${id}`;
  const known = passesUnchanged.get(key);
  if (known !== undefined) return known;
  const answer = runTestsOfRow(folder, test, id).then(({ passed, failed }) => passed > 0 && failed === 0);
  passesUnchanged.set(key, answer);
  return answer;
}

/** The fault of a proof; undefined when its test passes without the change and fails with it. */
async function judge(folder: string, task: Task): Promise<string | undefined> {
  if (!(await passes(folder, task))) return `no test named (spec ${task.id}) passes in ${task.test}`;
  const file = join(folder, task.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(task.find, () => task.replace),
  );
  try {
    const { failed } = await runTestsOfRow(folder, task.test, task.id);
    return failed > 0 ? undefined : `“${task.replace}” in ${task.file} is not noticed by ${task.test}`;
  } finally {
    writeFileSync(file, text);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One after the other in its own copy, until none is left. */
async function work(queue: Task[]): Promise<Tally> {
  using copy = copyProject(ROOT);
  let tally = NOTHING;
  for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
    const problem = await judge(copy.folder, task);
    print(
      `${problem === undefined ? 'held' : 'OPEN'}  ${task.id.padEnd(5)} ${task.of}${problem === undefined ? '' : `: ${problem}`}`,
    );
    tally = addTallies(tally, problem === undefined ? ONE_PASSED : ONE_FAILED);
  }
  return tally;
}

// The proofs of one row stay together, so that its tests run unchanged in one copy.
const queue = [...tasks];
const workers = Math.min(availableParallelism(), queue.length);
const tallies = await Promise.all(Array.from({ length: workers }, () => work(queue)));
const tally = tallies.reduce(addTallies, NOTHING);
print(formatTally(tally));
const report = process.env['ROWS_REPORT'];
if (report !== undefined) writeFileSync(report, JSON.stringify(tally));
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
