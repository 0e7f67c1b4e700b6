import { assertNever } from '../assert-never.ts';
import type { StoryStop } from '../world/story.ts';

/**
 * Milliseconds without input after which a story that repeats, as on a stand, plays on by itself: less than the 60
 * seconds after which the screensaver of a showroom starts unless it is set otherwise.
 */
export const UNTOUCHED_FOR = 45_000;

/** Milliseconds that a window has to arrive at a stop: a page that is not answered must not stop a stand. */
export const ARRIVAL_PATIENCE = 30_000;

/** A story that plays by itself. All times are milliseconds of one clock that never goes back. */
export interface Playback {
  /** At least one. */
  readonly stops: readonly Pick<StoryStop, 'seconds'>[];
  readonly index: number;
  /** `ended`: the last stop has had its time; it is still shown. */
  readonly status: 'playing' | 'paused' | 'ended';
  /** Begins again after the last stop, and plays on when it is left alone. */
  readonly repeats: boolean;
  /** Whether the window shows the stop. The way there does not count as its time. */
  readonly isThere: boolean;
  /** For how long the stop has been shown while the story played, until `since`. */
  readonly shownFor: number;
  /** Since when time counts: that of the stop, that of its way, or that without input. */
  readonly since: number;
}

export type PlaybackEvent =
  | { readonly type: 'arrived' }
  | { readonly type: 'timePassed' }
  /** Someone used the window, but not to control the story. */
  | { readonly type: 'touched' }
  | { readonly type: 'played' }
  | { readonly type: 'paused' }
  /** Goes to a stop; one that there is not changes nothing. */
  | { readonly type: 'stopChosen'; readonly index: number };

export type PlaybackEffect = { readonly type: 'goTo'; readonly index: number };

export type PlaybackStep = readonly [Playback, readonly PlaybackEffect[]];

/** How a story begins. */
export interface PlaybackBegin extends Pick<Playback, 'stops' | 'repeats' | 'index'> {
  readonly status: 'playing' | 'paused';
}

/** A story at one of its stops, to which the window is still to go. */
export function beginPlayback(begin: PlaybackBegin, now: number): PlaybackStep {
  const { index } = begin;
  return [{ ...begin, isThere: false, shownFor: 0, since: now }, [{ type: 'goTo', index }]];
}

/** The only function that changes a playback. Returns the same object when nothing changes. */
export function stepPlayback(before: Playback, event: PlaybackEvent, now: number): PlaybackStep {
  switch (event.type) {
    case 'arrived':
      return before.isThere ? [before, []] : [{ ...before, isThere: true, since: now }, []];
    case 'timePassed': {
      if ((nextChange(before, now) ?? Infinity) > 0) return [before, []];
      if (before.status !== 'playing') return stepPlayback(before, { type: 'played' }, now);
      const next = before.index + 1;
      if (next < before.stops.length) return goTo(before, next, now);
      return before.repeats ? goTo(before, 0, now) : [{ ...stopped(before, now), status: 'ended' }, []];
    }
    case 'touched':
      // Each further touch begins the wait anew.
      if (before.status === 'ended') return [before, []];
      return [{ ...stopped(before, now), status: 'paused' }, []];
    case 'paused':
      return before.status === 'playing' ? [{ ...stopped(before, now), status: 'paused' }, []] : [before, []];
    case 'played':
      if (before.status === 'playing') return [before, []];
      if (before.status === 'ended') return goTo({ ...before, status: 'playing' }, 0, now);
      // Whoever touched the window may have left the stop.
      return [
        { ...before, status: 'playing', isThere: false, since: now },
        [{ type: 'goTo', index: before.index }],
      ];
    case 'stopChosen':
      return before.stops[event.index] === undefined
        ? [before, []]
        : goTo({ ...before, status: before.status === 'ended' ? 'paused' : before.status }, event.index, now);
    default:
      return assertNever(event);
  }
}

/** For how long the stop has been shown while the story played, in milliseconds. */
export function timeShown({ status, isThere, shownFor, since }: Playback, now: number): number {
  return status === 'playing' && isThere ? shownFor + now - since : shownFor;
}

/** Milliseconds until time alone changes something; undefined: it never will. */
export function nextChange(playback: Playback, now: number): number | undefined {
  const { stops, index, status, repeats, isThere, since } = playback;
  if (status === 'playing') {
    const seconds = stops[index]?.seconds ?? 0;
    return isThere ? seconds * 1_000 - timeShown(playback, now) : since + ARRIVAL_PATIENCE - now;
  }
  return status === 'paused' && repeats ? since + UNTOUCHED_FOR - now : undefined;
}

function goTo(before: Playback, index: number, now: number): PlaybackStep {
  return [{ ...before, index, isThere: false, shownFor: 0, since: now }, [{ type: 'goTo', index }]];
}

function stopped(before: Playback, now: number): Playback {
  return { ...before, shownFor: timeShown(before, now), since: now };
}
