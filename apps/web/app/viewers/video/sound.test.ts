import { expect, test } from 'vitest';
import { hasSound } from './sound.ts';

const LOADED = { readyState: 1, currentTime: 0 };

test('nothing is known before the film has loaded', () => {
  expect(hasSound({ readyState: 0, currentTime: 0, mozHasAudio: true })).toBeUndefined();
});

test('Firefox and Safari know it with the metadata', () => {
  expect(hasSound({ ...LOADED, mozHasAudio: false })).toBe(false);
  expect(hasSound({ ...LOADED, mozHasAudio: true })).toBe(true);
  expect(hasSound({ ...LOADED, audioTracks: { length: 0 } })).toBe(false);
  expect(hasSound({ ...LOADED, audioTracks: { length: 1 } })).toBe(true);
});

test('Chromium knows it once it has decoded some, or has played without any', () => {
  expect(hasSound({ ...LOADED, webkitAudioDecodedByteCount: 0 })).toBeUndefined();
  expect(hasSound({ ...LOADED, webkitAudioDecodedByteCount: 4096 })).toBe(true);
  expect(hasSound({ ...LOADED, currentTime: 1, webkitAudioDecodedByteCount: 0 })).toBe(false);
});

test('where a browser says nothing, the button is there', () => {
  expect(hasSound(LOADED)).toBe(true);
});
