import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardFigure } from '../world/content.ts';
import { liveFigure } from './live-figure.ts';

function figure(value: string, over: Partial<BoardFigure> = {}): BoardFigure {
  return { value, unit: 'kW', label: 'Power', ...over };
}

function shown(typed: string, value: number, locale: string): string {
  return liveFigure(figure(typed), { value, history: [value] }, locale).value;
}

test.each([
  ['18,000', 18_412.7, 'en', '18,413'],
  ['18.000', 18_412.7, 'de', '18.413'],
  ['99.2', 98.75, 'en', '98.8'],
  ['99.2', 98.75, 'de', '98,8'],
  ['18000', 1_812_345, 'en', '1812345'],
  ['42', 1_234_567, 'de', '1.234.567'],
  ['−31', -33, 'en', '−33'],
  ['−31', 4, 'en', '4'],
  ['+3.1', 2.05, 'en', '+2.1'],
  ['+3.1', -2, 'en', '−2.0'],
  ['0.0', -0.04, 'en', '0.0'],
  ['> 40 °', 41, 'en', '> 41 °'],
  ['–', 12.345, 'de', '12,35'],
  ['–', 12, 'de', '12'],
])('typed %s, the source says %d: in %s visitors read %s', (typed, value, locale, expected) => {
  expect(shown(typed, value, locale).replaceAll(/\s/g, ' ')).toBe(expected);
});

test('what the source says of its past is the line; one number alone continues the typed one', () => {
  const typed = figure('1', { history: [1, 2] });
  expect(liveFigure(typed, { value: 9, history: [7, 8, 9] }, 'en').history).toEqual([7, 8, 9]);
  expect(liveFigure(typed, { value: 9, history: [9] }, 'en').history).toEqual([1, 2, 9]);
  expect(liveFigure(figure('1'), { value: 9, history: [9] }, 'en')).not.toHaveProperty('history');
});

function trend(typed: BoardFigure['trend'], ...history: number[]) {
  const reading = { value: history.at(-1) ?? 0, history };
  return liveFigure(figure('1.0', typed === undefined ? {} : { trend: typed }), reading, 'en').trend;
}

test('a trend follows the last two values, where the editor wants one', () => {
  expect(trend('up', 5, 4)).toBe('down');
  expect(trend('down', 5, 6)).toBe('up');
  expect(trend('up', 5, 5.01)).toBe('flat');
  // What is not known is not claimed.
  expect(trend('up', 5)).toBeUndefined();
  expect(trend(undefined, 5, 6)).toBeUndefined();
});

test('keeps the decimals that were typed, whatever the source says', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e14, max: 1e14, noNaN: true }),
      fc.integer({ min: 0, max: 4 }),
      (value, decimals) => {
        const text = shown((0.5).toFixed(decimals), value, 'en');
        expect(text).toMatch(
          decimals === 0 ? /^−?\d{1,3}(?:,\d{3})*$/ : new RegExp(`^−?[\\d,]+\\.\\d{${decimals}}$`),
        );
      },
    ),
  );
});
