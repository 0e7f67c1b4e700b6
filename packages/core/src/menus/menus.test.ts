import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLocation, aSnapshot, aWorld } from '../../testing/index.ts';
import type { Menu, MenuItem } from '../world/content.ts';
import { isDefaultMenuKey } from './menu-keys.ts';
import { indexMenus, menusByLevel, pickMenu } from './menu-levels.ts';
import {
  enterMenu,
  GO_BACK_COMPONENT,
  leaveMenu,
  shownItems,
  shownMenu,
  type MenuTrail,
} from './nested-menus.ts';

const anItem = (title: string, component = 'menu-items.article'): MenuItem => ({
  component,
  title,
  actions: [],
});
const aMenu = (key: string, items: readonly MenuItem[] = [anItem(key)]): Menu => ({ key, title: key, items });

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

  it('takes the menu of the highest level that has one', () => {
    const menus = menusByLevel(indexMenus(snapshot), { world, location });
    expect(pickMenu('application-main', menus)?.key).toBe('application-main-here');
    expect(pickMenu('application-footer', menus)?.key).toBe('application-footer-hall');
    expect(pickMenu('application-contacts', menus)?.key).toBe('application-contacts-world');
    expect(pickMenu('nothing', menus)).toBeUndefined();
  });

  it('falls back to the root, where the exact key comes first', () => {
    const menus = menusByLevel(indexMenus(snapshot));
    expect(pickMenu('application-main', menus)?.key).toBe('application-main');
    expect(pickMenu('application-footer', menus)?.key).toBe('application-footer-root');
    expect(pickMenu('application-contacts', menus)).toBeUndefined();
  });

  it('knows the keys of the root level', () => {
    expect(isDefaultMenuKey('application-footer')).toBe(true);
    expect(isDefaultMenuKey('application-footer-hall')).toBe(false);
  });
});

describe('nested menus', () => {
  const outermost: MenuTrail = [aMenu('main')];

  it('add an item that leads back, and restore the menu before', () => {
    const entered = enterMenu(outermost, aMenu('nested'));
    expect(shownItems(entered).map(({ component }) => component)).toEqual([
      GO_BACK_COMPONENT,
      'menu-items.article',
    ]);
    expect(leaveMenu(entered)).toEqual(outermost);
    expect(shownItems(outermost)).toEqual(outermost[0].items);
  });

  it('keep the editor’s own item for going back in its place, and only where there is a way back', () => {
    const menu = aMenu('own', [anItem('First'), anItem('Return', GO_BACK_COMPONENT), anItem('Last')]);
    expect(shownItems(enterMenu(outermost, menu)).map(({ title }) => title)).toEqual([
      'First',
      'Return',
      'Last',
    ]);
    expect(shownItems([menu]).map(({ title }) => title)).toEqual(['First', 'Last']);
  });

  it('come back to where they began after any walk', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('enter', 'leave')), (steps) => {
        let trail = outermost;
        for (const [index, step] of steps.entries()) {
          trail = step === 'enter' ? enterMenu(trail, aMenu(`menu-${index}`)) : leaveMenu(trail);
          expect(shownItems(trail)[0]?.component === GO_BACK_COMPONENT).toBe(trail.length > 1);
        }
        while (trail.length > 1) trail = leaveMenu(trail);
        expect(shownMenu(leaveMenu(trail))).toBe(outermost[0]);
      }),
    );
  });
});
