import type { Menu } from '../world/content.ts';
import type { Location } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';

/**
 * Where a menu can be attached, and which level wins: "root 0, world 1, group 2, location 3" (specification section
 * 4).
 */
export const MENU_LEVELS = { root: 0, world: 1, group: 2, location: 3 } as const;

export type MenuLevel = keyof typeof MENU_LEVELS;

/** The menus at each level of one location. */
export type MenusByLevel = Readonly<Record<MenuLevel, readonly Menu[]>>;

/** Computed once for a snapshot, so that the menus of a location cost the same in every world. */
export interface MenuIndex {
  readonly byKey: ReadonlyMap<string, Menu>;
  /** The menus that are attached to no world, group or location. */
  readonly root: readonly Menu[];
}

/** Finds which menus there are and which of them are the root's. */
export function indexMenus({ menus, worlds, locations }: Snapshot): MenuIndex {
  const attached = new Set([
    ...worlds.flatMap(({ menuKeys }) => menuKeys),
    ...locations.flatMap(({ menuKeys, group }) => [...menuKeys, ...(group?.menuKeys ?? [])]),
  ]);
  return {
    byKey: new Map(menus.map((menu) => [menu.key, menu])),
    root: menus.filter(({ key }) => !attached.has(key)),
  };
}

/**
 * The menus of a location or of a world's own page.
 *
 * @param where the visitor's location; a world's own page has no location.
 */
export function menusByLevel(
  { byKey, root }: MenuIndex,
  where: { readonly world?: World; readonly location?: Location } = {},
): MenusByLevel {
  const named = (keys: readonly string[] = []): readonly Menu[] =>
    keys.flatMap((key) => byKey.get(key) ?? []);
  return {
    root,
    world: named(where.world?.menuKeys),
    group: named(where.location?.group?.menuKeys),
    location: named(where.location?.menuKeys),
  };
}

/**
 * "The menu shown is the one from the highest-priority level ... A menu is found by its key starting with a
 * given prefix" (specification section 4). Within one level the exact key comes before longer ones.
 *
 * @param prefix one of the default menu keys, as `application-main`.
 */
export function pickMenu(prefix: string, menus: MenusByLevel): Menu | undefined {
  const levels = Object.entries(MENU_LEVELS).toSorted(([, one], [, other]) => other - one);
  for (const [level] of levels) {
    const found = findMenu(prefix, menus[level as MenuLevel]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findMenu(prefix: string, menus: readonly Menu[]): Menu | undefined {
  return menus.find(({ key }) => key === prefix) ?? menus.find(({ key }) => key.startsWith(prefix));
}
