import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import { MediaUnreachableError, NoRoomError } from './media-errors.ts';
import type { MediaFiles, StatedFile } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** The result of one pass over the media library. */
export interface MirrorResult {
  readonly fetched: number;
  readonly missing: number;
}

export interface Mirror {
  /** Copies those of these files that are missing. A new pass ends the running one. */
  readonly copy: (files: MediaFiles) => Promise<MirrorResult>;
  /** Files that the content names and that could not be copied. */
  readonly missing: () => number;
}

/** Files that are copied at once: a slow one does not hold up the others. */
const LANES = 2;

/** Milliseconds until a file that could not be copied is tried again: the pause doubles each time. */
const FIRST_PAUSE = 60_000;
const MAX_PAUSE = 60 * 60_000;

/** Consecutive files of one host that time out before the host counts as away. */
const SILENT_FILES = 3;

/** File names that a line of the log holds. */
const NAMED = 5;

interface Failure {
  /** The CMS's details of the file: if they change, it is tried at once. */
  readonly stated: string;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly reason: string;
}

function keyOf(stated: StatedFile | undefined): string {
  return `${stated?.size ?? ''} ${stated?.version ?? ''}`;
}

/**
 * Keeps a copy of every file that the content names, so that the showroom keeps working when the CMS is away. A
 * file that cannot be fetched is skipped and tried again later, with growing pauses; that is logged once, and once
 * more when it is over. Only when a host is unreachable are its other files postponed without a request.
 */
export function createMirror(options: {
  readonly store: MediaStore;
  readonly logger: Pick<ServerLogger, 'info' | 'warn'>;
  readonly clock: Clock;
}): Mirror {
  const { store, logger, clock } = options;
  const failures = new Map<string, Failure>();
  let pass = 0;
  let isReported = false;
  let cancelRetry: (() => void) | undefined;

  /** If the clock was set back, the pause must not become longer. */
  const isPausing = (name: string, stated: StatedFile | undefined): boolean => {
    const failure = failures.get(name);
    if (failure?.stated !== keyOf(stated)) return false;
    const rest = failure.until - clock.now();
    return rest > 0 && rest <= MAX_PAUSE;
  };

  const fail = (name: string, stated: StatedFile | undefined, reason: string): void => {
    const known = failures.get(name);
    const attempts = known?.stated === keyOf(stated) ? known.attempts + 1 : 1;
    const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1));
    failures.set(name, { stated: keyOf(stated), attempts, until: clock.now() + pause, reason });
  };

  const notify = (): void => {
    if (failures.size > 0 && !isReported) {
      const examples = [...failures].slice(0, NAMED).map(([file, { reason }]) => ({ file, reason }));
      logger.warn(
        { missing: failures.size, examples },
        'Some media could not be copied; they are tried again.',
      );
    } else if (failures.size === 0 && isReported) {
      logger.info({}, 'All media that the content names are copied.');
    }
    isReported = failures.size > 0;
  };

  const run = async (files: MediaFiles, isCurrent: () => boolean) => {
    const away = new Set<string>();
    const silent = new Map<string, number>();
    let fetched = 0;
    let missing = 0;
    let isFull = false;

    const recordFault = (origin: string, error: unknown): void => {
      const fault = error instanceof MediaUnreachableError ? error.fault : 'file';
      const times = fault === 'silence' ? (silent.get(origin) ?? 0) + 1 : 0;
      silent.set(origin, times);
      if (fault === 'host' || times >= SILENT_FILES) away.add(origin);
      else missing += 1;
    };

    const copyOne = async (name: string, stated: StatedFile | undefined): Promise<void> => {
      const origin = store.originOf(name);
      if (isPausing(name, stated)) return;
      if (away.has(origin)) return fail(name, stated, `${origin} cannot be reached.`);
      try {
        if (await store.obtain(name, stated)) {
          fetched += 1;
          failures.delete(name);
          silent.delete(origin);
        } else {
          missing += 1;
          fail(name, stated, 'It is not there, or must not be fetched.');
        }
      } catch (error) {
        // The disk reserve logs that itself.
        if (error instanceof NoRoomError) isFull = true;
        else {
          recordFault(origin, error);
          fail(name, stated, error instanceof Error ? error.message : String(error));
        }
      }
    };

    const waiting = files.entries();
    const lane = async (): Promise<void> => {
      for (const [name, stated] of waiting) {
        if (!isCurrent() || isFull) return;
        if (await store.find(name, stated)) failures.delete(name);
        else await copyOne(name, stated);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return { fetched, missing, isFull };
  };

  /** Milliseconds until the next attempt is due; `undefined` when no file is missing. */
  const nextTry = (isFull: boolean): number | undefined => {
    // Without room nothing was requested, and everything due would be due again at once.
    if (isFull) return FIRST_PAUSE;
    const pauses = [...failures.values()].map(({ until }) => until - clock.now());
    return pauses.length === 0 ? undefined : Math.max(0, Math.min(MAX_PAUSE, ...pauses));
  };

  const copy = async (files: MediaFiles): Promise<MirrorResult> => {
    pass += 1;
    const mine = pass;
    cancelRetry?.();
    for (const name of failures.keys()) if (!files.has(name)) failures.delete(name);
    const { fetched, missing, isFull } = await run(files, () => mine === pass);
    if (fetched > 0) logger.info({ fetched, missing }, 'Copied the media library.');
    if (mine !== pass) return { fetched, missing };
    notify();
    const pause = nextTry(isFull);
    if (pause !== undefined) cancelRetry = clock.after(pause, () => void copy(files));
    return { fetched, missing };
  };

  return { copy, missing: () => failures.size };
}
