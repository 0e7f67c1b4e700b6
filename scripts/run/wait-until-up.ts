import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';

const PAUSE_MS = 150;

/**
 * Waits until an address answers 2xx and `isGood` likes the answer.
 *
 * @param options.child the program that is to answer; leave it out where it is started again whenever it ends.
 * @throws Error with the program's last lines when it ends first
 */
export async function waitUntilUp(options: {
  readonly url: string;
  readonly child?: Child;
  readonly name: string;
  readonly isGood?: (body: string) => boolean;
}): Promise<void> {
  const { url, child, name, isGood = () => true } = options;
  const isStillAwaited = (): boolean => child === undefined || !hasEnded(child);
  while (isStillAwaited()) {
    const body = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => (response.ok ? await response.text() : undefined),
      () => undefined,
    );
    if (body !== undefined && isGood(body)) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`${name} ended before it answered.\n${child?.lastOutput() ?? ''}`);
}

function hasEnded({ process: { pid, exitCode, signalCode } }: Child): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}
