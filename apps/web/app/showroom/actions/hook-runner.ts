import { initialHookState, hookTransition } from '@vitrine/core/hooks/hook-state';
import type { HookRun, HookState } from '@vitrine/core/hooks/hook-state';
import { answersAt } from '@vitrine/core/hooks/matching-hooks';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { ActionStep } from '~/ui/action-link.ts';
import { runHookActions } from './action-stacks.ts';
import { showroomStore } from '../walking/browser-showroom.ts';
import type { HookNews } from './hook-events.ts';
import { onIdleChange } from '../screensaver/idle.ts';
import type { LocationHooks } from '~/page-data/location-view.ts';

/** What hooks need of the window. */
export interface HookRunnerHost {
  /** The location whose page is rendered. */
  readonly whereabouts: () => PayloadId | undefined;
  /** Whether the app was loaded earlier in this visit. */
  readonly wasLoaded: () => boolean;
  readonly rememberLoaded: () => void;
  readonly onIdleChange: (listener: (isIdle: boolean) => void) => void;
  /** Calls back whenever the visitor does something. */
  readonly onVisitorActed: (listener: () => void) => void;
  /** @param closedKey names the sidebar that has closed. */
  readonly run: (steps: readonly ActionStep[], closedKey: string | undefined) => void;
}

/** Runs the hooks of one window. */
export interface HookRunner {
  /** Takes what happened; `hooks` are those of the page that it happened on. */
  take(news: HookNews, hooks: LocationHooks): void;
}

export function createHookRunner(host: HookRunnerHost): HookRunner {
  let turns: HookState | undefined;
  let latest: LocationHooks | undefined;

  const begin = (location: PayloadId): HookState => {
    host.onVisitorActed(() => takeAgain({ type: 'visitorActed' }));
    host.onIdleChange((isIdle) => {
      const here = host.whereabouts();
      if (here !== undefined) takeAgain({ type: isIdle ? 'idle' : 'idleEnded', location: here });
    });
    return initialHookState({ location, hasAppLoaded: host.wasLoaded() });
  };
  const take = (news: HookNews, hooks: LocationHooks) => {
    latest = hooks;
    const here = host.whereabouts();
    if (here !== undefined) turns ??= begin(here);
    if (turns === undefined) return;
    const [after, taken] = hookTransition(turns, news, (turn) => stepsOf(hooks, turn).length > 0);
    if (after.hasAppLoaded && !turns.hasAppLoaded) host.rememberLoaded();
    turns = after;
    for (const turn of taken) host.run(stepsOf(hooks, turn), news.closedKey);
  };
  const takeAgain = (news: HookNews) => {
    if (latest !== undefined) take(news, latest);
  };
  return { take };
}

/** What the hooks of a turn run, as the page brought it along. */
function stepsOf(hooks: LocationHooks, { event, location }: HookRun): readonly ActionStep[] {
  if (event !== 'target_location_changed') return hooks.here[event] ?? [];
  return hooks.onSettingOff.filter((hook) => answersAt(hook, location)).flatMap(({ steps }) => steps);
}

/** Kept until the window is closed: a page that is loaded anew is the same visit. */
const LOADED_KEY = 'vitrine.loaded';

/** What a visitor does, as far as a page notices; a walk that runs by itself is none of it. */
const DOINGS = ['pointerdown', 'keydown', 'wheel'] as const;

/** The one of this window. */
export const hookRunner = createHookRunner({
  whereabouts: () => showroomStore.getState().page,
  wasLoaded() {
    try {
      return sessionStorage.getItem(LOADED_KEY) !== null;
    } catch {
      return false;
    }
  },
  rememberLoaded() {
    try {
      sessionStorage.setItem(LOADED_KEY, '1');
    } catch {
      // A browser that keeps nothing begins a visit with each page.
    }
  },
  onIdleChange,
  onVisitorActed(listener) {
    const note = (event: Event) => {
      if (event.isTrusted) listener();
    };
    for (const type of DOINGS) addEventListener(type, note, { capture: true, passive: true });
  },
  run: (steps, closedKey) => void runHookActions(steps, closedKey),
});
