import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPARKLINE, sparklinePath } from './sparkline.ts';

test('rises from the foot to the head', () => {
  expect(sparklinePath([1, 2, 3])).toBe('M2 26L48 14L94 2');
  expect(sparklinePath([5, 5])).toBe('M2 14L94 14');
  expect(sparklinePath([-Number.MIN_VALUE, 0])).toBe('M2 26L94 2');
  expect(sparklinePath([-Number.MAX_VALUE, Number.MAX_VALUE])).toBe('M2 26L94 2');
});

test('stays within its field, whatever the values', () => {
  const values = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), {
    minLength: 2,
    maxLength: 50,
  });
  fc.assert(
    fc.property(values, (history) => {
      const points = [...sparklinePath(history).matchAll(/[ML](\S+?) ([\d.-]+)/g)];
      expect(points).toHaveLength(history.length);
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(SPARKLINE.width);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(SPARKLINE.height);
      }
    }),
  );
});
