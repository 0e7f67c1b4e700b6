import { span } from '@vitrine/tracing';
import type { AnnouncedChange, Announcer } from './change.ts';

/** Changes within this time are announced together, because a publish writes several entries. */
const GATHERING_MS = 50;

const TIMEOUT_MS = 5_000;

/** The delays before each retry. After the last one, the poll of the web server has found the change. */
const PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Schedules a task and returns the function that cancels it. */
export type After = (milliseconds: number, task: () => void) => () => void;

const afterTimeout: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};

/** An announcer for one web server. */
export interface ServerNotifier extends Omit<Announcer, 'changed'> {
  readonly changed: (change: AnnouncedChange) => void;
}

/**
 * Notifies one web server of changes. At most one call runs at a time; the next one announces what changed during it.
 * A failed call is retried for half a minute. Failures are logged once until a call succeeds.
 */
export function createServerNotifier(given: {
  readonly url: string;
  readonly secret: string;
  readonly warn: (sentence: string) => void;
  readonly after?: After;
}): ServerNotifier {
  const { url, secret, warn, after = afterTimeout } = given;
  let cancel: (() => void) | undefined;
  let isCalling = false;
  /** Pending changes: of each collection and language the last. */
  let gathered = new Map<string, AnnouncedChange>();
  let isStopped = false;
  let failures = 0;
  /** Those who wait until nothing is pending. */
  let waiting: ((isTold: boolean) => void)[] = [];

  const settle = (isTold: boolean): void => {
    for (const resolve of waiting) resolve(isTold);
    waiting = [];
  };

  const callAfter = (milliseconds: number): void => {
    cancel?.();
    cancel = after(milliseconds, () => void announce());
  };

  const announce = async (): Promise<void> => {
    cancel = undefined;
    isCalling = true;
    const changes = gathered;
    gathered = new Map();
    const problem = await span('content.announce', { 'vitrine.changes': changes.size }, async (note) => {
      const reason = await call({ url, secret, changes: [...changes.values()] });
      note({ 'vitrine.result': reason === undefined ? 'told' : 'failed' });
      return reason;
    });
    isCalling = false;
    if (isStopped) return;
    if (problem === undefined) {
      failures = 0;
      if (gathered.size > 0) callAfter(GATHERING_MS);
      else settle(true);
      return;
    }
    if (failures === 0) {
      warn(
        `The showroom could not be told about changed content (${problem}); it finds it by itself within its polling time.`,
      );
    }
    const pause = PAUSES_MS[failures];
    failures += 1;
    const hasChanges = gathered.size > 0;
    if (pause !== undefined) gathered = new Map([...changes, ...gathered]);
    if (hasChanges) callAfter(GATHERING_MS);
    else if (pause !== undefined) callAfter(pause);
    else settle(true);
  };

  return {
    changed: (change) => {
      if (isStopped) return;
      gathered.set(`${change.collection} ${change.locale ?? ''}`, change);
      // A new change skips the delay of a pending retry.
      if (!isCalling) callAfter(GATHERING_MS);
    },
    settled: () =>
      new Promise((resolve) => {
        if (isStopped) resolve(false);
        else if (!isCalling && gathered.size === 0) resolve(true);
        else waiting.push(resolve);
      }),
    stop: () => {
      isStopped = true;
      cancel?.();
      settle(false);
    },
  };
}

/** @returns The reason for a failure, or undefined. */
async function call(given: {
  readonly url: string;
  readonly secret: string;
  readonly changes: readonly AnnouncedChange[];
}): Promise<string | undefined> {
  const { url, secret, changes } = given;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `${url} answered ${response.status}`;
  } catch (error) {
    return `${url}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
