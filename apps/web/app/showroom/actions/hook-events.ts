import type { HookInput } from '@vitrine/core/hooks/hook-state';
import type { HookRunner } from './hook-runner.ts';
import type { LocationHooks } from '~/page-data/location-view.ts';

/** What hooks are told: core's events, and for a sidebar which one it was. */
export type HookNews = HookInput & { readonly closedKey?: string };

let hooks: LocationHooks | undefined;
let runner: Promise<{ readonly hookRunner: HookRunner }> | undefined;

/** The hooks of the page that is shown; undefined in a showroom without any. */
export function showHooks(shown: LocationHooks | undefined): void {
  hooks = shown;
}

/** Tells the hooks, where the showroom has some, what happens. Most showrooms never fetch what runs them. */
export function tellHooks(news: HookNews): void {
  const known = hooks;
  if (known === undefined) return;
  runner ??= import('./hook-runner.ts');
  runner.then(
    ({ hookRunner }) => hookRunner.take(news, known),
    () => {
      // It could not be fetched: what was missed stays missed, the next event asks again.
      runner = undefined;
    },
  );
}
