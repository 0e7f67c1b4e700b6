import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLowLandscape, stageSize, usesPortraitLayout } from './portrait.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 5000 }),
  height: fc.integer({ min: 1, max: 5000 }),
});

describe('usesPortraitLayout', () => {
  test('is for windows that are higher than wide (spec 4.1) (spec 9.12) (spec 3.30)', () => {
    expect(usesPortraitLayout({ width: 390, height: 844 })).toBe(true);
    expect(usesPortraitLayout({ width: 844, height: 390 })).toBe(false);
    expect(usesPortraitLayout({ width: 800, height: 800 })).toBe(false);
    expect(usesPortraitLayout({ width: 2160, height: 3840 })).toBe(true);
  });

  test('leaves the last word to the width where the safe area says no (spec 4.1)', () => {
    expect(usesPortraitLayout({ width: 1000, height: 1100 }, 0.9)).toBe(true);
    expect(usesPortraitLayout({ width: 1200, height: 1300 }, 0.9)).toBe(false);
    expect(usesPortraitLayout({ width: 1200, height: 1500 }, 0.9)).toBe(true);
  });
});

test('a window is low in landscape below 600 pixels of height (spec 2.26) (spec 4.2) (spec 3.30) (spec 9.12)', () => {
  expect(isLowLandscape({ width: 900, height: 599 })).toBe(true);
  expect(isLowLandscape({ width: 900, height: 600 })).toBe(false);
  expect(isLowLandscape({ width: 500, height: 599 })).toBe(false);
  expect(isLowLandscape({ width: 500, height: 500 })).toBe(false);
});

describe('stageSize', () => {
  test('is the window in landscape and its upper part in portrait (spec 3.30) (spec 9.12)', () => {
    expect(stageSize({ width: 1920, height: 1080 })).toEqual({ width: 1920, height: 1080 });
    expect(stageSize({ width: 400, height: 900 })).toEqual({ width: 400, height: 300 });
  });

  test('never exceeds the window', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(stageSize(size).width).toBe(size.width);
        expect(stageSize(size).height).toBeLessThanOrEqual(size.height);
      }),
    );
  });
});
