import { MENU_GROUPS } from '../world/content.ts';
import type { Menu, MenuGroup, MenuItem } from '../world/content.ts';
import type { Action } from '../world/action.ts';
import { leadsBack } from './nested-menus.ts';

/** A menu of fewer entries is read at a glance: headings would only make it longer. */
const FEWEST_GROUPED = 7;

/**
 * What each item of a menu belongs to, in the order in which the groups are shown; undefined for all where the menu is
 * shown as one list, because it is short or of one kind. Items that lead back belong to none.
 *
 * @param menuOf Finds the menu that an item leads into.
 */
export function menuGroupsOf(
  items: readonly MenuItem[],
  menuOf: (key: string) => Menu | undefined,
): readonly (MenuGroup | undefined)[] {
  const groups = items.map((item) => (leadsBack(item) ? undefined : groupOf(item, menuOf)));
  const isWanted =
    items.some(({ group }) => group !== undefined) ||
    groups.filter((group) => group !== undefined).length >= FEWEST_GROUPED;
  const isOfSeveral = new Set(groups.filter((group) => group !== undefined)).size > 1;
  return isWanted && isOfSeveral ? groups : groups.map(() => undefined);
}

/**
 * Puts what belongs together side by side; within a group the editor's order stays. Entries without a group stay at
 * the top if they were there, else they end the list.
 */
export function inGroups<Entry extends { readonly group?: MenuGroup | undefined }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const first = entries.findIndex(({ group }) => group !== undefined);
  const grouped = MENU_GROUPS.flatMap((name) => entries.filter(({ group }) => group === name));
  return [
    ...entries.filter(({ group }, index) => group === undefined && (first === -1 || index < first)),
    ...grouped,
    ...entries.filter(({ group }, index) => group === undefined && first !== -1 && index > first),
  ];
}

function groupOf(item: MenuItem, menuOf: (key: string) => Menu | undefined): MenuGroup {
  if (item.group !== undefined) return item.group;
  const [action] = item.actions;
  return action?.kind === 'openMenu' ? groupOfMenu(menuOf(action.menuKey)) : groupOfAction(action);
}

/** The group of most of what a nested menu leads to by itself; menus inside it may lead back to where they are. */
function groupOfMenu(menu: Menu | undefined): MenuGroup {
  const groups = (menu?.items ?? []).flatMap(({ actions: [action], group }) =>
    action === undefined || action.kind === 'openMenu' ? [] : (group ?? groupOfAction(action)),
  );
  const countOf = (name: MenuGroup) => groups.filter((group) => group === name).length;
  return MENU_GROUPS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? 'rooms';
}

function groupOfAction(action: Action | undefined): MenuGroup {
  switch (action?.kind) {
    case 'openArticle':
    case 'openDashboard':
      return 'products';
    case 'openMedia':
    case 'openView360':
    case 'openSlideshow':
    case 'openSyncedImages':
      return 'films';
    case 'openDocuments':
      return 'documents';
    case 'openLink':
    case 'openIframe':
      return 'company';
    default:
      return 'rooms';
  }
}
