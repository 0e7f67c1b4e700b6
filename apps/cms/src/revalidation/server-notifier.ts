import type { Announcer, Change } from './announcer.ts';

/** Changes within this time are announced together: a publish writes several entries. */
const GATHERING_MS = 50;

const TIMEOUT_MS = 5_000;

/** The pauses before a failed call is tried again; then the web server's own poll has found the change. */
const PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Runs a task after some milliseconds; the answer cancels it. */
export type After = (milliseconds: number, task: () => void) => () => void;

const afterTimeout: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Tells one web server what has changed. At most one call is under way; what changes meanwhile is announced by the
 * next one. A call that fails is tried again for half a minute. Failures are logged once, and again only after a
 * call has succeeded in between.
 */
export function createServerNotifier(given: {
  readonly url: string;
  readonly secret: string;
  readonly warn: (sentence: string) => void;
  readonly after?: After;
}): Announcer {
  const { url, secret, warn, after = afterTimeout } = given;
  let cancel: (() => void) | undefined;
  let isCalling = false;
  /** Not announced yet, each once: by its JSON. */
  let gathered = new Map<string, Change>();
  let isStopped = false;
  let failures = 0;

  const callAfter = (milliseconds: number): void => {
    cancel?.();
    cancel = after(milliseconds, () => void announce());
  };

  const announce = async (): Promise<void> => {
    cancel = undefined;
    isCalling = true;
    const changes = gathered;
    gathered = new Map();
    const problem = await call({ url, secret, changes: [...changes.values()] });
    isCalling = false;
    if (isStopped) return;
    if (problem === undefined) {
      failures = 0;
      if (gathered.size > 0) callAfter(GATHERING_MS);
      return;
    }
    if (failures === 0) {
      warn(
        `The showroom could not be told about changed content (${problem}); it finds it by itself within its polling time.`,
      );
    }
    const pause = PAUSES_MS[failures];
    failures += 1;
    const hasNews = gathered.size > 0;
    if (pause !== undefined) gathered = new Map([...changes, ...gathered]);
    if (hasNews) callAfter(GATHERING_MS);
    else if (pause !== undefined) callAfter(pause);
  };

  return {
    changed: (change) => {
      if (isStopped) return;
      gathered.set(JSON.stringify(change), change);
      // A call that waits for its next try is made at once: whoever changes something should not wait with it.
      if (!isCalling) callAfter(GATHERING_MS);
    },
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}

/** @returns What went wrong, or undefined. */
async function call(given: {
  readonly url: string;
  readonly secret: string;
  readonly changes: readonly Change[];
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
