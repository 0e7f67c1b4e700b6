import { expect, test } from 'vitest';
import { areControlsShown } from './controls-shown.ts';

const WATCHING = { isPlaying: true, isAwake: false, isFocused: false, isHeld: false };

test('only a film that plays unwatched by hand is without controls', () => {
  expect(areControlsShown(WATCHING)).toBe(false);
  for (const sign of [{ isPlaying: false }, { isAwake: true }, { isFocused: true }, { isHeld: true }]) {
    expect(areControlsShown({ ...WATCHING, ...sign })).toBe(true);
  }
});
