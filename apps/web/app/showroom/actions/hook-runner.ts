import { initialHookState, hookTransition } from '@vitrine/core/hooks/hook-state';
import type { HookRun, HookInput, HookState } from '@vitrine/core/hooks/hook-state';
import { answersAt } from '@vitrine/core/hooks/matching-hooks';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { ActionStep } from '~/ui/action-link.ts';
import type { LocationHooks } from '~/page-data/location-view.ts';

/** Core's events; for a closed sidebar also which one it was. */
export type HookEvent = HookInput & { readonly closedKey?: string };

/** What hooks need of the window. */
export interface HookRunnerHost {
  /** The location whose page is rendered. */
  readonly currentLocation: () => PayloadId | undefined;
  /** Whether a page of this visit has loaded the app before. */
  readonly wasLoaded: () => boolean;
  readonly rememberLoaded: () => void;
  readonly onIdleChange: (listener: (isIdle: boolean) => void) => void;
  /** Calls back whenever the visitor does something. */
  readonly onVisitorActed: (listener: () => void) => void;
  /** @param closedKey names the sidebar that was closed. */
  readonly run: (steps: readonly ActionStep[], closedKey: string | undefined) => void;
}

/** Runs the hooks of one window. */
export interface HookRunner {
  /** Handles an event; `hooks` are those of the page on which it happened. */
  take(event: HookEvent, hooks: LocationHooks): void;
}

export function createHookRunner(host: HookRunnerHost): HookRunner {
  let turns: HookState | undefined;
  let latest: LocationHooks | undefined;

  const begin = (location: PayloadId): HookState => {
    host.onVisitorActed(() => takeAgain({ type: 'visitorActed' }));
    host.onIdleChange((isIdle) => {
      const here = host.currentLocation();
      if (here !== undefined) takeAgain({ type: isIdle ? 'idle' : 'idleEnded', location: here });
    });
    return initialHookState({ location, hasAppLoaded: host.wasLoaded() });
  };
  const take = (event: HookEvent, hooks: LocationHooks) => {
    latest = hooks;
    const here = host.currentLocation();
    if (here !== undefined) turns ??= begin(here);
    if (turns === undefined) return;
    const [after, taken] = hookTransition(turns, event, (turn) => stepsOf(hooks, turn).length > 0);
    if (after.hasAppLoaded && !turns.hasAppLoaded) host.rememberLoaded();
    turns = after;
    for (const turn of taken) host.run(stepsOf(hooks, turn), event.closedKey);
  };
  const takeAgain = (event: HookEvent) => {
    if (latest !== undefined) take(event, latest);
  };
  return { take };
}

/** The actions of the hooks that a turn triggers, from the page data. */
function stepsOf(hooks: LocationHooks, { event, location }: HookRun): readonly ActionStep[] {
  if (event !== 'target_location_changed') return hooks.here[event] ?? [];
  return hooks.onSettingOff.filter((hook) => answersAt(hook, location)).flatMap(({ steps }) => steps);
}
