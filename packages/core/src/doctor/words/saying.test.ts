import { describe, expect, test } from 'vitest';
import { say, saying } from './saying.ts';

describe('say', () => {
  test('fills in names, numbers and words within words', () => {
    const way = saying('fewFrames', { holder: saying('holder.icon', { icon: 'Door' }), count: 3 });
    expect(say(way)).toBe('The turntable of the icon “Door” has 3 pictures: it jerks instead of turning.');
  });

  test('writes numbers as it is told, wherever they stand', () => {
    const inner = saying('clipMismatch.arrival', { percent: 1.5 });
    const outer = saying('brokenLink', { url: '1.5', holder: inner });
    expect(say(outer, undefined, (value) => String(value).replace('.', ','))).toContain('“1.5” of The last');
    expect(say(outer, undefined, (value) => String(value).replace('.', ','))).toContain('(1,5 % apart)');
  });
});
