import { describe, expect, it } from 'vitest';
import { readableOn, safeColour, themeStyle } from './theme.ts';

describe('the colours of a world', () => {
  it('become custom properties with a readable text colour', () => {
    expect(themeStyle({ primary: '#00857C', secondary: '#ffd54f' })).toEqual({
      '--primary': '#00857C',
      '--on-primary': '#fff',
      '--secondary': '#ffd54f',
      '--on-secondary': '#000',
    });
  });

  it.each(['#fff; background: url(https://evil.example)', 'url(x)', 'var(--x)', '', '#12', 'red;'])(
    'are left out when they are no colour: %s',
    (value) => {
      expect(safeColour(value)).toBeUndefined();
      expect(themeStyle({ primary: value, secondary: '#000' })).not.toHaveProperty('--primary');
    },
  );

  it.each(['#abc', '#aabbccdd', 'rebeccapurple', 'rgb(0 133 124 / 80%)', 'hsl(174, 100%, 26%)'])(
    'may be written as %s',
    (value) => {
      expect(safeColour(` ${value} `)).toBe(value);
    },
  );

  it('read white on what cannot be reckoned', () => {
    expect(readableOn('teal')).toBe('#fff');
    expect(readableOn('#fff')).toBe('#000');
  });
});
