/** Changes within this time are announced together: a publish writes several entries. */
const GATHERING_MS = 50;

const TIMEOUT_MS = 5_000;

/** What has changed. */
export interface Change {
  /** The last part of the REST path: a collection's plural name, a single type's singular one. */
  readonly collection: string;
  /** The one language that it concerns; all of them when absent. */
  readonly locale?: string;
}

export interface Announcer {
  /** Something changed. Returns at once; the announcement follows. */
  readonly changed: (change: Change) => void;
  /** Drops what is not announced yet: the web server's poll finds it. */
  readonly stop: () => void;
}

/**
 * Tells the web server which content has changed: `POST url` with the secret as bearer token and
 * `{"changes": [{"collection": "content-locations", "locale": "en"}]}`. At most one call is under way; what changes meanwhile is announced by the next one. A failure never reaches the editor: it
 * is logged once, and again only after a call has succeeded in between.
 */
export const createAnnouncer = (given: {
  readonly url: string;
  readonly secret: string;
  readonly warn: (sentence: string) => void;
}): Announcer => {
  const { url, secret, warn } = given;
  let timer: NodeJS.Timeout | undefined;
  let isCalling = false;
  /** Not announced yet, each once: by its JSON. */
  let gathered = new Map<string, Change>();
  let isStopped = false;
  let isFailing = false;

  const callSoon = (): void => {
    if (!isCalling && gathered.size > 0) timer ??= setTimeout(() => void announce(), GATHERING_MS);
  };

  const announce = async (): Promise<void> => {
    timer = undefined;
    isCalling = true;
    const changes = [...gathered.values()];
    gathered = new Map();
    const problem = await call({ url, secret, changes });
    isCalling = false;
    if (problem !== undefined && !isFailing) {
      warn(
        `The showroom could not be told about changed content (${problem}); it finds it by itself within its polling time.`,
      );
    }
    isFailing = problem !== undefined;
    if (!isStopped) callSoon();
  };

  return {
    changed: (change) => {
      if (isStopped) return;
      gathered.set(JSON.stringify(change), change);
      callSoon();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

/** @returns What went wrong, or undefined. */
const call = async (given: {
  readonly url: string;
  readonly secret: string;
  readonly changes: readonly Change[];
}): Promise<string | undefined> => {
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
};
