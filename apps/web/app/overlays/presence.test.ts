import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withNamed, withoutLeft } from './presence.ts';
import type { Present } from './presence.ts';

const menu = { key: 'menu' };
const article = { key: 'article-1' };

function named(...overlays: readonly { key: string }[]) {
  return withNamed([], overlays);
}

describe('overlays in the page', () => {
  test('stay while they leave, below what took their place', () => {
    const both = withNamed(named(menu), [article]);
    expect(both).toEqual([
      { overlay: menu, isNamed: false },
      { overlay: article, isNamed: true },
    ]);
    expect(withoutLeft(both, 'menu')).toEqual([{ overlay: article, isNamed: true }]);
  });

  test('are named again when the address comes back before they have left', () => {
    const back = withNamed(withNamed(named(menu), [article]), [menu]);
    expect(back.map(({ overlay, isNamed }) => [overlay.key, isNamed])).toEqual([
      ['menu', true],
      ['article-1', false],
    ]);
    expect(withoutLeft(back, 'menu')).toHaveLength(2);
  });

  test('never change places, and hold what is named with its newest content', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(fc.array(keys), (addresses) => {
        let present: readonly Present<{ key: string; from: number }>[] = [];
        for (const [from, address] of addresses.entries()) {
          const before = present.map(({ overlay }) => overlay.key);
          const overlays = address.map((key) => ({ key, from }));
          present = withNamed(present, overlays);
          expect(present.map(({ overlay }) => overlay.key).slice(0, before.length)).toEqual(before);
          const isNamed = present.filter((one) => one.isNamed).map(({ overlay }) => overlay);
          expect(isNamed.toSorted(byKey)).toEqual(overlays.toSorted(byKey));
        }
      }),
    );
  });
});

function byKey(one: { key: string }, other: { key: string }) {
  return one.key.localeCompare(other.key);
}
