import { describe, expect, test } from 'vitest';
import { readableOn, safeColour } from './theme.ts';

describe('the colours of editors', () => {
  test.each(['#fff; background: url(https://evil.example)', 'url(x)', 'var(--x)', '', '#12', 'red;'])(
    'are left out when they are no colour: %s',
    (value) => {
      expect(safeColour(value)).toBeUndefined();
    },
  );

  test.each(['#abc', '#aabbccdd', 'rebeccapurple', 'rgb(0 133 124 / 80%)', 'hsl(174, 100%, 26%)'])(
    'may be written as %s',
    (value) => {
      expect(safeColour(` ${value} `)).toBe(value);
    },
  );

  test('read white on what cannot be reckoned', () => {
    expect(readableOn('teal')).toBe('#fff');
    expect(readableOn('#fff')).toBe('#000');
  });
});
