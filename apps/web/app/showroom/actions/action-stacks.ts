import type { PayloadId } from '@vitrine/core/world/ids';
import type { ActionStep } from '~/ui/action-link.ts';
import type { ActionRunner, ActionRunnerHost, StageNow } from './action-runner.ts';

/** What action stacks need of the window. */
export interface ActionStacksHost extends Omit<ActionRunnerHost, 'open'> {
  /** Whether a journey is under way, or the page of `location` has not caught up with it. */
  readonly isMoving: (location: PayloadId) => boolean;
}

/** The action stacks of a window. Their runner is loaded with the first of them: most visits need none. */
export interface ActionStacks {
  /** Passes on what the page shows, and how it opens an address. */
  readonly observe: (now: StageNow, open: (href: string) => void) => void;
  /** Runs what follows the first action of a link; the browser is already following that one. */
  readonly start: (steps: readonly ActionStep[]) => Promise<void>;
  /**
   * Runs the actions of a hook. A sidebar that a hook opened runs none when it closes, which could go on without end.
   *
   * @param closedKey names the sidebar that was closed.
   */
  readonly runHook: (steps: readonly ActionStep[], closedKey: string | undefined) => Promise<void>;
}

export function createActionStacks(host: ActionStacksHost): ActionStacks {
  let runner: ActionRunner | undefined;
  let latest: StageNow | undefined;
  let openOverlay: ((href: string) => void) | undefined;

  const loadRunner = async () => {
    const { createActionRunner } = await import('./action-runner.ts');
    runner ??= createActionRunner({ ...host, open: (href) => openOverlay?.(href) });
    return runner;
  };
  return {
    observe(now, open) {
      latest = now;
      openOverlay = open;
      runner?.observe(now);
    },
    async start(steps) {
      const before = latest;
      const running = await loadRunner();
      if (before === undefined) return;
      running.start(steps, before);
      if (latest !== undefined && latest !== before) running.observe(latest);
    },
    async runHook(steps, closedKey) {
      const running = await loadRunner();
      if (latest === undefined) return;
      if (closedKey !== undefined && running.hasOpened(closedKey)) return;
      // The page does not show yet that a journey is beginning.
      const isMoving = latest.isMoving || host.isMoving(latest.location);
      running.add(steps, { ...latest, isMoving });
    },
  };
}
