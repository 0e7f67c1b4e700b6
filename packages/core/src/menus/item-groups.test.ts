import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../world/action.ts';
import { MENU_GROUPS } from '../world/content.ts';
import type { MenuGroup, MenuItem } from '../world/content.ts';
import { overlayId, payloadId } from '../world/ids.ts';
import { inGroups, menuGroupsOf } from './item-groups.ts';
import { GO_BACK_COMPONENT } from './nested-menus.ts';

const walk: Action = { kind: 'navigate', target: payloadId('hall') };
const article: Action = { kind: 'openArticle', article: overlayId(1) };
const film: Action = { kind: 'openMedia', media: [] };
const documents: Action = { kind: 'openDocuments', documents: [] };
const page: Action = { kind: 'openLink', url: 'https://norvane.example', newTab: true };
const deeper: Action = { kind: 'openMenu', menuKey: 'deeper' };

function items(...actions: readonly Action[]): readonly MenuItem[] {
  return actions.map((action, index) => ({
    component: 'menu-items.article',
    title: String(index),
    actions: [action],
  }));
}

const back: MenuItem = { component: GO_BACK_COMPONENT, title: '', actions: [] };
function nothing(): undefined {
  return undefined;
}

describe('the groups of a menu', () => {
  const long = items(walk, article, film, documents, page, walk, deeper);

  test('follow from what its entries open; a nested menu counts as most of what is in it', () => {
    const nested = { key: 'deeper', title: '', items: items(film, article, film, deeper) };
    expect(menuGroupsOf(long, () => nested)).toEqual([
      'rooms',
      'products',
      'films',
      'documents',
      'company',
      'rooms',
      'films',
    ]);
  });

  test('are what editors choose, in a short menu, too', () => {
    const [first, second] = items(article, walk);
    if (!first || !second) throw new Error('The items are not there.');
    expect(menuGroupsOf([first, second], nothing)).toEqual([undefined, undefined]);
    expect(menuGroupsOf([{ ...first, group: 'company' }, second], nothing)).toEqual(['company', 'rooms']);
  });

  test('are none where all entries are of one kind, and none for what leads back', () => {
    expect(new Set(menuGroupsOf(items(...Array.from({ length: 9 }, () => walk)), nothing))).toEqual(
      new Set([undefined]),
    );
    expect(menuGroupsOf([back, ...long], nothing)[0]).toBeUndefined();
  });

  test('stand side by side, in one order, with the order of the editor inside', () => {
    const group = fc.option(fc.constantFrom(...MENU_GROUPS), { nil: undefined });
    fc.assert(
      fc.property(fc.array(group), (groups) => {
        const entries = groups.map((name, index) => ({ group: name, index }));
        const sorted = inGroups(entries);
        expect(new Set(sorted)).toEqual(new Set(entries));
        const named = sorted.flatMap((entry) => entry.group ?? []);
        expect(named).toEqual(named.toSorted((one, other) => rank(one) - rank(other)));
        for (const name of MENU_GROUPS) {
          const inside = sorted.filter((entry) => entry.group === name).map(({ index }) => index);
          expect(inside).toEqual(inside.toSorted((one, other) => one - other));
        }
      }),
    );
  });
});

function rank(group: MenuGroup): number {
  return MENU_GROUPS.indexOf(group);
}
