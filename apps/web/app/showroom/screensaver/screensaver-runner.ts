import { assertNever } from '@vitrine/core/assert-never';
import type { Programme } from '@vitrine/core/screensaver/programme';
import { screensaver, SLEEPING_SCREENSAVER } from '@vitrine/core/screensaver/screensaver';
import type {
  ScreensaverContext,
  ScreensaverEffect,
  ScreensaverEvent,
  ScreensaverState,
  ScreensaverStep,
  Senses,
} from '@vitrine/core/screensaver/screensaver-state';
import type { PayloadId } from '@vitrine/core/world/ids';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { BrowserClock } from '../browser/clock.ts';

/**
 * Milliseconds until a preparation counts as failed: a hanging request or navigation must not block a kiosk all night.
 */
export const PREPARATION_PATIENCE = 30_000;

/** What the screensaver needs of the window. */
export interface ScreensaverHost {
  readonly clock: Pick<BrowserClock, 'after'>;
  readonly context: () => ScreensaverContext;
  /**
   * Forgets the last visitor and fetches the programme; rejects if either fails.
   *
   * @param signal aborts when the result is no longer needed.
   */
  readonly prepare: (signal: AbortSignal) => Promise<Programme>;
  /** Answers whether the stage got there. */
  readonly walkTo: (location: PayloadId) => Promise<boolean>;
  /** The first step is about to be shown. */
  readonly begin: () => void;
  /** The screensaver is over. */
  readonly end: (stage: 'kept' | 'shown') => void;
  readonly restartCount: () => void;
}

/** What is on the screen. */
export interface Shown {
  readonly step: Pick<ScreensaverStep, 'id' | 'item'>;
  readonly isLooping: boolean;
}

/** The screensaver of one window: runs the effects of its machine. */
export interface ScreensaverRunner {
  /** What is shown; undefined while it rests. */
  readonly shown: StoreApi<Shown | undefined>;
  readonly sense: (change: Partial<Senses>) => void;
  /** What became of a step's picture or video. */
  readonly report: (type: 'arrived' | 'progressed' | 'ended' | 'failed', step: number) => void;
}

export function createScreensaverRunner(host: ScreensaverHost): ScreensaverRunner {
  const shown = createStore<Shown | undefined>(() => undefined);
  const pending: ScreensaverEvent[] = [];
  let state: ScreensaverState = SLEEPING_SCREENSAVER;
  let isSending = false;
  let cancelTimer: (() => void) | undefined;
  /** The current preparation; earlier ones are aborted. */
  let preparation: AbortController | undefined;

  /** Effects may send events of their own: these are queued. */
  const send = (event: ScreensaverEvent) => {
    pending.push(event);
    if (isSending) return;
    isSending = true;
    try {
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
        const [after, effects] = screensaver(state, next, host.context());
        state = after;
        for (const effect of effects) run(effect);
      }
    } finally {
      isSending = false;
    }
  };
  const cancelPreparation = () => preparation?.abort();
  const prepare = async () => {
    cancelPreparation();
    const own = new AbortController();
    preparation = own;
    const finish = (event: ScreensaverEvent) => {
      if (own.signal.aborted) return;
      own.abort();
      send(event);
    };
    const stopWaiting = host.clock.after(PREPARATION_PATIENCE, () => finish({ type: 'preparationFailed' }));
    own.signal.addEventListener('abort', stopWaiting);
    try {
      finish({ type: 'prepared', programme: await host.prepare(own.signal) });
    } catch {
      finish({ type: 'preparationFailed' });
    }
  };
  const walk = async (step: number, location: PayloadId) => {
    const isThere = await host.walkTo(location);
    send({ type: isThere ? 'arrived' : 'failed', step });
  };
  const run = (effect: ScreensaverEffect) => {
    switch (effect.type) {
      case 'prepare':
        void prepare();
        break;
      case 'cancelPreparation':
        cancelPreparation();
        break;
      case 'show': {
        const { step, isLooping } = effect;
        if (shown.getState() === undefined) host.begin();
        shown.setState({ step, isLooping }, true);
        if (step.item.kind === 'location') void walk(step.id, step.item.location);
        break;
      }
      case 'startTimer':
        cancelTimer?.();
        cancelTimer = host.clock.after(effect.milliseconds, () =>
          send({ type: 'timeUp', step: effect.step }),
        );
        break;
      case 'stopTimer':
        cancelTimer?.();
        break;
      case 'end':
        shown.setState(undefined, true);
        host.end(effect.stage);
        break;
      case 'countAgain':
        host.restartCount();
        break;
      default:
        assertNever(effect);
    }
  };

  return {
    shown,
    sense: (change) => send({ type: 'sensed', change }),
    report: (type, step) => send({ type, step }),
  };
}
