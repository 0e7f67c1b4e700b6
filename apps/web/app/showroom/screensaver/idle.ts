import { DEFAULT_IDLE_TIME } from '@vitrine/core/screensaver/idle-rules';
import type { BrowserClock } from '../browser/clock.ts';

/** Called with `true` after the idle time without input, and with `false` at the next input. */
export type IdleListener = (isIdle: boolean) => void;

/** Whether a window has had input lately. */
export interface Idle {
  readonly isIdle: () => boolean;
  /** Calls back at each change. @returns a function that unsubscribes. */
  readonly onChange: (listener: IdleListener) => () => void;
  /**
   * Calls back with `true` some seconds before the window gets idle, and with `false` at an input or once it is idle.
   *
   * @param seconds before.
   * @returns unsubscribes.
   */
  readonly onNearlyIdle: (seconds: number, listener: IdleListener) => () => void;
  /** @param seconds without input until the window is idle. */
  readonly setTime: (seconds: number) => void;
  /** Starts the count again, as an input would. */
  readonly restartCount: () => void;
  /** Becomes idle without waiting, because the previous page was. */
  readonly assumeIdle: () => void;
  /** Starts listening and counting. @returns a function that stops both. */
  readonly start: () => () => void;
}

/** Where inputs come from: the members of `window` that are used. */
export interface InputSource {
  readonly addEventListener: Window['addEventListener'];
  readonly removeEventListener: Window['removeEventListener'];
  readonly isHidden: () => boolean;
}

/** Everything that a person can do to a page. */
const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;

/** How far a mouse must move, in pixels: a shaking table is no visitor. */
const SMALLEST_MOVE = 4;

const PASSIVE = { passive: true, capture: true } as const;

/**
 * Watches for inputs. An input only stores the time, so that a moving pointer costs nothing; one timer checks it. A
 * hidden page is not idle, and its count restarts when it becomes visible.
 */
export function createIdle(host: {
  readonly clock: Pick<BrowserClock, 'after'>;
  /** Milliseconds, never going back. */
  readonly now: () => number;
  readonly source: InputSource;
}): Idle {
  const { clock, now, source } = host;
  const listeners = new Set<IdleListener>();
  let time = DEFAULT_IDLE_TIME * 1000;
  let lastInput = now();
  let isIdle = false;
  let isRunning = false;
  let cancelTimer: (() => void) | undefined;
  let pointer: { readonly x: number; readonly y: number } | undefined;

  let warning: { readonly before: number; readonly listener: IdleListener } | undefined;
  let isNear = false;

  const warn = (next: boolean) => {
    if (isNear === next) return;
    isNear = next;
    warning?.listener(next);
  };
  const change = (next: boolean) => {
    if (isIdle === next) return;
    isIdle = next;
    for (const listener of listeners) listener(next);
  };
  const arm = () => {
    cancelTimer?.();
    cancelTimer = undefined;
    if (!isRunning || isIdle || source.isHidden()) return;
    const left = lastInput + time - now();
    const ahead = warning === undefined || isNear ? 0 : warning.before;
    cancelTimer = clock.after(Math.max(0, left > ahead ? left - ahead : left), look);
  };
  const look = () => {
    const left = lastInput + time - now();
    warn(left > 0 && warning !== undefined && left <= warning.before);
    if (left <= 0) change(true);
    arm();
  };
  const note = () => {
    lastInput = now();
    if (isNear) {
      warn(false);
      arm();
    }
    if (!isIdle) return;
    change(false);
    arm();
  };
  const restartCount = () => {
    lastInput = now();
    warn(false);
    change(false);
    arm();
  };
  const noteMove = ({ screenX: x, screenY: y }: PointerEvent) => {
    // Browsers also report a move when the page scrolls under a resting pointer.
    const isMove = pointer !== undefined && Math.hypot(x - pointer.x, y - pointer.y) >= SMALLEST_MOVE;
    if (pointer === undefined || isMove) pointer = { x, y };
    if (isMove) note();
  };

  return {
    isIdle: () => isIdle,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNearlyIdle(seconds, listener) {
      warning = { before: seconds * 1000, listener };
      arm();
      return () => {
        warn(false);
        warning = undefined;
        arm();
      };
    },
    setTime(seconds) {
      if (time === seconds * 1000) return;
      time = seconds * 1000;
      arm();
    },
    restartCount,
    assumeIdle() {
      lastInput = now() - time;
      change(true);
      arm();
    },
    start() {
      isRunning = true;
      for (const type of INPUTS) source.addEventListener(type, note, PASSIVE);
      source.addEventListener('pointermove', noteMove, PASSIVE);
      // Only the window's own: the focus goes from element to element by programs, too.
      source.addEventListener('focus', note);
      source.addEventListener('visibilitychange', restartCount, PASSIVE);
      arm();
      return () => {
        isRunning = false;
        for (const type of INPUTS) source.removeEventListener(type, note, PASSIVE);
        source.removeEventListener('pointermove', noteMove, PASSIVE);
        source.removeEventListener('focus', note);
        source.removeEventListener('visibilitychange', restartCount, PASSIVE);
        arm();
      };
    },
  };
}
