import { readFileSync } from 'node:fs';
import { pointProperties, shapeProperty } from '@vitrine/core/placing/cover-css';
import { coverPoint } from '@vitrine/core/placing/cover';
import type { Cover } from '@vitrine/core/placing/cover';
import type { PicturePoint } from '@vitrine/core/world/background';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const side = fc.integer({ min: 1, max: 8000 });
const percent = fc.double({ min: -20, max: 120, noNaN: true });
const points = fc.record({ x: percent, y: percent });
const covers = fc.record({
  box: fc.record({ width: side, height: side }),
  widthToHeight: fc.oneof(fc.constantFrom(4 / 3, 16 / 9), fc.double({ min: 0.3, max: 4, noNaN: true })),
});

describe('the style sheet of hotspots', () => {
  const sheet = readFileSync(
    new URL(import.meta.resolve('@vitrine/core/appearance/hotspots.module.css')),
    'utf8',
  );

  /** Pixels of a length of the sheet, with its custom properties. */
  function pixels(name: string, point: PicturePoint, { box, widthToHeight }: Cover): number {
    const given = { ...pointProperties('wide', point), ...shapeProperty('wide', widthToHeight) };
    const values: Readonly<Record<string, number | undefined>> = {
      '--x': given['--wide-x'],
      '--y': given['--wide-y'],
      '--shape': given['--wide'],
    };
    const [, length = ''] = new RegExp(`${name}: (clamp\\(.*\\));`).exec(sheet) ?? [];
    return evaluate(
      length.replaceAll(/var\((--[a-z]+)\)/g, (_, property: string) => String(values[property])),
      box,
    );
  }

  test('puts a point where the function of the window does, but for a margin from the edges', () => {
    fc.assert(
      fc.property(points, covers, (point, cover) => {
        const { width, height } = cover.box;
        const margin = 0.008 * Math.min(width, height);
        const expected = coverPoint(point, cover);
        const held = (at: number, length: number) => Math.min(Math.max(at, margin), length - margin);
        // Six decimals of at most 32,000 px: far under a tenth of a pixel.
        expect(Math.abs(pixels('--at', point, cover) - held(expected.x, width))).toBeLessThan(0.1);
        expect(Math.abs(pixels('--down', point, cover) - held(expected.y, height))).toBeLessThan(0.1);
      }),
    );
  });

  test('never reads an exponent', () => {
    fc.assert(
      fc.property(points, (point) => {
        expect(JSON.stringify(pointProperties('wide', point))).not.toMatch(/\de/);
      }),
    );
  });
});

/** Evaluates a CSS length in pixels, by CSS's own rules for `max`, `clamp` and container units. */
function evaluate(css: string, box: { readonly width: number; readonly height: number }): number {
  const tokens = css.match(/[a-z]+\(|-?[\d.]+(?:cqw|cqh|cqmin)?|[-+*/(),]/g) ?? [];
  const units: Readonly<Record<string, number>> = {
    cqw: box.width / 100,
    cqh: box.height / 100,
    cqmin: Math.min(box.width, box.height) / 100,
  };
  let at = 0;
  const value = (): number => {
    const token = tokens[at++] ?? '';
    if (!token.endsWith('(')) return Number.parseFloat(token) * (units[token.replace(/^-?[\d.]+/, '')] ?? 1);
    const operands = [sum()];
    while (tokens[at] === ',') {
      at++;
      operands.push(sum());
    }
    at++;
    const [first = 0, second = 0, third = 0] = operands;
    if (token === 'max(') return Math.max(...operands);
    return token === 'clamp(' ? Math.max(first, Math.min(second, third)) : first;
  };
  const product = (): number => {
    let result = value();
    while (tokens[at] === '*' || tokens[at] === '/') {
      result *= tokens[at++] === '*' ? value() : 1 / value();
    }
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      result += tokens[at++] === '+' ? product() : -product();
    }
    return result;
  };
  return sum();
}
