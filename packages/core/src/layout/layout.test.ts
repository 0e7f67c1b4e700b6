import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, breakpointFlags, type BreakpointName } from './breakpoints.ts';
import { needsLandscapeWarning, stageSize, usesPortraitLayout } from './portrait.ts';
import { MODAL_MAX_WIDTHS, MODAL_SIZES } from './sizes.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 5000 }),
  height: fc.integer({ min: 1, max: 5000 }),
});

describe('usesPortraitLayout', () => {
  it('is for windows that are higher than wide (spec 9.12)', () => {
    expect(usesPortraitLayout({ width: 390, height: 844 })).toBe(true);
    expect(usesPortraitLayout({ width: 844, height: 390 })).toBe(false);
    expect(usesPortraitLayout({ width: 800, height: 800 })).toBe(false);
    expect(usesPortraitLayout({ width: 2160, height: 3840 })).toBe(true);
  });

  it('leaves the last word to the width where the safe area says no', () => {
    expect(usesPortraitLayout({ width: 1000, height: 1100 }, 0.9)).toBe(true);
    expect(usesPortraitLayout({ width: 1200, height: 1300 }, 0.9)).toBe(false);
    expect(usesPortraitLayout({ width: 1200, height: 1500 }, 0.9)).toBe(true);
  });
});

describe('needsLandscapeWarning', () => {
  it('warns below 600 px of height in landscape alone', () => {
    expect(needsLandscapeWarning({ width: 844, height: 390 })).toBe(true);
    expect(needsLandscapeWarning({ width: 844, height: 599 })).toBe(true);
    expect(needsLandscapeWarning({ width: 844, height: 600 })).toBe(false);
    expect(needsLandscapeWarning({ width: 500, height: 500 })).toBe(false);
  });

  it('never meets the portrait layout', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(needsLandscapeWarning(size) && usesPortraitLayout(size)).toBe(false);
      }),
    );
  });
});

describe('stageSize', () => {
  it('is the window in landscape and its upper part in portrait (spec 9.12)', () => {
    expect(stageSize({ width: 1920, height: 1080 })).toEqual({ width: 1920, height: 1080 });
    expect(stageSize({ width: 400, height: 900 })).toEqual({ width: 400, height: 300 });
  });

  it('never exceeds the window', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(stageSize(size).width).toBe(size.width);
        expect(stageSize(size).height).toBeLessThanOrEqual(size.height);
      }),
    );
  });
});

describe('breakpointFlags', () => {
  it('counts a breakpoint itself as larger', () => {
    expect(breakpointFlags(768).larger).toMatchObject({ xs: true, s: true, m: true, l: false });
    expect(breakpointFlags(767).smaller).toMatchObject({ s: false, m: true, xxxl: true });
  });

  it('sets exactly one flag of each pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (width) => {
        const { larger, smaller } = breakpointFlags(width);
        for (const name of Object.keys(BREAKPOINTS) as BreakpointName[]) {
          expect(larger[name]).toBe(!smaller[name]);
        }
      }),
    );
  });
});

describe('MODAL_MAX_WIDTHS', () => {
  it('grows with the size', () => {
    const widths = MODAL_SIZES.flatMap((size) => MODAL_MAX_WIDTHS[size] ?? []);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(widths).toHaveLength(8);
  });
});
