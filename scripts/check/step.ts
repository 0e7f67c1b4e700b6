import { spawn } from 'node:child_process';
import type { FileTime } from './slowest-files.ts';
import { judge, ONE_FAILED, ONE_PASSED } from './tally.ts';
import type { Tally } from './tally.ts';

/** One program of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Reads the program's own count; without it the program is one check. */
  readonly count?: () => Tally | undefined;
  /** Reads how long each of its test files took. */
  readonly readTimes?: () => readonly FileTime[];
  /** Whether the output is buffered until the end, because another step writes at the same time. */
  readonly isInBackground?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
  readonly files: readonly FileTime[];
}

/** Runs a step and shows its output. Never throws: a program that cannot start is a failure. */
export async function runStep(step: Step, folder: string): Promise<StepResult> {
  const started = performance.now();
  if (step.isInBackground !== true) process.stdout.write(headline(step));
  const held: Buffer[] = [];
  const exitCode = await new Promise<number | null>((resolve) => {
    const output = step.isInBackground === true ? 'pipe' : 'inherit';
    const child = spawn(step.command, step.args, {
      cwd: folder,
      env: step.env ?? process.env,
      stdio: ['ignore', output, output],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => held.push(chunk));
    child.on('error', (error) => {
      held.push(Buffer.from(`${step.command} could not be started: ${error.message}\n`));
      resolve(null);
    });
    child.on('close', resolve);
  });
  if (step.isInBackground === true) process.stdout.write(headline(step));
  process.stdout.write(Buffer.concat(held));
  return {
    name: step.name,
    tally: judgeStep(step, exitCode),
    seconds: (performance.now() - started) / 1000,
    files: step.readTimes?.() ?? [],
  };
}

function headline({ name }: Step): string {
  return `\n── ${name}\n`;
}

function judgeStep(step: Step, exitCode: number | null): Tally {
  if (step.count !== undefined) return judge(step.count(), exitCode);
  return exitCode === 0 ? ONE_PASSED : ONE_FAILED;
}
