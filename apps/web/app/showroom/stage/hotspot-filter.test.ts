import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterCategories, isShownIn } from './hotspot-filter.ts';
import type { HotspotView } from '~/page-data/location-view.ts';

type Filterable = Pick<HotspotView, 'kind' | 'categories'>;

function thing(...categories: readonly [title: string, priority: number][]): Filterable {
  return {
    kind: 'openArticle',
    categories: categories.map(([title, priority]) => ({ title, priority })),
  };
}
const onwards: Filterable = { kind: 'navigate', categories: [] };

describe('the categories of a location (spec 3.14)', () => {
  test('are offered by priority, the most important first', () => {
    const hotspots = [thing(['Documents', 10]), thing(['Machines', 30]), thing(['Films', 20])];
    expect(filterCategories(hotspots)).toEqual(['Machines', 'Films', 'Documents']);
  });

  test('stand once each, with the highest priority that one of their hotspots gives', () => {
    const hotspots = [thing(['A', 1], ['B', 5]), thing(['A', 9]), thing(['B', 2])];
    expect(filterCategories(hotspots)).toEqual(['A', 'B']);
  });

  test('of equal priority stand by name', () => {
    expect(filterCategories([thing(['B', 0]), thing(['A', 0])])).toEqual(['A', 'B']);
  });

  test('are not offered where there is but one', () => {
    expect(filterCategories([thing(['A', 1]), thing(['A', 2]), onwards, thing()])).toEqual([]);
  });
});

describe('a chosen category', () => {
  test('shows its hotspots and the hotspots that lead onwards', () => {
    expect(isShownIn('A', thing(['A', 1]))).toBe(true);
    expect(isShownIn('A', thing(['B', 1], ['A', 1]))).toBe(true);
    expect(isShownIn('A', thing(['B', 1]))).toBe(false);
    expect(isShownIn('A', thing())).toBe(false);
    expect(isShownIn('A', onwards)).toBe(true);
    expect(isShownIn('A', { ...onwards, kind: 'openDoor' })).toBe(true);
  });

  test('applies to a hotspot that leads onwards and belongs to a category itself', () => {
    expect(isShownIn('A', { kind: 'navigate', categories: [{ title: 'B', priority: 0 }] })).toBe(false);
  });

  test('always shows something of what it was offered for, and without one everything is shown', () => {
    const title = fc.constantFrom('A', 'B', 'C');
    const hotspot: fc.Arbitrary<Filterable> = fc.record({
      kind: fc.constantFrom('openArticle' as const, 'navigate' as const),
      categories: fc.array(fc.record({ title, priority: fc.integer() }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(hotspot), (hotspots) => {
        expect(hotspots.every((one) => isShownIn(undefined, one))).toBe(true);
        for (const category of filterCategories(hotspots)) {
          expect(hotspots.some((one) => isShownIn(category, one))).toBe(true);
        }
      }),
    );
  });
});
