import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A stand on this machine, started as by its start file. */
export interface RunningStand {
  readonly url: string;
  /** Seconds from the start until it reported that it is open. */
  readonly seconds: number;
  readonly said: () => string;
  readonly close: () => Promise<void>;
  /** Settles with the exit code once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Nothing of Node, and nothing of the person whose computer it is. */
const BARE = { PATH: '/usr/bin:/bin', STAND_BROWSER: 'none' };
const OPEN = /is open at (http:\/\/127\.0\.0\.1:\d+)/;

function spawnStand(folder: string, port: number, browser?: string): ChildProcess {
  return spawn('/bin/sh', ['start.sh'], {
    cwd: folder,
    env: { ...BARE, STAND_PORT: String(port), ...(browser !== undefined && { STAND_BROWSER: browser }) },
  });
}

/**
 * Starts an unpacked stand.
 *
 * @param browser the program that it opens; without one it opens none.
 * @throws Error with its output when it is not open within a minute.
 */
export async function startStand(folder: string, port: number, browser?: string): Promise<RunningStand> {
  const started = performance.now();
  const program = spawnStand(folder, port, browser);
  const ended = new Promise<number | null>((resolve) => {
    program.once('exit', resolve);
  });
  let said = '';
  const collect = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  program.stdout?.on('data', collect);
  program.stderr?.on('data', collect);
  while (!OPEN.test(said)) {
    if (program.exitCode !== null || performance.now() - started > 60_000) {
      program.kill('SIGKILL');
      throw new Error(`The stand did not open. It said:\n${said}`);
    }
    await wait(20);
  }
  return {
    url: OPEN.exec(said)?.[1] ?? '',
    seconds: (performance.now() - started) / 1_000,
    said: () => said,
    ended,
    close: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts it once more while it may be open, and returns that run's output. */
export async function startAgain(folder: string, port: number): Promise<string> {
  const program = spawnStand(folder, port);
  let said = '';
  program.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(program, 'exit');
  return said;
}
