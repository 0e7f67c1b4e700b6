import { describe, expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

describe('sizeText', () => {
  test('says sizes as people do', () => {
    const said = [0, 1, 999, 1500, 12_345, 3_950_115, 2_500_000_000].map((size) => sizeText(size, 'en'));
    expect(said).toEqual(['0 bytes', '1 byte', '999 bytes', '1.5 kB', '12 kB', '4 MB', '2.5 GB']);
    expect(sizeText(3_550_115, 'de')).toBe('3,6 MB');
  });
});
