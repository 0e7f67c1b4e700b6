import { describe, expect, test } from 'vitest';
import { LIGHTBOX_Z_INDEX, loops, neighbour } from './lightbox-settings.ts';

describe('the lightbox', () => {
  test('has z-index 99999 (spec 2.23)', () => {
    expect(LIGHTBOX_Z_INDEX).toBe(99_999);
  });

  test('loops, but for a single picture (spec 2.23)', () => {
    expect(loops(2)).toBe(true);
    expect(loops(1)).toBe(false);
    expect(neighbour(2, 1, 3)).toBe(0);
    expect(neighbour(0, -1, 3)).toBe(2);
    expect(neighbour(0, 1, 3)).toBe(1);
  });
});
