import { someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { isAdvancing, isGoingOn } from './sliding.ts';
import type { SliderMoment } from './sliding.ts';

const options = someSettings().contentSlider;

function moment(overrides: Partial<SliderMoment> = {}): SliderMoment {
  return {
    slides: 3,
    isFocused: false,
    isHovered: false,
    choice: 'none',
    isMotionReduced: false,
    ...overrides,
  };
}

describe('an article’s slider', () => {
  test('goes on by itself, also under a pointer, not under the focus (spec 9.7)', () => {
    expect(options).toEqual({ autoplay: true, interval: 3000, pauseOnFocus: true, pauseOnHover: false });
    expect(isAdvancing(options, moment())).toBe(true);
    expect(isAdvancing(options, moment({ isFocused: true }))).toBe(false);
    expect(isAdvancing(options, moment({ isHovered: true }))).toBe(true);
  });

  test('follows other settings', () => {
    const other = { ...options, pauseOnFocus: false, pauseOnHover: true };
    expect(isAdvancing(other, moment({ isFocused: true }))).toBe(true);
    expect(isAdvancing(other, moment({ isHovered: true }))).toBe(false);
    expect(isAdvancing({ ...options, autoplay: false }, moment())).toBe(false);
  });

  test('can be paused and played by the visitor, whatever the settings (WCAG 2.2.2)', () => {
    expect(isGoingOn(options, moment({ choice: 'pause' }))).toBe(false);
    expect(isGoingOn({ ...options, autoplay: false }, moment({ choice: 'play' }))).toBe(true);
  });

  test('is paused for visitors who prefer less movement, until they press play', () => {
    expect(isGoingOn(options, moment({ isMotionReduced: true }))).toBe(false);
    expect(isGoingOn(options, moment({ isMotionReduced: true, choice: 'play' }))).toBe(true);
  });

  test('never goes on with a single slide', () => {
    expect(isGoingOn(options, moment({ slides: 1, choice: 'play' }))).toBe(false);
  });

  test('keeps its pause button while the focus holds it', () => {
    expect(isGoingOn(options, moment({ isFocused: true }))).toBe(true);
  });
});
