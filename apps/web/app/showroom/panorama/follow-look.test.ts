import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followLook } from './follow-look.ts';
import type { StageLook } from './stage-look.ts';

/** Presses a key; @returns whether something took it, so that it does not walk. */
let press: (key: string) => boolean;

beforeEach(() => {
  // The keys are pressed on the page, not on an element.
  vi.stubGlobal('Element', vi.fn<() => void>());
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('addEventListener', (type: string, onKey: (event: object) => void) => {
    if (type !== 'keydown') return;
    press = (key) => {
      const event = { key, target: null, defaultPrevented: false, preventDefault: vi.fn<() => void>() };
      onKey(event);
      return event.preventDefault.mock.calls.length > 0;
    };
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A view that is turned, by the visitor or on arrival. */
function followed(isVisitors: boolean) {
  const look = {
    isTurned: createStore(() => true),
    isTurnedByVisitor: () => isVisitors,
    size: () => ({ width: 1200, height: 900 }),
    change: vi.fn<() => void>(),
    stride: vi.fn<() => void>(),
    turnBack: vi.fn<() => Promise<void>>(async () => undefined),
  };
  const box = { dataset: {}, addEventListener: () => undefined, removeEventListener: () => undefined };
  // What it needs of an element, and of a look.
  followLook(box as unknown as HTMLElement, look as unknown as StageLook);
  return look;
}

test('arrow keys turn on what the visitor has turned', () => {
  const look = followed(true);
  expect(press('ArrowRight')).toBe(true);
  expect(look.stride).toHaveBeenCalledWith({ across: 0.2, down: 0 });
});

test('arrow keys walk on from a room that has turned on arrival, and other keys do there what they do elsewhere', () => {
  const look = followed(false);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map((key) => press(key))).toEqual([false, false, false]);
  expect(look.stride).not.toHaveBeenCalled();
  expect(press('+')).toBe(true);
  expect(look.change).toHaveBeenCalledOnce();
  expect(press('0')).toBe(true);
  expect(look.turnBack).toHaveBeenCalledOnce();
});
