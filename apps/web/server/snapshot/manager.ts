import type { ContentBundle } from '@vitrine/content/bundle';
import type { ContentChange } from '@vitrine/content/content-answers';
import { lacksTexts } from '@vitrine/content/load-bundle';
import { span } from '@vitrine/tracing';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import { countEntries } from './entry-counts.ts';
import { createDiskKeeper } from './keep-on-disk.ts';
import { createRefreshScheduler } from './refresh-scheduler.ts';
import type { Refresh, RefreshOutcome } from './refresh-scheduler.ts';
import { isReadyToBeShown } from './is-ready-to-be-shown.ts';
import { guardLosses, LOSS_SENTENCES, UNSUSPECTING } from './loss-guard.ts';
import type { GuardEffect, GuardEvent } from './loss-guard.ts';
import { pollDelay } from './poll-delay.ts';
import { kindOf, messageOf, recordFault } from './cms-outage.ts';
import type { CmsOutage } from './cms-outage.ts';
import type { SnapshotSources, TakenBackContent } from './sources.ts';

/** The source of the content that is shown now. */
type SnapshotOrigin = 'cms' | 'disk' | 'shipped';

/** The content that is shown now. */
export interface PublishedBundle {
  readonly bundle: ContentBundle;
  readonly origin: SnapshotOrigin;
  /** Milliseconds since 1970: when this version began to be shown. */
  readonly since: number;
}

const NOTHING_TAKEN_BACK: TakenBackContent = { explained: [] };

export interface SnapshotManager {
  /** `undefined` only when neither the disk nor the project holds a readable bundle. */
  readonly current: () => PublishedBundle | undefined;
  /** Takes the bundle from disk, else the shipped one, and starts refreshing from the CMS. */
  readonly start: () => Promise<void>;
  /**
   * Refreshes everything now. Calls during such a refresh share one further refresh: each caller gets content at
   * least as new as its call.
   */
  readonly reload: () => Promise<RefreshOutcome>;
  /**
   * Something was published. It is read and shown as soon as possible; a full refresh follows.
   *
   * @param changes What was published; everything when absent.
   */
  readonly announce: (changes?: readonly ContentChange[]) => void;
  /** Calls `listener` right after each swap; the returned function unsubscribes it. */
  readonly onChange: (listener: (published: PublishedBundle) => void) => () => void;
  /** Another access code is valid now, while the shown content is unchanged. */
  readonly onCodesChange: (listener: () => void) => () => void;
  readonly cms: () => CmsContact;
  /** Stops refreshing; settles when pending writes to disk have ended. */
  readonly stop: () => Promise<void>;
}

