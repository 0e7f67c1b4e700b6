import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLowWindow } from './low-window.ts';

let pointer = 'coarse';

function stub(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
}

/** A window of this size, which can be turned. */
function windowOf(innerWidth: number, innerHeight: number) {
  const source = new EventTarget();
  stub(innerWidth, innerHeight);
  vi.stubGlobal('addEventListener', source.addEventListener.bind(source));
  vi.stubGlobal('removeEventListener', source.removeEventListener.bind(source));
  return (width: number, height: number) => {
    stub(width, height);
    source.dispatchEvent(new Event('resize'));
  };
}

beforeEach(() => {
  pointer = 'coarse';
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
});
afterEach(() => vi.unstubAllGlobals());

test('a phone that lies is warned once in a session (spec 2.26)', () => {
  const warn = vi.fn<() => void>();
  windowOf(844, 390);
  followLowWindow(warn)();
  followLowWindow(warn);
  expect(warn).toHaveBeenCalledOnce();
});

test('a phone is warned when it is turned', () => {
  const warn = vi.fn<() => void>();
  const turn = windowOf(390, 844);
  const stop = followLowWindow(warn);
  expect(warn).not.toHaveBeenCalled();
  turn(844, 390);
  turn(390, 844);
  turn(844, 390);
  expect(warn).toHaveBeenCalledOnce();
  stop();
});

test('no one is told to turn a device that is not low, or that a mouse points at', () => {
  const warn = vi.fn<() => void>();
  windowOf(1024, 768);
  followLowWindow(warn);
  pointer = 'fine';
  windowOf(960, 540);
  followLowWindow(warn);
  expect(warn).not.toHaveBeenCalled();
});

test('without storage a phone is warned all the same', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const warn = vi.fn<() => void>();
  windowOf(844, 390);
  followLowWindow(warn);
  expect(warn).toHaveBeenCalledOnce();
});
