import type { ActionStep } from '~/ui/action-link.ts';
import type { ActionRunner, StageNow } from './action-runner.ts';
import { showroom, showroomStore } from '../walking/browser-showroom.ts';
import { browserClock } from '../browser/clock.ts';
import { travelOf } from '../walking/store.ts';

let runner: ActionRunner | undefined;
let latest: StageNow | undefined;
let openOverlay: ((href: string) => void) | undefined;

/** Tells the runner, once there is one, what the page shows. */
export function observeStage(now: StageNow, open: (href: string) => void): void {
  latest = now;
  openOverlay = open;
  runner?.observe(now);
}

/** Runs what follows the first action of a link, which the browser is just following. */
export async function startActionStack(steps: readonly ActionStep[]): Promise<void> {
  const before = latest;
  const running = await loadRunner();
  if (before === undefined) return;
  running.start(steps, before);
  if (latest !== undefined && latest !== before) running.observe(latest);
}

/**
 * Runs the actions of hooks. A sidebar that a hook had opened itself fires none when it closes: it would never
 * end.
 */
export async function runHookActions(
  steps: readonly ActionStep[],
  closedKey: string | undefined,
): Promise<void> {
  const running = await loadRunner();
  if (latest === undefined) return;
  if (closedKey !== undefined && running.hasOpened(closedKey)) return;
  // The page does not know yet of a journey that is just beginning.
  const isMoving = latest.isMoving || travelOf(showroomStore.getState(), latest.location) === 'moving';
  running.add(steps, { ...latest, isMoving });
}

/** Most visits need none of it. */
async function loadRunner(): Promise<ActionRunner> {
  const { createActionRunner } = await import('./action-runner.ts');
  runner ??= createActionRunner({
    clock: browserClock,
    open: (href) => openOverlay?.(href),
    walkTo: showroom.walkTo,
    follow(href, inNewWindow) {
      if (inNewWindow) window.open(href, '_blank', 'noopener');
      else location.assign(href);
    },
  });
  return runner;
}
