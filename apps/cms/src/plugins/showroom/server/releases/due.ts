import type { ReleaseState } from '../../contracts/releases.ts';

const HOUR = 60 * 60 * 1000;

/** Hours within which a release that was missed, because no CMS ran, goes live at the next start. */
export const GRACE_HOURS = 24;

/** A release that has broken so often waits for someone to decide. */
export const MAX_ATTEMPTS = 3;

/** What decides whether a release goes live. */
export interface Scheduled {
  readonly state: ReleaseState;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How often a process has begun it. One that was killed has not ended it. */
  readonly attempts: number;
}

/** What a process does with a release at a moment. */
export type Turn = 'wait' | 'run' | 'missed' | 'failed' | 'nothing';

/** Whether a release is due. Only a planned one ever is. */
export function turnOf({ state, at, attempts }: Scheduled, now: number): Turn {
  if (state !== 'planned') return 'nothing';
  if (now < at) return 'wait';
  if (attempts >= MAX_ATTEMPTS) return 'failed';
  return now - at > GRACE_HOURS * HOUR ? 'missed' : 'run';
}

/** What happens to a release. */
export type ReleaseEvent =
  /** Someone plans it, at first or again. */
  | { readonly type: 'planned'; readonly at: number }
  /** A process begins it, in a step of its own, so that a killed one leaves a trace. */
  | { readonly type: 'begun' }
  /** In one transaction with all that it changes. */
  | { readonly type: 'ran' }
  | { readonly type: 'stopped' }
  | { readonly type: 'cancelled' };

/** The release after an event; undefined where the event cannot happen to it any more. */
export function afterEvent(release: Scheduled, event: ReleaseEvent): Scheduled | undefined {
  const { state, attempts } = release;
  switch (event.type) {
    case 'planned':
      return state === 'done' ? undefined : { state: 'planned', at: event.at, attempts: 0 };
    case 'begun':
      return state === 'planned' ? { ...release, attempts: attempts + 1 } : undefined;
    case 'ran':
      return state === 'planned' ? { ...release, state: 'done' } : undefined;
    case 'stopped':
      return state === 'planned' ? { ...release, state: 'stopped' } : undefined;
    case 'cancelled':
      return state === 'planned' || state === 'stopped' ? { ...release, state: 'cancelled' } : undefined;
  }
}

/**
 * The releases that are live at a moment, in their order, if nothing stops them.
 *
 * @param planned in the order in which they are due.
 * @param at milliseconds since 1970; a release of this very moment is included.
 */
export function liveBy<Release extends Scheduled>(
  planned: readonly Release[],
  at: number,
  now: number,
): readonly Release[] {
  return planned.filter(
    (release) => release.at <= at && turnOf(release, Math.max(now, release.at)) === 'run',
  );
}
