import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;

/** A program that was started, and the end of its output. */
interface AwaitedProgram {
  readonly process: Pick<ChildProcess, 'pid' | 'exitCode' | 'signalCode'>;
  readonly lastOutput: () => string;
}

/**
 * Waits until an address answers 2xx and `isGood` likes the answer.
 *
 * @param options.child the program that is to answer; leave it out where it is started again whenever it ends.
 * @param options.seconds how long it may take; without it there is no end to the patience.
 * @throws Error with the program's last lines when it ends first or the time is over
 */
export async function waitUntilUp(options: {
  readonly url: string;
  readonly child?: AwaitedProgram;
  readonly name: string;
  readonly isGood?: (body: string) => boolean;
  readonly seconds?: number;
}): Promise<void> {
  const { url, child, name, isGood = () => true, seconds = Infinity } = options;
  const deadline = performance.now() + seconds * 1000;
  const isStillAwaited = (): boolean => child === undefined || !hasEnded(child);
  while (isStillAwaited()) {
    if (performance.now() > deadline) {
      throw new Error(`${name} did not answer within ${seconds} s.\n${child?.lastOutput() ?? ''}`);
    }
    const body = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => (response.ok ? await response.text() : undefined),
      () => undefined,
    );
    if (body !== undefined && isGood(body)) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`${name} ended before it answered.\n${child?.lastOutput() ?? ''}`);
}

function hasEnded({ process: { pid, exitCode, signalCode } }: AwaitedProgram): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}