/** The status of the connection to the CMS after the last refreshes. */
interface CmsContact {
  /** `held`: it answers, but has lost so much that the old content remains until the loss is confirmed. */
  readonly status: 'unknown' | 'good' | 'held' | 'bad';
  /** Milliseconds since 1970 of the last usable answer. */
  readonly lastGood?: number;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Holds the newest usable content: the CMS's, else the one kept on disk, else the shipped one. After an unusable
 * answer or a sudden loss (`loss-guard.ts`) the old content remains. Each kind of fault is logged once, and once when
 * it is over, never once per refresh.
 */
export function createSnapshotManager(options: {
  readonly sources: SnapshotSources;
  /** The version as everybody may see it (`seal-version.ts`); the sources and the disk have it as it is. */
  readonly sealVersion: (version: string) => string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly logger: ServerLogger;
}): SnapshotManager {
  const { sources, clock, logger } = options;
  const listeners = new Set<(published: PublishedBundle) => void>();
  const codeListeners = new Set<() => void>();
  const keeper = createDiskKeeper({ save: sources.saveToDisk, logger });
  let published: PublishedBundle | undefined;
  let failures = 0;
  let lastGood: number | undefined;
  let outage: CmsOutage | undefined;
  let areTextsMissing = false;
  let guard = UNSUSPECTING;

  const sendToGuard = (event: GuardEvent): readonly GuardEffect[] => {
    const [next, effects] = guardLosses(guard, event);
    guard = next;
    for (const effect of effects) {
      if (effect.type === 'undone') logger.info({}, LOSS_SENTENCES.undone);
      else if ('losses' in effect) logger.warn({ losses: effect.losses }, LOSS_SENTENCES[effect.type]);
    }
    return effects;
  };

  const publish = (bundle: ContentBundle, origin: SnapshotOrigin): void => {
    const version = options.sealVersion(bundle.version);
    published = { bundle: { ...bundle, version }, origin, since: clock.now() };
    logger.info({ version, origin }, 'The showroom shows this content.');
    for (const listener of listeners) listener(published);
  };

  const noteProblem = (kind: string, sentence: string): RefreshOutcome => {
    failures += 1;
    sendToGuard({ type: 'failed' });
    const [next, isNew] = recordFault(outage, kind, clock.elapsed());
    outage = next;
    if (isNew)
      logger.warn(
        { kind, reason: sentence },
        'The CMS returned no usable content; the previous content stays.',
      );
    return 'kept';
  };

  const noteGood = (): void => {
    if (outage) {
      const seconds = Math.round((clock.elapsed() - outage.since) / 1000);
      logger.info({ seconds }, 'The CMS answers.');
    } else if (lastGood === undefined) logger.info({}, 'The CMS answers.');
    failures = 0;
    outage = undefined;
    lastGood = clock.now();
  };

  const noteTexts = (bundle: ContentBundle): void => {
    if (lacksTexts(bundle) === areTextsMissing) return;
    areTextsMissing = !areTextsMissing;
    if (areTextsMissing)
      logger.warn({}, 'The CMS gave no interface texts; those read before or the defaults are used.');
    else logger.info({}, 'The CMS gives its interface texts again.');
  };

  /** Only content that came from this CMS can be lost by it: shipped content is replaced by whatever the CMS has. */
  const isHeldBack = (
    bundle: ContentBundle,
    refresh: { readonly isWhole: boolean; readonly began: number },
  ) =>
    published !== undefined &&
    published.origin !== 'shipped' &&
    sendToGuard({
      type: 'refreshed',
      ...refresh,
      now: clock.elapsed(),
      shown: countEntries(published.bundle),
      found: countEntries(bundle),
    }).some(({ type }) => type === 'hold');

  const adopt = (bundle: ContentBundle): RefreshOutcome => {
    const old = published;
    sources.noteShown(bundle);
    if (old?.bundle.version !== options.sealVersion(bundle.version)) {
      publish(bundle, 'cms');
      keeper.keep(bundle);
      return 'swapped';
    }
    if (old.origin !== 'cms' || !isSame(old.bundle.serverOnly, bundle.serverOnly)) {
      const { serverOnly, reports } = bundle;
      published = { ...old, origin: 'cms', bundle: { ...old.bundle, serverOnly, reports } };
      keeper.keep({ ...published.bundle, version: bundle.version });
    }
    if (!isSame(old.bundle.serverOnly.accessCodes, bundle.serverOnly.accessCodes)) {
      for (const listener of codeListeners) listener();
    }
    return 'unchanged';
  };

  /**
   * Removes at once what editors have unpublished or deleted, even if all other answers fail: a process that missed
   * the announcement learns of it here. Other losses are judged as always.
   */
  const takeBack = async (signal: AbortSignal, began: number): Promise<boolean> => {
    // The refresh that follows logs why the CMS does not answer.
    const { rest, explained } = await sources.readTakenBack(signal).catch(() => NOTHING_TAKEN_BACK);
    if (signal.aborted) return false;
    if (explained.length > 0) sendToGuard({ type: 'announced', changes: explained, now: began - 1 });
    return rest !== undefined && adopt(rest) === 'swapped';
  };

  const refreshContent = async (
    signal: AbortSignal,
    began: number,
    changes?: readonly ContentChange[],
  ): Promise<RefreshOutcome> => {
    const bundle = await sources.loadFromCms(signal, changes);
    if (signal.aborted) return 'kept';
    // The content on disk came from this CMS: the guard judges what has been lost since.
    const isFromCms = published?.origin === 'cms' || published?.origin === 'disk';
    if (!isFromCms && !isReadyToBeShown(bundle)) {
      return noteProblem('unready', 'The CMS has no default world with a start location yet.');
    }
    noteGood();
    noteTexts(bundle);
    return isHeldBack(bundle, { isWhole: changes === undefined, began }) ? 'kept' : adopt(bundle);
  };

  const refresh: Refresh = async (signal, changes) => {
    const began = clock.elapsed();
    try {
      const hasTakenBack = changes === undefined && (await takeBack(signal, began));
      if (signal.aborted) return 'kept';
      const outcome = await refreshContent(signal, began, changes);
      return outcome === 'unchanged' && hasTakenBack ? 'swapped' : outcome;
    } catch (error) {
      return signal.aborted ? 'kept' : noteProblem(kindOf(error), messageOf(error));
    }
  };

  const refreshes = createRefreshScheduler({
    clock,
    refresh: (signal, changes) =>
      span('content.load', { 'vitrine.reach': changes === undefined ? 'whole' : 'part' }, async (note) => {
        const outcome = await refresh(signal, changes);
        note({ 'vitrine.result': outcome });
        return outcome;
      }),
    canRefreshChanged: sources.canLoad,
    nextDelay: () => pollDelay({ failures, hasReachedCms: lastGood !== undefined }, options.random()),
  });

  const contactStatus = (): CmsContact['status'] => {
    if (failures > 0) return 'bad';
    if (guard.suspicion) return 'held';
    return lastGood === undefined ? 'unknown' : 'good';
  };

  const readKept = async (): Promise<void> => {
    const kept = [
      ['disk', sources.readFromDisk],
      ['shipped', sources.readShipped],
    ] as const;
    const reasons: string[] = [];
    for (const [origin, read] of kept) {
      try {
        publish(await read(), origin);
        return;
      } catch (error) {
        reasons.push(messageOf(error));
        if (origin === 'disk' && kindOf(error) !== 'noBundle') {
          logger.warn({ reason: messageOf(error) }, 'The content kept on disk cannot be used.');
        }
      }
    }
    logger.warn({ reasons }, 'There is no content yet: the showroom waits for the CMS.');
  };

  return {
    current: () => published,
    start: async () => {
      await readKept();
      void refreshes.refreshAll();
    },
    reload: refreshes.refreshAll,
    announce: (changes) => {
      if (changes) {
        sendToGuard({ type: 'announced', changes, now: clock.elapsed() });
        return refreshes.refreshChanged(changes);
      }
      sources.readAllNext();
      void refreshes.refreshAll();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onCodesChange: (listener) => {
      codeListeners.add(listener);
      return () => codeListeners.delete(listener);
    },
    cms: () => ({
      status: contactStatus(),
      ...(lastGood === undefined ? {} : { lastGood }),
    }),
    stop: () => {
      refreshes.stop();
      listeners.clear();
      return keeper.settled();
    },
  };
}
