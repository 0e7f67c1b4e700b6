import type { ParticipantId } from './presentation.ts';

/** What a presentation has shown, as one window has seen it. */
export interface Recap {
  /** In the order in which they were shown first, each once. */
  readonly stops: readonly RecapStop[];
  /** The most guests that there were at a time; 0 in the window of a guest, who does not know. */
  readonly guests: number;
}

export interface RecapStop {
  /** What was shown, in no language (`recapAddress`). */
  readonly address: string;
  /** How long, all times together. */
  readonly milliseconds: number;
  /** How often a guest raised a hand meanwhile; 0 in the window of a guest, who does not know. */
  readonly hands: number;
}

/** A recap of a presentation that goes on. */
export interface RunningRecap extends Recap {
  /** The address of what is shown; undefined: the window may not know. */
  readonly shown: string | undefined;
  /** Until when it is counted, in milliseconds of any clock that does not go back. */
  readonly countedUntil: number;
  /** The guests who raise a hand; undefined before the first state. */
  readonly raised: readonly ParticipantId[] | undefined;
}

/** What a window learns of the presentation. */
export interface RecapState {
  readonly shown: string | undefined;
  /** For guide and presenter. */
  readonly guests?: readonly { readonly id: ParticipantId; readonly isHandUp: boolean }[] | undefined;
}

/** Milliseconds: what was shown for a shorter time was on the way to something else. */
const SHORTEST = 3_000;

/** As many as an address can name, and more than anyone reads. */
export const MAX_RECAP_STOPS = 40;

/**
 * Begins a recap, or goes on with one whose window was loaded again: the time between is not counted.
 *
 * @param now milliseconds, as in {@link stepRecap}.
 */
export function beginRecap(now: number, { stops, guests }: Recap = { stops: [], guests: 0 }): RunningRecap {
  return { stops, guests, shown: undefined, countedUntil: now, raised: undefined };
}

/** Counts the time since the last state for what it showed, and takes the next one. */
export function stepRecap(
  before: RunningRecap,
  now: number,
  { shown, guests = [] }: RecapState,
): RunningRecap {
  const counted = withTime(before, now);
  const raised = guests.flatMap(({ id, isHandUp }) => (isHandUp ? [id] : []));
  const known = before.raised;
  // Hands that were up when a window was loaded again have been counted.
  const hands = known === undefined ? 0 : raised.filter((id) => !known.includes(id)).length;
  const changed = { ...counted, shown, raised, guests: Math.max(counted.guests, guests.length) };
  if (shown === undefined) return changed;
  return withStop(changed, shown, (stop) => ({ ...stop, hands: stop.hands + hands }));
}

/** Counts the time until now. */
export function withTime(before: RunningRecap, now: number): RunningRecap {
  const passed = Math.max(0, now - before.countedUntil);
  const counted = { ...before, countedUntil: Math.max(now, before.countedUntil) };
  if (before.shown === undefined) return counted;
  return withStop(counted, before.shown, (stop) => ({ ...stop, milliseconds: stop.milliseconds + passed }));
}

function withStop(
  recap: RunningRecap,
  address: string,
  change: (stop: RecapStop) => RecapStop,
): RunningRecap {
  const { stops } = recap;
  if (stops.some((stop) => stop.address === address)) {
    return { ...recap, stops: stops.map((stop) => (stop.address === address ? change(stop) : stop)) };
  }
  return { ...recap, stops: [...stops, change({ address, milliseconds: 0, hands: 0 })] };
}

/**
 * The stops that are worth keeping: those at which the presentation stayed, or a guest raised a hand. Of too many the
 * ones that were shown longest.
 */
export function keptStops({ stops }: Recap): readonly RecapStop[] {
  const worthy = stops.filter(({ milliseconds, hands }) => milliseconds >= SHORTEST || hands > 0);
  if (worthy.length <= MAX_RECAP_STOPS) return worthy;
  const byTime = worthy.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const longest = new Set(byTime.slice(0, MAX_RECAP_STOPS));
  return worthy.filter((stop) => longest.has(stop));
}
