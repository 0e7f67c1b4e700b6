import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Announcer } from '../../../../revalidation/change.ts';
import { turnOf } from './due.ts';
import { createPlannerMail } from './mail-planner.ts';
import { releasesIn } from './release-store.ts';
import type { StoredRelease } from './release-store.ts';
import { runRelease, stopRelease } from './run-release.ts';

/** How often a process looks for releases that another one has planned, in milliseconds. */
const LOOKS_EVERY = 15_000;

/** Lets releases go live when they are due. */
export interface Scheduler {
  /** Begins to look, at once and from then on. */
  readonly start: () => void;
  /** Looks now, and resolves when everything that is due has ended. */
  readonly look: () => Promise<void>;
  /** Resolves when nothing is going live any more. */
  readonly stop: () => Promise<void>;
}

/** @param now milliseconds since 1970. */
export function createScheduler(strapi: Core.Strapi, now: () => number = Date.now): Scheduler {
  const store = releasesIn(strapi);
  // What a request sets going runs outside of it.
  const outside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let work: Promise<void> = Promise.resolve();
  const plannerMail = createPlannerMail(strapi, now);
  let announcing: Promise<void> | undefined;
  let mailing: Promise<void> | undefined;

  const take = async (release: StoredRelease): Promise<void> => {
    const turn = turnOf(release, now());
    if (turn === 'run') await runRelease(strapi, release, now());
    if (turn === 'missed' || turn === 'failed') await stopRelease(strapi, release, { kind: turn }, now());
  };

  const lookOnce = async (): Promise<void> => {
    try {
      for (const release of await store.planned()) {
        try {
          await take(release);
        } catch (error) {
          strapi.log.error(`The release “${release.name}” broke and is tried again: ${reasonOf(error)}`);
        }
      }
    } catch (error) {
      strapi.log.error(`Releases could not be read: ${reasonOf(error)}`);
    }
    announcing ??= announce(strapi).finally(() => {
      announcing = undefined;
    });
    // No one waits for it: what the end of the process interrupts is sent after the next start.
    mailing ??= plannerMail.send().finally(() => {
      mailing = undefined;
    });
  };

  const lookAgain = async (): Promise<void> => {
    clearTimeout(timer);
    if (!isRunning) return;
    const [next] = await store.planned().catch(() => []);
    const rest = next === undefined ? LOOKS_EVERY : Math.max(0, next.at - now());
    // A release that is due and was not run is tried again later, not at once.
    const pause = rest === 0 ? LOOKS_EVERY : Math.min(rest, LOOKS_EVERY);
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(() => void look(), pause);
  };

  const look = (): Promise<void> =>
    outside(() => {
      work = work.then(lookOnce).then(lookAgain);
      return work;
    });

  return {
    start: () => {
      isRunning = true;
      void look();
    },
    look,
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await work;
      await announcing;
    },
  };
}

/** Tells the web servers of releases that went live; those of a killed process are told by the next one. */
async function announce(strapi: Core.Strapi): Promise<void> {
  const store = releasesIn(strapi);
  try {
    for (const release of await store.unannounced()) {
      if (strapi.has('announcer')) {
        const announcer = strapi.get<Announcer>('announcer');
        for (const change of release.unannounced) announcer.changed(change);
        if (!(await announcer.settled())) return;
      }
      await store.announced(release);
    }
  } catch (error) {
    strapi.log.warn(`A release could not be announced and will be again: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
