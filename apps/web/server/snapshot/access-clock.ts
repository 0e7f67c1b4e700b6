import type { ContentBundle } from '@vitrine/content/bundle';
import type { Clock } from '../process/clock.ts';
import { accessInstants } from './visible-content.ts';

/** Milliseconds; Node's timers are limited to 24 days. */
const MAX_WAIT = 24 * 60 * 60 * 1_000;

/**
 * Reports when an access window of a location opens or closes: what a visitor may see changes then, although
 * nothing was published.
 */
export function createAccessClock(options: {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly onPassed: () => void;
}) {
  const { clock, onPassed } = options;
  let cancel: (() => void) | undefined;

  const waitFor = (instants: readonly number[]): void => {
    const [next] = instants;
    if (next === undefined) return;
    cancel = clock.after(Math.min(MAX_WAIT, Math.max(0, next - clock.now())), () => {
      const ahead = instants.filter((instant) => instant > clock.now());
      waitFor(ahead);
      if (ahead.length < instants.length) onPassed();
    });
  };

  const stop = (): void => {
    cancel?.();
    cancel = undefined;
  };

  return {
    /** Uses the windows of this content from now on. */
    follow: (bundle: ContentBundle): void => {
      stop();
      waitFor(accessInstants(bundle).filter((instant) => instant > clock.now()));
    },
    stop,
  };
}
