import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median, quantile, spreadOf } from './statistics.ts';

describe('quantiles', () => {
  test('are the values at the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(hundred, 0.5)).toBe(50);
    expect(quantile(hundred, 0.99)).toBe(99);
    expect(quantile(hundred, 1)).toBe(100);
    expect(quantile(hundred, 0)).toBe(1);
    expect(median([3, 1, 2])).toBe(2);
    expect(spreadOf([7])).toEqual({ median: 7, p99: 7, count: 1 });
  });

  test('of no values are refused', () => {
    expect(() => median([])).toThrow(RangeError);
  });

  test('lie among the values, with their share at or below them', () => {
    const values = array(double({ noNaN: true }), { minLength: 1 });
    const shares = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(values, shares, (list, share) => {
        const found = quantile(list, share);
        expect(list).toContain(found);
        expect(list.filter((value) => value <= found).length).toBeGreaterThanOrEqual(
          share * list.length - 1e-9,
        );
      }),
    );
  });

  test('do not change the list', () => {
    const list = [2, 1];
    median(list);
    expect(list).toEqual([2, 1]);
  });
});
