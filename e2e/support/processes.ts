import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A port of loopback that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}

export interface Program {
  readonly name: string;
  /** A file of the project that Node runs. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** A program that was started; its output is kept for the sentence that explains a failure. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Signals it to end and waits until it has. */
  readonly stop: () => Promise<void>;
}

/** Starts a program of the project with Node. */
export function startProgram({ name, script, args = [], env }: Program): RunningProgram {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
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

/**
 * Waits until an address answers 2xx and `isGood` likes the answer.
 * @throws Error with the program's output when the program ends first or the time is over
 */
export async function waitUntilUp(
  url: string,
  program: RunningProgram,
  seconds: number,
  isGood: (body: string) => boolean = () => true,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (program.child.exitCode !== null)
      throw new Error(`It ended before ${url} answered. ${program.output()}`);
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      async (response) => response.ok && isGood(await response.text()),
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within ${seconds} s. ${program.output()}`);
}
