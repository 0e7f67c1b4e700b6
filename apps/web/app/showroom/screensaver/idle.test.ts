import { beforeEach, describe, expect, test } from 'vitest';
import { createIdle } from './idle.ts';
import type { Idle } from './idle.ts';
import { createFakeClock } from '../player/testing/fakes.ts';
import type { FakeClock } from '../player/testing/fakes.ts';

const MINUTE = 60_000;

/** A window with a hand on it. */
function setUp() {
  const clock: FakeClock = createFakeClock();
  const listeners = new Map<string, Set<(event: object) => void>>();
  let now = 0;
  let isHidden = false;
  const idle: Idle = createIdle({
    clock,
    now: () => now,
    source: {
      addEventListener: (type: string, listener: unknown) => {
        const all = listeners.get(type) ?? new Set();
        listeners.set(type, all.add(listener as (event: object) => void));
      },
      removeEventListener: (type: string, listener: unknown) =>
        void listeners.get(type)?.delete(listener as (event: object) => void),
      isHidden: () => isHidden,
    },
  });
  const changes: boolean[] = [];
  idle.onChange((isIdle) => changes.push(isIdle));
  const input = (type: string, event: object = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  return {
    idle,
    changes,
    input,
    wait(milliseconds: number) {
      // The clock's hands and the time have to agree when its tasks look.
      const step = 1000;
      for (let passed = 0; passed < milliseconds; passed += step) {
        now += Math.min(step, milliseconds - passed);
        clock.advance(Math.min(step, milliseconds - passed));
      }
    },
    hide(next: boolean) {
      isHidden = next;
      input('visibilitychange');
    },
    listenerCount: () => [...listeners.values()].reduce((sum, all) => sum + all.size, 0),
  };
}

describe('idle', () => {
  let window: ReturnType<typeof setUp>;
  beforeEach(() => {
    window = setUp();
    window.idle.start();
  });

  test('the window is idle after 60 s without input', () => {
    window.wait(MINUTE - 1000);
    expect(window.changes).toEqual([]);
    window.wait(1000);
    expect(window.changes).toEqual([true]);
    window.wait(10 * MINUTE);
    expect(window.changes).toEqual([true]);
  });

  test.each(['pointerdown', 'click', 'keydown', 'wheel', 'touchstart', 'focus'])(
    '%s is an input: it restarts the count, and ends being idle at once',
    (type) => {
      window.wait(MINUTE - 1000);
      window.input(type);
      window.wait(MINUTE - 1000);
      expect(window.changes).toEqual([]);
      window.wait(1000);
      window.input(type);
      expect(window.changes).toEqual([true, false]);
      window.wait(MINUTE);
      expect(window.changes).toEqual([true, false, true]);
    },
  );

  test('a pointer that trembles or rests is no input; one that moves is', () => {
    const at = (x: number) => window.input('pointermove', { screenX: x, screenY: 0 });
    at(100);
    window.wait(MINUTE);
    at(100);
    at(102);
    at(99);
    expect(window.changes).toEqual([true]);
    at(110);
    expect(window.changes).toEqual([true, false]);
  });

  test('says that it is nearly idle, until an input or until it is', () => {
    const nearly: boolean[] = [];
    const stop = window.idle.onNearlyIdle(10, (isNear) => nearly.push(isNear));
    window.wait(49_000);
    expect(nearly).toEqual([]);
    window.wait(1000);
    expect(nearly).toEqual([true]);
    window.input('keydown');
    expect(nearly).toEqual([true, false]);
    window.wait(MINUTE);
    expect(nearly).toEqual([true, false, true, false]);
    expect(window.changes).toEqual([true]);
    window.input('keydown');
    stop();
    window.wait(MINUTE - 1000);
    expect(nearly).toHaveLength(4);
  });

  test('counts by the time that it is given', () => {
    window.idle.setTime(5);
    window.wait(5000);
    expect(window.changes).toEqual([true]);
  });

  test('a hidden page is not idle, and restarts its count when it is seen', () => {
    window.hide(true);
    window.wait(10 * MINUTE);
    expect(window.changes).toEqual([]);
    window.hide(false);
    window.wait(MINUTE);
    expect(window.changes).toEqual([true]);
    window.hide(true);
    expect(window.changes).toEqual([true, false]);
  });

  test('goes on where the page before it was idle, until the next input', () => {
    window.idle.assumeIdle();
    expect(window.changes).toEqual([true]);
    window.input('keydown');
    expect(window.changes).toEqual([true, false]);
  });

  test('restarts its count on request', () => {
    window.wait(MINUTE);
    window.idle.restartCount();
    expect(window.idle.isIdle()).toBe(false);
    window.wait(MINUTE);
    expect(window.changes).toEqual([true, false, true]);
  });
});

test('leaves nothing behind when it ends', () => {
  const window = setUp();
  const stop = window.idle.start();
  window.wait(1000);
  stop();
  expect(window.listenerCount()).toBe(0);
  window.wait(10 * MINUTE);
  expect(window.changes).toEqual([]);
});
