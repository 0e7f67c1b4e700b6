import type { Menu, MenuItem } from '../world/content.ts';

/** The component of the item that leads back out of a nested menu (specification section 3). */
export const GO_BACK_COMPONENT = 'menu-items.go-back';

/** The menus that a visitor has entered, the outermost first and the shown one last. Never empty. */
export type MenuTrail = readonly [Menu, ...Menu[]];

/** "Entering a nested menu pushes the current one" (specification section 4). */
export function enterMenu(trail: MenuTrail, nested: Menu): MenuTrail {
  return [...trail, nested];
}

/** The menu that is shown. */
export function shownMenu(trail: MenuTrail): Menu {
  return trail.at(-1) ?? trail[0];
}

/**
 * The items that are shown: a nested menu "adds a go-back first item" (specification section 4), unless the
 * editor has placed one, which stays where it is. In the outermost menu such an item leads nowhere and is left
 * out. The title of an added one is empty: it is the interface's text.
 */
export function shownItems(trail: MenuTrail): readonly MenuItem[] {
  const { items } = shownMenu(trail);
  if (trail.length === 1) return items.filter((item) => !leadsBack(item));
  return items.some(leadsBack) ? items : [{ component: GO_BACK_COMPONENT, title: '', actions: [] }, ...items];
}

/** Whether an item leads out of a nested menu. */
export function leadsBack({ component }: MenuItem): boolean {
  return component === GO_BACK_COMPONENT;
}
