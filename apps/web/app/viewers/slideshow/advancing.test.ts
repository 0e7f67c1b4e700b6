import { describe, expect, test } from 'vitest';
import { isAdvancing, timeUntilNext } from './advancing.ts';
import type { Advancing } from './advancing.ts';

const usual: Advancing = {
  choice: undefined,
  isAutomatic: true,
  isReducedMotion: false,
  items: 3,
  isLed: false,
};

describe('isAdvancing', () => {
  test('follows the settings until the visitor chooses', () => {
    expect(isAdvancing(usual)).toBe(true);
    expect(isAdvancing({ ...usual, isAutomatic: false })).toBe(false);
    expect(isAdvancing({ ...usual, isAutomatic: false, choice: 'play' })).toBe(true);
    expect(isAdvancing({ ...usual, choice: 'pause' })).toBe(false);
  });

  test('does not start by itself with reduced motion, but does when the visitor starts it', () => {
    expect(isAdvancing({ ...usual, isReducedMotion: true })).toBe(false);
    expect(isAdvancing({ ...usual, isReducedMotion: true, choice: 'play' })).toBe(true);
  });

  test('leaves it to the presenter whom the window follows', () => {
    expect(isAdvancing({ ...usual, isLed: true })).toBe(false);
    expect(isAdvancing({ ...usual, isLed: true, choice: 'play' })).toBe(false);
  });

  test('has nowhere to go with one item', () => {
    expect(isAdvancing({ ...usual, items: 1, choice: 'play' })).toBe(false);
  });
});

describe('timeUntilNext', () => {
  const now = { isAdvancing: true, kind: 'picture', isSeen: true, interval: 3000 } as const;

  test('is the interval of the settings', () => {
    expect(timeUntilNext(now)).toBe(3000);
  });

  test('waits for a video’s end, for a picture’s arrival and for the visitor', () => {
    expect(timeUntilNext({ ...now, kind: 'video' })).toBeUndefined();
    expect(timeUntilNext({ ...now, isSeen: false })).toBeUndefined();
    expect(timeUntilNext({ ...now, isAdvancing: false })).toBeUndefined();
  });
});
