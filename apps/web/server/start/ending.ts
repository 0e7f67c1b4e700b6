/** Milliseconds after which the process ends, whatever is still running. */
const LIMIT = 4_700;

/** Milliseconds that the log's reader gets for the last lines: with the limit, five seconds. */
const LAST_LINES = 200;

/**
 * Milliseconds within which further signals count as the same request: a service manager signals both `npm start` and
 * its programs, which `npm start` then signals as well.
 */
const SAME_REQUEST = 1_000;

/** What ends a process. */
interface Exits {
  readonly exit: (code: number) => void;
  /** For a log whose reader accepts no lines: `exit` would wait for it forever. */
  readonly killSelf: () => void;
}

const ofThisProcess: Exits = {
  exit: (code) => process.exit(code),
  killSelf: () => process.kill(process.pid, 'SIGKILL'),
};

/** Ends the process gracefully within five seconds. */
export interface Ending {
  /** Adds work that the end waits for, within its limit. */
  readonly waitsFor: (work: () => Promise<unknown>) => void;
  /** Ends the process with this code; if called again after a second or more, at once with code 1. */
  readonly begin: (code: number) => void;
}

/** @param settleLog waits up to this many milliseconds until the log is written, and returns whether it is. */
export function createEnding(
  settleLog: (milliseconds: number) => Promise<boolean>,
  { exit, killSelf }: Exits = ofThisProcess,
): Ending {
  const works: (() => Promise<unknown>)[] = [];
  /** When the end began, in milliseconds since the process started. */
  let begunAt: number | undefined;
  let isFinishing = false;

  const finish = async (code: number): Promise<void> => {
    if (isFinishing) return;
    isFinishing = true;
    if (await settleLog(LAST_LINES)) exit(code);
    else killSelf();
  };

  return {
    waitsFor: (work) => {
      works.push(work);
    },
    begin: (code) => {
      if (begunAt !== undefined) {
        if (performance.now() - begunAt > SAME_REQUEST) void finish(1);
        return;
      }
      begunAt = performance.now();
      setTimeout(() => void finish(code), LIMIT).unref();
      void Promise.allSettled(works.map((work) => work())).then(() => finish(code));
    },
  };
}
