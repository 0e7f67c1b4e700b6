import type { HookEvent, HookRunner } from './hook-runner.ts';
import type { LocationHooks } from '~/page-data/location-view.ts';

/** Passes events to the hooks of the current page. */
export interface HookEvents {
  /** Sets the hooks of the page that is shown; undefined in a showroom without any. */
  readonly setHooks: (hooks: LocationHooks | undefined) => void;
  readonly emit: (event: HookEvent) => void;
}

/** @param loadRunner loads the code that runs hooks, which most showrooms never need. */
export function createHookEvents(loadRunner: () => Promise<HookRunner>): HookEvents {
  let current: LocationHooks | undefined;
  let loading: Promise<HookRunner> | undefined;
  return {
    setHooks(hooks) {
      current = hooks;
    },
    emit(event) {
      const hooks = current;
      if (hooks === undefined) return;
      loading ??= loadRunner();
      loading.then(
        (runner) => runner.take(event, hooks),
        () => {
          // The missed event is lost; the next one loads the code again.
          loading = undefined;
        },
      );
    },
  };
}
