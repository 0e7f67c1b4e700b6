import { describe, expect, test } from 'vitest';
import { formatMessage, message } from './message.ts';

describe('say', () => {
  test('fills in names, numbers and words within words', () => {
    const answer = message('fewFrames', { holder: message('holder.icon', { icon: 'Door' }), count: 3 });
    expect(formatMessage(answer)).toBe(
      'The turntable of the icon “Door” has 3 pictures: it jerks instead of turning.',
    );
  });

  test('writes numbers as it is told, wherever they stand', () => {
    const inner = message('clipMismatch.arrival', { percent: 1.5 });
    const outer = message('brokenLink', { url: '1.5', holder: inner });
    expect(formatMessage(outer, undefined, (value) => String(value).replace('.', ','))).toContain(
      '“1.5” of The last',
    );
    expect(formatMessage(outer, undefined, (value) => String(value).replace('.', ','))).toContain(
      '(1,5 % apart)',
    );
  });
});
