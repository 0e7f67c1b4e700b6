import { describe, expect, test } from 'vitest';
import { filmCommand, SKIP, sliderTarget } from './film-keys.ts';

describe('filmCommand', () => {
  test.each([
    [' ', 'toggle'],
    ['k', 'toggle'],
    ['K', 'toggle'],
    ['m', 'mute'],
    ['c', 'captions'],
    ['F', 'fullScreen'],
    ['ArrowLeft', 'skip'],
  ])('of %j is %s', (key, kind) => {
    expect(filmCommand(key)?.kind).toBe(kind);
  });

  test('skips forwards and backwards, and leaves every other key to others', () => {
    expect(filmCommand('ArrowRight')).toEqual({ kind: 'skip', seconds: SKIP });
    expect(filmCommand('ArrowLeft')).toEqual({ kind: 'skip', seconds: -SKIP });
    expect(['Escape', 'Tab', 'Enter', 'ArrowUp', 'Home', 'F5', '1'].map((key) => filmCommand(key))).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
  });
});

describe('sliderTarget', () => {
  test('moves by seconds, by tenths, and to both ends', () => {
    expect(sliderTarget('ArrowUp', 10, 200)).toBe(15);
    expect(sliderTarget('ArrowDown', 10, 200)).toBe(5);
    expect(sliderTarget('PageUp', 10, 200)).toBe(30);
    expect(sliderTarget('PageDown', 10, 20)).toBe(5);
    expect(sliderTarget('Home', 10, 200)).toBe(0);
    expect(sliderTarget('End', 10, 200)).toBe(200);
    expect(sliderTarget('k', 10, 200)).toBeUndefined();
  });
});
