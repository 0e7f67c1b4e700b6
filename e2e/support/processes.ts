import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Program {
  readonly name: string;
  /** Another checkout to run it in. */
  readonly root?: string | undefined;
  /** A file of the project that Node runs. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** A program that was started; its output is kept for the sentence that explains a failure. */
export interface RunningProgram {
  readonly name: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Signals it to end and waits until it has. */
  readonly stop: () => Promise<void>;
}

/** Starts a program of the project with Node. */
export function startProgram({ name, root = ROOT, script, args = [], env }: Program): RunningProgram {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = `${output}${chunk.toString()}`.slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    name,
    child,
    output: () => `${name} said:\n${output}`,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Runs a program until it ends.
 * @throws Error with its output when it fails
 */
export async function runProgram(program: Program): Promise<void> {
  const running = startProgram(program);
  const code = await new Promise<number | null>((resolve) => running.child.on('close', resolve));
  if (code !== 0) throw new Error(`${program.name} ended with ${code ?? 'a signal'}. ${running.output()}`);
}
