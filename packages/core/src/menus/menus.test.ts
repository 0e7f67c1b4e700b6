import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLocation, aSnapshot, aWorld } from '../../testing/index.ts';
import type { Menu, MenuItem } from '../world/content.ts';
import { indexMenus, menusByLevel, pickMenu } from './menu-levels.ts';
import { enterMenu, GO_BACK_COMPONENT, shownItems, shownMenu } from './nested-menus.ts';
import type { MenuTrail } from './nested-menus.ts';

function anItem(title: string, component = 'menu-items.article'): MenuItem {
  return {
    component,
    title,
    actions: [],
  };
}

function aMenu(key: string, items: readonly MenuItem[] = [anItem(key)]): Menu {
  return { key, title: key, items };
}

describe('pickMenu', () => {
  const location = aLocation({
    menuKeys: ['application-main-here'],
    group: { slug: 'hall', title: 'Hall', menuKeys: ['application-main-hall', 'application-footer-hall'] },
  });
  const world = aWorld({ menuKeys: ['application-main-world', 'application-contacts-world'] });
  const snapshot = aSnapshot({
    worlds: [world],
    locations: [location],
    menus: [
      'application-main-more',
      'application-main',
      'application-footer-root',
      'application-main-world',
      'application-contacts-world',
      'application-main-hall',
      'application-footer-hall',
      'application-main-here',
    ].map((key) => aMenu(key)),
  });

  test('takes the menu of the highest level that has one (spec 4.21)', () => {
    const menus = menusByLevel(indexMenus(snapshot), { world, location });
    expect(pickMenu('application-main', menus)?.key).toBe('application-main-here');
    expect(pickMenu('application-footer', menus)?.key).toBe('application-footer-hall');
    expect(pickMenu('application-contacts', menus)?.key).toBe('application-contacts-world');
    expect(pickMenu('nothing', menus)).toBeUndefined();
  });

  test('takes the location’s before the group’s, that before the world’s, and that before the root’s (spec 4.21)', () => {
    const index = indexMenus(snapshot);
    const mainOf = (where: Parameters<typeof menusByLevel>[1]) =>
      pickMenu('application-main', menusByLevel(index, where))?.key;
    const inWorld = aWorld({ menuKeys: ['application-main-world'] });
    const inGroup = { ...location, menuKeys: [] };
    expect(mainOf({ world: inWorld, location })).toBe('application-main-here');
    expect(mainOf({ world: inWorld, location: inGroup })).toBe('application-main-hall');
    expect(mainOf({ world: inWorld })).toBe('application-main-world');
    expect(mainOf({})).toBe('application-main');
  });

  test('falls back to the root, where the exact key comes first', () => {
    const menus = menusByLevel(indexMenus(snapshot));
    expect(pickMenu('application-main', menus)?.key).toBe('application-main');
    expect(pickMenu('application-footer', menus)?.key).toBe('application-footer-root');
    expect(pickMenu('application-contacts', menus)).toBeUndefined();
  });
});

describe('nested menus', () => {
  const outermost: MenuTrail = [aMenu('main')];

  test('add an item that leads back (spec 3.9) (spec 4.22)', () => {
    const entered = enterMenu(outermost, aMenu('nested'));
    expect(shownItems(entered).map(({ component }) => component)).toEqual([
      GO_BACK_COMPONENT,
      'menu-items.article',
    ]);
    expect(shownItems(outermost)).toEqual(outermost[0].items);
  });

  test('keep the editor’s own item for going back in its place, and only where back leads somewhere', () => {
    const menu = aMenu('own', [anItem('First'), anItem('Return', GO_BACK_COMPONENT), anItem('Last')]);
    expect(shownItems(enterMenu(outermost, menu)).map(({ title }) => title)).toEqual([
      'First',
      'Return',
      'Last',
    ]);
    expect(shownItems([menu]).map(({ title }) => title)).toEqual(['First', 'Last']);
  });

  test('lead back from any depth, one menu at a time, and never out of the outermost (spec 4.22)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (depth) => {
        let trail = outermost;
        for (let level = 1; level <= depth; level += 1) trail = enterMenu(trail, aMenu(`menu-${level}`));
        expect(shownItems(trail)[0]?.component === GO_BACK_COMPONENT).toBe(depth > 0);
        expect(shownMenu(trail).key).toBe(depth === 0 ? outermost[0].key : `menu-${depth}`);
      }),
    );
  });
});
