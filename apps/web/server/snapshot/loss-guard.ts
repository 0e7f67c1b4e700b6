import { isChangeOf } from '@vitrine/content/content-answers';
import type { ContentChange } from '@vitrine/content/content-answers';
import type { EntryCount } from './entry-counts.ts';

/** Consecutive full refreshes that must agree before an unannounced loss is believed. */
export const CONFIRMING_REFRESHES = 5;

/**
 * Milliseconds for which they must agree: longer than it takes to restore or move a CMS, shorter than a coffee break.
 */
export const CONFIRMING_TIME = 5 * 60_000;

/** Milliseconds for which an editor's change explains a loss, if no full refresh has succeeded meanwhile. */
export const ANNOUNCEMENT_LIFE = 10 * 60_000;

/** Fewer entries than this may disappear at once, as long as one remains. */
export const MIN_LOST = 3;

/** A collection that has lost most of its shown entries. */
export interface Loss extends Omit<EntryCount, 'count'> {
  readonly before: number;
  readonly after: number;
}

// All times are milliseconds of one monotonic clock: a correction by a time server confirms no loss.

interface Announcement {
  readonly change: ContentChange;
  /** When it was announced. */
  readonly at: number;
}

interface Suspicion {
  readonly losses: readonly Loss[];
  /** When the first of these refreshes was. */
  readonly since: number;
  /** Consecutive refreshes that found the losses; 0 after a failed one. */
  readonly refreshes: number;
}

/** The guard's state; {@link UNSUSPECTING} at the start. */
export interface GuardState {
  readonly announcements: readonly Announcement[];
  readonly suspicion: Suspicion | undefined;
}

export type GuardEvent =
  /** The CMS announced which entries an editor has changed. */
  | { readonly type: 'announced'; readonly changes: readonly ContentChange[]; readonly now: number }
  /** A refresh brought complete content. */
  | {
      readonly type: 'refreshed';
      /** Whether it was a full refresh, not one of announced changes only. */
      readonly isWhole: boolean;
      /** When the refresh began. */
      readonly began: number;
      readonly now: number;
      readonly shown: readonly EntryCount[];
      readonly found: readonly EntryCount[];
    }
  /** A refresh failed. */
  | { readonly type: 'failed' };

export type GuardEffect =
  | { readonly type: 'accept' }
  | { readonly type: 'hold' }
  /** For the log, once each. */
  | { readonly type: 'suspected' | 'confirmed'; readonly losses: readonly Loss[] }
  | { readonly type: 'undone' };

/** The log messages for a guard's effects. */
export const LOSS_SENTENCES = {
  suspected: 'The CMS has suddenly lost content; the previous content stays until the loss is confirmed.',
  confirmed: 'The loss is confirmed: the showroom shows what the CMS holds.',
  undone: 'What the CMS had lost is there again.',
} as const;

export const UNSUSPECTING: GuardState = { announcements: [], suspicion: undefined };

function isLoss({ before, after }: Loss): boolean {
  return before > 0 && (after === 0 || (before - after >= MIN_LOST && after * 2 < before));
}

function keyOf({ collection, locale }: Omit<EntryCount, 'count'>): string {
  return `${collection} ${locale ?? ''}`;
}

/** The losses against the shown content: a collection that became empty, or that lost most of its entries. */
export function lossesOf(shown: readonly EntryCount[], found: readonly EntryCount[]): readonly Loss[] {
  const counts = new Map(found.map((entryCount) => [keyOf(entryCount), entryCount.count]));
  return shown
    .map(({ count, ...of }): Loss => ({ ...of, before: count, after: counts.get(keyOf(of)) ?? 0 }))
    .filter(isLoss);
}

function isSame(left: readonly Loss[], right: readonly Loss[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

type Refreshed = Extract<GuardEvent, { type: 'refreshed' }>;

function accept(
  announcements: readonly Announcement[],
  suspicion: Suspicion | undefined,
  losses: readonly Loss[],
): readonly [GuardState, readonly GuardEffect[]] {
  const effects: readonly GuardEffect[] =
    suspicion === undefined ? [] : losses.length > 0 ? [{ type: 'confirmed', losses }] : [{ type: 'undone' }];
  return [{ announcements, suspicion: undefined }, [{ type: 'accept' }, ...effects]];
}

function look(state: GuardState, event: Refreshed): readonly [GuardState, readonly GuardEffect[]] {
  const { suspicion } = state;
  // It read only what an editor has just changed, and the rest is the shown content: every loss follows from the
  // change.
  if (!event.isWhole) return [state, [{ type: 'accept' }]];
  const known = state.announcements.filter(({ at }) => event.now - at < ANNOUNCEMENT_LIFE);
  const losses = lossesOf(event.shown, event.found);
  const unexplained = losses.filter(
    ({ collection, locale }) => !known.some(({ change }) => isChangeOf(change, collection, locale)),
  );
  const later = known.filter(({ at }) => at >= event.began);
  if (unexplained.length === 0) return accept(later, suspicion, losses);
  const isRepeated = suspicion !== undefined && isSame(suspicion.losses, unexplained);
  const next: Suspicion = isRepeated
    ? {
        ...suspicion,
        since: suspicion.refreshes === 0 ? event.now : suspicion.since,
        refreshes: suspicion.refreshes + 1,
      }
    : { losses: unexplained, since: event.now, refreshes: 1 };
  if (next.refreshes >= CONFIRMING_REFRESHES && event.now - next.since >= CONFIRMING_TIME) {
    return accept(later, next, losses);
  }
  const effects: readonly GuardEffect[] = isRepeated ? [] : [{ type: 'suspected', losses: unexplained }];
  return [{ announcements: known, suspicion: next }, [{ type: 'hold' }, ...effects]];
}

/**
 * Keeps a CMS that has lost its data from emptying the showroom (decision 0015). A sudden loss that no editor has
 * announced is shown only after {@link CONFIRMING_REFRESHES} consecutive refreshes over {@link CONFIRMING_TIME} agree
 * on it; one that an editor has announced is shown at once.
 */
export function guardLosses(
  state: GuardState,
  event: GuardEvent,
): readonly [GuardState, readonly GuardEffect[]] {
  switch (event.type) {
    case 'announced': {
      const announcements = event.changes.map((change) => ({ change, at: event.now }));
      const young = state.announcements.filter(({ at }) => event.now - at < ANNOUNCEMENT_LIFE);
      return [{ ...state, announcements: [...young, ...announcements] }, []];
    }
    case 'failed': {
      // Counting starts again; the suspicion is kept, so that it is not logged twice.
      const { suspicion } = state;
      return [{ ...state, suspicion: suspicion && { ...suspicion, refreshes: 0 } }, []];
    }
    case 'refreshed':
      return look(state, event);
  }
}
