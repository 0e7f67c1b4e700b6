import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tintOf } from './tint.ts';

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the tint of a bar', () => {
  test('keeps a readable white, and turns to black where white is none', () => {
    expect(tintOf('#0B5563')).toEqual({ colour: '#0b5563', ink: '#fff' });
    expect(tintOf('#ffd400')).toEqual({ colour: '#ffd400', ink: '#000' });
  });

  test('reads every way to write a colour in numbers', () => {
    expect(tintOf('#fc0')?.colour).toBe('#ffcc00');
    expect(tintOf('#fc08')?.colour).toBe('#ffcc00');
    expect(tintOf('#0b5563cc')?.colour).toBe('#0b5563');
    expect(tintOf('rgb(11, 85, 99)')?.colour).toBe('#0b5563');
    expect(tintOf('rgb(0 50% 100% / 50%)')?.colour).toBe('#0080ff');
    expect(tintOf('hsl(0, 100%, 50%)')?.colour).toBe('#ff0000');
    expect(tintOf('hsla(240deg 100% 25% / 1)')?.colour).toBe('#000080');
  });

  test('leaves alone what has no brightness of its own', () => {
    for (const value of ['', 'teal', 'var(--x)', 'rgb(1)', '#12', 'rgb(., ., .)', 'url(x)']) {
      expect(tintOf(value)).toBeUndefined();
    }
  });

  test('always has an ink of the contrast 4.5 : 1 (WCAG 2.2 AA)', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const tint = tintOf(`rgb(${red}, ${green}, ${blue})`);
        const surface = luminanceOf(tint?.colour ?? '');
        const contrast = tint?.ink === '#fff' ? 1.05 / (surface + 0.05) : (surface + 0.05) / 0.05;
        expect(contrast).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
