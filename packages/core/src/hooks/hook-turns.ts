import type { HookEvent } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';

/**
 * How many times in a row hooks may run without the visitor doing something. A hook that navigates fires the
 * hooks of where it leads, which may navigate again: that must end.
 */
export const MOST_TURNS_IN_A_ROW = 5;

/** What hooks have to know of a visit. */
export interface HookTurns {
  readonly hasAppLoaded: boolean;
  /** The current location has become this one, and its hooks have not run yet. */
  readonly arrivingIn: PayloadId | undefined;
  readonly isIdle: boolean;
  /** How often hooks have run since the visitor did something. */
  readonly turnsInARow: number;
}

/**
 * What happens in a visit: a journey begins, the current location is another one (the stage is ahead of the
 * page), the page of a location stands still, a sidebar has closed, the visitor is idle or back, the visitor
 * does something.
 */
export type HookTurnEvent =
  | { readonly type: 'targetChanged'; readonly target: PayloadId }
  | { readonly type: 'currentChanged'; readonly location: PayloadId }
  | { readonly type: 'settled'; readonly location: PayloadId }
  | { readonly type: 'sidebarClosed'; readonly location: PayloadId }
  | { readonly type: 'idle' | 'idleEnded'; readonly location: PayloadId }
  | { readonly type: 'visitorActed' };

/** Run the actions of the hooks that answer this event at this location. */
export interface HookTurn {
  readonly event: HookEvent;
  /** For `target_location_changed` the target, else where the visitor stands. */
  readonly location: PayloadId;
}

/** A visit that begins in a location. */
export function beginHookTurns(options: {
  readonly location: PayloadId;
  /** Whether the app was loaded earlier in this visit: a page that is loaded anew begins no other one. */
  readonly hasAppLoaded: boolean;
}): HookTurns {
  return {
    hasAppLoaded: options.hasAppLoaded,
    arrivingIn: options.location,
    isIdle: false,
    turnsInARow: 0,
  };
}

/**
 * Decides which hooks run when (docs/design/unspecified.md, box_hooks).
 *
 * - `app_loaded` once for each visit, as soon as its first location stands.
 * - `target_location_changed` at the beginning of a journey.
 * - `current_location_changed` for the first location, and on each arrival: "On a current-location change, the
 *   current-location hooks run" (specification section 4, Navigation). Places that a journey only passes
 *   through are no arrivals.
 * - `close_sidebars` when a sidebar has closed: "After closing, the product waits the transition time and then
 *   fires a close_sidebars hook" (specification section 4, Sidebars).
 * - `idle` and `idle_ended`; in between nothing else, since the screensaver walks by itself.
 * - After {@link MOST_TURNS_IN_A_ROW} turns nothing more runs until the visitor does something.
 *
 * @param hasActions whether anything would be run: what runs nothing is no turn.
 */
export function takeHookTurns(
  turns: HookTurns,
  event: HookTurnEvent,
  hasActions: (turn: HookTurn) => boolean,
): readonly [HookTurns, readonly HookTurn[]] {
  const run = (state: HookTurns, ...wanted: readonly HookTurn[]) =>
    limited(
      state,
      wanted.filter((turn) => hasActions(turn)),
    );
  switch (event.type) {
    case 'visitorActed':
      return [turns.turnsInARow === 0 ? turns : { ...turns, turnsInARow: 0 }, []];
    case 'currentChanged':
      return [{ ...turns, arrivingIn: turns.isIdle ? undefined : event.location }, []];
    case 'targetChanged':
      if (turns.isIdle) return [turns, []];
      return run(turns, { event: 'target_location_changed', location: event.target });
    case 'settled':
      return turns.isIdle ? [turns, []] : settle(turns, event.location, run);
    case 'sidebarClosed':
      if (turns.isIdle) return [turns, []];
      return run(turns, { event: 'close_sidebars', location: event.location });
    case 'idle':
      if (turns.isIdle) return [turns, []];
      return run({ ...turns, isIdle: true }, { event: 'idle', location: event.location });
    default:
      if (!turns.isIdle) return [turns, []];
      return run({ ...turns, isIdle: false }, { event: 'idle_ended', location: event.location });
  }
}

function settle(
  turns: HookTurns,
  location: PayloadId,
  run: (state: HookTurns, ...wanted: readonly HookTurn[]) => readonly [HookTurns, readonly HookTurn[]],
): readonly [HookTurns, readonly HookTurn[]] {
  const wanted: HookTurn[] = [];
  if (!turns.hasAppLoaded) wanted.push({ event: 'app_loaded', location });
  const hasArrived = turns.arrivingIn === location;
  if (hasArrived) wanted.push({ event: 'current_location_changed', location });
  const arrivingIn = hasArrived ? undefined : turns.arrivingIn;
  return run({ ...turns, hasAppLoaded: true, arrivingIn }, ...wanted);
}

function limited(turns: HookTurns, wanted: readonly HookTurn[]): readonly [HookTurns, readonly HookTurn[]] {
  const taken = wanted.slice(0, MOST_TURNS_IN_A_ROW - turns.turnsInARow);
  return taken.length === 0
    ? [turns, []]
    : [{ ...turns, turnsInARow: turns.turnsInARow + taken.length }, taken];
}
