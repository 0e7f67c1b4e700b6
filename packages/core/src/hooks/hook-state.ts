import type { HookEvent } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';

/**
 * How many times in a row hooks may run without an action of the visitor. A hook that navigates fires the
 * hooks of its target, which may navigate again: the limit ends such a loop.
 */
export const MAX_CONSECUTIVE_RUNS = 5;

/** The state of the hooks in one visit. */
export interface HookState {
  readonly hasAppLoaded: boolean;
  /** The current location, while its hooks have not run yet. */
  readonly arrivingIn: PayloadId | undefined;
  readonly isIdle: boolean;
  /** How often hooks have run since the visitor's last action. */
  readonly consecutiveRuns: number;
}

/**
 * Events of a visit: a journey begins, the current location changes (on the stage, before the page follows), the page
 * of a location has settled, a sidebar has closed, the visitor becomes idle or returns, the visitor acts.
 */
export type HookInput =
  | { readonly type: 'targetChanged'; readonly target: PayloadId }
  | { readonly type: 'currentChanged'; readonly location: PayloadId }
  | { readonly type: 'settled'; readonly location: PayloadId }
  | { readonly type: 'sidebarClosed'; readonly location: PayloadId }
  | { readonly type: 'idle' | 'idleEnded'; readonly location: PayloadId }
  | { readonly type: 'visitorActed' };

/** Run the actions of the hooks that match this event at this location. */
export interface HookRun {
  readonly event: HookEvent;
  /** For `target_location_changed` the target, otherwise the visitor's location. */
  readonly location: PayloadId;
}

/** The state of a visit that begins in a location. */
export function initialHookState(options: {
  readonly location: PayloadId;
  /** Whether the app was loaded earlier in this visit: reloading a page does not begin another one. */
  readonly hasAppLoaded: boolean;
}): HookState {
  return {
    hasAppLoaded: options.hasAppLoaded,
    arrivingIn: options.location,
    isIdle: false,
    consecutiveRuns: 0,
  };
}

/**
 * Decides which hooks run when (specification section 3: box hooks).
 *
 * - `app_loaded` once for each visit, as soon as its first location has settled.
 * - `target_location_changed` at the beginning of a journey.
 * - `current_location_changed` for the first location, and on each arrival: "On a current-location change, the
 *   current-location hooks run" (specification section 4, Navigation). Passing through a location on a journey
 *   is not an arrival.
 * - `close_sidebars` when a sidebar has closed: "After closing, the product waits the transition time and then
 *   fires a close_sidebars hook" (specification section 4, Sidebars).
 * - `idle` and `idle_ended`; nothing else in between, since the screensaver walks by itself.
 * - After {@link MAX_CONSECUTIVE_RUNS} runs no hook runs until the visitor acts.
 *
 * @param hasActions whether a run has any actions; a run without actions does not count.
 */
export function hookTransition(
  state: HookState,
  input: HookInput,
  hasActions: (run: HookRun) => boolean,
): readonly [HookState, readonly HookRun[]] {
  const run = (next: HookState, ...wanted: readonly HookRun[]) =>
    limited(
      next,
      wanted.filter((each) => hasActions(each)),
    );
  switch (input.type) {
    case 'visitorActed':
      return [state.consecutiveRuns === 0 ? state : { ...state, consecutiveRuns: 0 }, []];
    case 'currentChanged':
      return [{ ...state, arrivingIn: state.isIdle ? undefined : input.location }, []];
    case 'targetChanged':
      if (state.isIdle) return [state, []];
      return run(state, { event: 'target_location_changed', location: input.target });
    case 'settled':
      return state.isIdle ? [state, []] : settle(state, input.location, run);
    case 'sidebarClosed':
      if (state.isIdle) return [state, []];
      return run(state, { event: 'close_sidebars', location: input.location });
    case 'idle':
      if (state.isIdle) return [state, []];
      return run({ ...state, isIdle: true }, { event: 'idle', location: input.location });
    default:
      if (!state.isIdle) return [state, []];
      return run({ ...state, isIdle: false }, { event: 'idle_ended', location: input.location });
  }
}

function settle(
  state: HookState,
  location: PayloadId,
  run: (next: HookState, ...wanted: readonly HookRun[]) => readonly [HookState, readonly HookRun[]],
): readonly [HookState, readonly HookRun[]] {
  const wanted: HookRun[] = [];
  if (!state.hasAppLoaded) wanted.push({ event: 'app_loaded', location });
  const hasArrived = state.arrivingIn === location;
  if (hasArrived) wanted.push({ event: 'current_location_changed', location });
  const arrivingIn = hasArrived ? undefined : state.arrivingIn;
  return run({ ...state, hasAppLoaded: true, arrivingIn }, ...wanted);
}

function limited(state: HookState, wanted: readonly HookRun[]): readonly [HookState, readonly HookRun[]] {
  const runs = wanted.slice(0, MAX_CONSECUTIVE_RUNS - state.consecutiveRuns);
  return runs.length === 0
    ? [state, []]
    : [{ ...state, consecutiveRuns: state.consecutiveRuns + runs.length }, runs];
}
