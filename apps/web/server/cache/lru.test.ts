import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLru } from './lru.ts';

function create(limit: number) {
  return createLru<string>({ limit, weigh: (value) => value.length });
}

describe('the LRU', () => {
  test('drops the least recently used value', () => {
    const lru = create(3);
    lru.set('a', '1');
    lru.set('b', '2');
    lru.set('c', '3');
    expect(lru.get('a')).toBe('1');
    lru.set('d', '4');
    expect(lru.get('b')).toBeUndefined();
    expect(lru.get('a')).toBe('1');
    lru.clear();
    expect(lru.get('a')).toBeUndefined();
    expect(lru.weight()).toBe(0);
  });

  test('does not empty itself for a value that never fits', () => {
    const lru = create(3);
    lru.set('a', '1');
    lru.set('big', '12345');
    expect(lru.get('big')).toBeUndefined();
    expect(lru.get('a')).toBe('1');
  });

  test('never weighs more than its limit and knows its weight', () => {
    const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 1, max: 12 }), (steps, limit) => {
        const lru = create(limit);
        for (const [key, value] of steps) {
          lru.set(key, value);
          expect(lru.weight()).toBeLessThanOrEqual(limit);
          expect(lru.get(key)).toBe(value.length <= limit ? value : undefined);
        }
        const kept = ['a', 'b', 'c', 'd'].map((key) => lru.get(key) ?? '');
        expect(lru.weight()).toBe(kept.join('').length);
      }),
    );
  });
});
