import { backoffDelay } from './backoff.ts';
import { DESTINATIONS } from '../entry.ts';
import type { DeliveryMark, Destination, Marks } from '../entry.ts';

/** The progress of an entry with one destination, while this process works on it. */
interface Progress {
  readonly mark: DeliveryMark;
  readonly isRunning: boolean;
  readonly failures: number;
  /** Milliseconds since 1970; not before. */
  readonly due: number;
}

/** The state of one entry in memory. Only the marks outlive the process. */
export interface EntryState {
  /** Milliseconds since 1970. */
  readonly acceptedAt: number;
  readonly progress: Readonly<Record<Destination, Progress>>;
}

/**
 * Which destinations exist now. `busy`: it exists and accepts nothing at the moment. `expected`: it does not exist
 * yet but may, as the CMS whose token is missing before its first start. `none`: the operator wants none.
 */
export type Availability = Readonly<Record<Destination, 'ready' | 'busy' | 'expected' | 'none'>>;

export type EntryEvent =
  | { readonly type: 'checked'; readonly now: number; readonly available: Availability }
  | {
      readonly type: 'delivered';
      readonly to: Destination;
      readonly now: number;
      readonly available: Availability;
    }
  /** The destination accepts no request at all: a fault of the lane, not of the entry. */
  | { readonly type: 'unreachable'; readonly to: Destination }
  /** The destination does not accept this entry; it may accept others. */
  | { readonly type: 'refused'; readonly to: Destination; readonly now: number; readonly random: number };

export type EntryEffect =
  /** Writes the marks to disk, before anything else is done. */
  | { readonly type: 'save' }
  | { readonly type: 'deliver'; readonly to: Destination }
  /** Everything is delivered: the entry and the personal data in it are deleted. */
  | { readonly type: 'remove' };

/**
 * Milliseconds that an entry waits for a CMS that was never reachable, after it has been mailed. Then the mail counts
 * as the delivery: there is no CMS.
 */
export const PATIENCE_FOR_CMS = 7 * 24 * 60 * 60 * 1_000;

/** Milliseconds: a refused entry is seldom accepted a minute later. */
const MAX_REFUSAL_DELAY = 30 * 60 * 1_000;

/** Refusals in a row, over about an hour, after which a destination is not tried again until the next start. */
export const MAX_REFUSALS = 14;

/** Each new process tries given-up entries once more: the operator may have fixed the cause of the refusal. */
function fresh({ refusedAt, ...mark }: DeliveryMark): Progress {
  return {
    mark,
    isRunning: false,
    failures: refusedAt === undefined ? 0 : MAX_REFUSALS - 1,
    due: 0,
  };
}

/** The state of an entry that was found on disk or has just been accepted. */
export function startEntry(acceptedAt: number, marks: Marks): EntryState {
  return { acceptedAt, progress: { cms: fresh(marks.cms), mail: fresh(marks.mail) } };
}

/** The marks of a state, as they are stored on disk. */
export function marksOf({ progress }: EntryState): Marks {
  return {
    cms: progress.cms.mark,
    mail: progress.mail.mark,
  };
}

/** The destinations that refused an entry permanently and do not have it. */
export function refusedBy({ progress }: EntryState): readonly Destination[] {
  return DESTINATIONS.filter((to) => progress[to].mark.refusedAt !== undefined);
}

/**
 * The transitions of an entry. A destination that has it never gets it again; an entry leaves the outbox only when
 * every existing destination has it, and never by age.
 */
export function decide(state: EntryState, event: EntryEvent): readonly [EntryState, readonly EntryEffect[]] {
  switch (event.type) {
    case 'checked':
      return look(state, event);
    case 'delivered': {
      const delivered = update(state, event.to, {
        mark: { ...state.progress[event.to].mark, deliveredAt: new Date(event.now).toISOString() },
        isRunning: false,
        failures: 0,
      });
      return isDone(delivered, event) ? [delivered, [{ type: 'remove' }]] : [delivered, [{ type: 'save' }]];
    }
    case 'unreachable':
      return [update(state, event.to, { isRunning: false }), []];
    default:
      return refuse(state, event);
  }
}

function refuse(
  state: EntryState,
  { to, now, random }: Extract<EntryEvent, { type: 'refused' }>,
): readonly [EntryState, readonly EntryEffect[]] {
  const { mark, failures: before } = state.progress[to];
  const failures = before + 1;
  if (failures < MAX_REFUSALS) {
    const due = now + backoffDelay(failures, random, MAX_REFUSAL_DELAY);
    return [update(state, to, { isRunning: false, failures, due }), []];
  }
  const refusedAt = new Date(now).toISOString();
  return [
    update(state, to, { isRunning: false, failures, mark: { ...mark, refusedAt } }),
    [{ type: 'save' }],
  ];
}

/** Whether a destination may be tried. A wait longer than the longest means that the clock was set back. */
function isDue({ mark, isRunning, due }: Progress, now: number): boolean {
  return (
    mark.deliveredAt === undefined &&
    mark.refusedAt === undefined &&
    !isRunning &&
    (due <= now || due - now > MAX_REFUSAL_DELAY)
  );
}

function look(
  state: EntryState,
  event: Extract<EntryEvent, { type: 'checked' }>,
): readonly [EntryState, readonly EntryEffect[]] {
  if (isDone(state, event)) return [state, [{ type: 'remove' }]];
  const startedAt = new Date(event.now).toISOString();
  const due = DESTINATIONS.filter(
    (to) => event.available[to] === 'ready' && isDue(state.progress[to], event.now),
  );
  if (due.length === 0) return [state, []];
  let next = state;
  for (const to of due) next = update(next, to, { isRunning: true, mark: { startedAt } });
  // Only a mail can arrive twice, so its start is recorded before it is sent.
  const isNoted = !due.includes('mail') || state.progress.mail.mark.startedAt !== undefined;
  return [
    next,
    [...(isNoted ? [] : [{ type: 'save' } as const]), ...due.map((to) => ({ type: 'deliver', to }) as const)],
  ];
}

function isDone(
  { acceptedAt, progress }: EntryState,
  { now, available }: { readonly now: number; readonly available: Availability },
): boolean {
  const has = (to: Destination) => progress[to].mark.deliveredAt !== undefined;
  if (!DESTINATIONS.some(has) || DESTINATIONS.some((to) => progress[to].isRunning)) return false;
  return DESTINATIONS.every(
    (to) =>
      has(to) ||
      available[to] === 'none' ||
      (available[to] === 'expected' && now - acceptedAt > PATIENCE_FOR_CMS),
  );
}

function update(state: EntryState, to: Destination, change: Partial<Progress>): EntryState {
  return {
    ...state,
    progress: { ...state.progress, [to]: { ...state.progress[to], ...change } },
  };
}
