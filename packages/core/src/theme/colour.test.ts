import { expect, test } from 'vitest';
import { opaqueColour } from './colour.ts';

test('a colour is read in every spelling with numbers, and what is transparent is taken as opaque', () => {
  expect(opaqueColour('#0B5563')).toBe('#0b5563');
  expect(opaqueColour('#fc0')).toBe('#ffcc00');
  expect(opaqueColour('#fc08')).toBe('#ffcc00');
  expect(opaqueColour('#0b5563cc')).toBe('#0b5563');
  expect(opaqueColour('rgb(11, 85, 99)')).toBe('#0b5563');
  expect(opaqueColour('rgb(0 50% 100% / 50%)')).toBe('#0080ff');
  expect(opaqueColour('hsl(0, 100%, 50%)')).toBe('#ff0000');
  expect(opaqueColour('hsla(240deg 100% 25% / 1)')).toBe('#000080');
});

test('what has no brightness of its own is not read', () => {
  for (const value of ['', 'teal', 'var(--x)', 'rgb(1)', '#12', 'rgb(., ., .)', 'url(x)']) {
    expect(opaqueColour(value)).toBeUndefined();
  }
});
