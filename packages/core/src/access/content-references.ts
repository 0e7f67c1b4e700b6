import { DEFAULT_MENU_KEYS } from '../menus/menu-keys.ts';
import { indexMenus, menusByLevel, pickMenu } from '../menus/menu-levels.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { contentReaders } from './content-readers.ts';
import { articleName, dashboardName, iconName, menuName, screensaverName } from './content-names.ts';
import type { ContentName } from './content-names.ts';
import { linkedContent } from './linked-content.ts';
import { snapshotReaders } from './snapshot-readers.ts';

/** The references to the content of a snapshot. */
export interface ContentReferences {
  /** The content that worlds, locations, settings and hooks refer to. */
  readonly roots: readonly ContentName[];
  /** The content that an editor shows although nothing leads there. */
  readonly flagged: readonly ContentName[];
  /** What each entry leads to in turn. Every entry of the snapshot has its row. */
  readonly rows: ReadonlyMap<ContentName, readonly ContentName[]>;
}

/** Finds every reference to content in a snapshot. Linear in its size. */
export function contentReferences(snapshot: Snapshot): ContentReferences {
  const content = contentReaders(linkedContent(snapshot));
  const rows = new Map<ContentName, readonly ContentName[]>();
  const addAll = <Entry>(
    entries: readonly Entry[],
    nameOf: (entry: Entry) => ContentName,
    leadsTo: (entry: Entry) => readonly ContentName[],
  ): void => {
    for (const entry of entries) {
      const name = nameOf(entry);
      rows.set(name, [...(rows.get(name) ?? []), ...leadsTo(entry)]);
    }
  };
  addAll(snapshot.articles, ({ id }) => articleName(id), content.article);
  addAll(snapshot.dashboards, ({ id }) => dashboardName(id), content.dashboard);
  addAll(snapshot.menus, ({ key }) => menuName(key), content.menu);
  addAll(snapshot.screensavers, ({ name }) => screensaverName(name), content.screensaver);
  addAll(snapshot.icons, ({ name }) => iconName(name), content.icon);
  return {
    roots: snapshotReaders(content)(snapshot),
    flagged: [
      ...snapshot.articles.flatMap(({ id, isShownUnlinked }) => (isShownUnlinked ? [articleName(id)] : [])),
      ...snapshot.dashboards.flatMap(({ id, isShownUnlinked }) =>
        isShownUnlinked ? [dashboardName(id)] : [],
      ),
    ],
    rows,
  };
}

/**
 * The showroom's own menus: those that no world, group or location has chosen.
 *
 * @param whole the snapshot with all locations: a menu chosen only by a hidden one does not belong to the showroom.
 */
export function menusOfShowroom(whole: Snapshot): readonly ContentName[] {
  const own = menusByLevel(indexMenus(whole));
  return DEFAULT_MENU_KEYS.flatMap((key) => {
    const menu = pickMenu(key, own);
    return menu === undefined ? [] : [menuName(menu.key)];
  });
}

/** Everything reachable from some names, including these. */
export function closureOf(
  names: Iterable<ContentName>,
  rows: ContentReferences['rows'],
): ReadonlySet<ContentName> {
  const reached = new Set(names);
  for (const name of reached) {
    for (const next of rows.get(name) ?? []) reached.add(next);
  }
  return reached;
}
