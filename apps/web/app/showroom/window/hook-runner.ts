import { createHookRunner } from '../actions/hook-runner.ts';
import type { HookRunner } from '../actions/hook-runner.ts';
import type { ShowroomWindow } from './showroom-window.ts';
import { createWindowIdle } from './idle.ts';

/** Kept until the window is closed: reloading a page continues the visit. */
const LOADED_KEY = 'vitrine.loaded';

/** The events that count as acting; an automatic walk causes none of these. */
const VISITOR_INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Runs the hooks of a window. */
export function createWindowHookRunner({ store, actionStacks, part }: ShowroomWindow): HookRunner {
  return createHookRunner({
    currentLocation: () => store.getState().page,
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
        // Without storage each page begins a visit.
      }
    },
    onIdleChange: part(createWindowIdle).onChange,
    onVisitorActed(listener) {
      const notify = (event: Event) => {
        if (event.isTrusted) listener();
      };
      for (const type of VISITOR_INPUTS) addEventListener(type, notify, { capture: true, passive: true });
    },
    run: (steps, closedKey) => void actionStacks.runHook(steps, closedKey),
  });
}
