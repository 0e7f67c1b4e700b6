import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSavingData, isSlowConnection, whenIdle } from './browser-conditions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('saving data (spec 9.15)', () => {
  test.each([
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ effectiveType: '4g', saveData: false }, false],
    [{ effectiveType: '3g' }, false],
    [{}, false],
    [undefined, false],
  ])('on a connection of %o: %o', (connection, expected) => {
    vi.stubGlobal('navigator', { connection });
    expect(isSavingData()).toBe(expected);
  });
});

test.each([
  [{ downlink: 1.25 }, true],
  // What Chromium reports on a cable before it has measured anything, by the name of the host.
  [{ downlink: 1.3 }, false],
  [{ downlink: 1.6 }, false],
  [{}, false],
  [undefined, false],
])('a connection of %o may be too slow for a clip: %o', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSlowConnection()).toBe(expected);
});

describe('what waits for an idle browser', () => {
  test('comes after 2000 ms at the latest (spec 9.15)', () => {
    const requestIdleCallback = vi.fn<(task: () => void, options: { timeout: number }) => number>();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const task = vi.fn<() => void>();
    whenIdle(task);
    expect(requestIdleCallback).toHaveBeenCalledWith(task, { timeout: 2000 });
  });

  test('comes soon in a browser that does not tell when it is idle', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const task = vi.fn<() => void>();
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(task).toHaveBeenCalledOnce();
  });
});
