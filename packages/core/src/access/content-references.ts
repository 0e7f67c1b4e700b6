import type { Action } from '../world/action.ts';
import { actionsOfArticle } from '../world/article-actions.ts';
import type { Article, ArticleSection, BoxHook, Dashboard, Icon, Menu } from '../world/content.ts';
import type { Location } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';

/** Names an article, dashboard, menu, screensaver or icon among all content: `article:12`. */
export type ContentName = string;

export const articleName = (id: Article['id']): ContentName => `article:${id}`;
export const dashboardName = (id: Dashboard['id']): ContentName => `dashboard:${id}`;
export const menuName = (key: Menu['key']): ContentName => `menu:${key}`;
export const screensaverName = (name: string): ContentName => `screensaver:${name}`;
export const iconName = (name: Icon['name']): ContentName => `icon:${name}`;

/** What a location opens or shows: by its hotspots with their icons, its menus and its group's. */
export function contentOfLocation(location: Location): readonly ContentName[] {
  return [
    ...location.hotspots.flatMap(({ action, icon }) => [...contentOfAction(action), ...iconNames(icon)]),
    ...[...location.menuKeys, ...(location.group?.menuKeys ?? [])].map((key) => menuName(key)),
  ];
}

/** What a world shows of its own: its menus and its screensaver. */
export function contentOfWorld(world: World): readonly ContentName[] {
  const { name } = world.screensaver;
  return [
    ...world.menuKeys.map((key) => menuName(key)),
    ...(name === undefined ? [] : [screensaverName(name)]),
  ];
}

export function contentOfHook(hook: BoxHook): readonly ContentName[] {
  return hook.actions.flatMap((action) => contentOfAction(action));
}

/** What each article, dashboard and menu opens or shows in turn. Every entry of the snapshot has its row. */
export function contentOfContent(snapshot: Snapshot): ReadonlyMap<ContentName, readonly ContentName[]> {
  const rows = new Map<ContentName, readonly ContentName[]>();
  const add = (name: ContentName, actions: readonly Action[], shown: readonly ContentName[] = []): void => {
    const opened = actions.flatMap((action) => contentOfAction(action));
    rows.set(name, [...(rows.get(name) ?? []), ...opened, ...shown]);
  };
  for (const article of snapshot.articles) {
    add(
      articleName(article.id),
      actionsOfArticle(article).map(({ action }) => action),
      article.sections.flatMap((section) => iconsOfSection(section)),
    );
  }
  for (const { id, links, actionButtons } of snapshot.dashboards) {
    add(
      dashboardName(id),
      [...links, ...actionButtons].map(({ action }) => action),
    );
  }
  for (const { key, items } of snapshot.menus) {
    add(
      menuName(key),
      items.flatMap(({ actions }) => actions),
    );
  }
  for (const { name } of snapshot.screensavers) add(screensaverName(name), []);
  for (const { name } of snapshot.icons) add(iconName(name), []);
  return rows;
}

/** Everything that is reached from some names, themselves included. */
export function closureOf(
  names: Iterable<ContentName>,
  rows: ReadonlyMap<ContentName, readonly ContentName[]>,
): ReadonlySet<ContentName> {
  const reached = new Set(names);
  for (const name of reached) {
    for (const next of rows.get(name) ?? []) reached.add(next);
  }
  return reached;
}

function iconsOfSection(section: ArticleSection): readonly ContentName[] {
  if (section.kind === 'text') return iconNames(section.icon);
  return section.kind === 'iconList' ? section.items.flatMap(({ icon }) => iconNames(icon)) : [];
}

function iconNames(icon: string | undefined): readonly ContentName[] {
  return icon === undefined ? [] : [iconName(icon)];
}

function contentOfAction(action: Action): readonly ContentName[] {
  switch (action.kind) {
    case 'openArticle':
      return [articleName(action.article)];
    case 'openDashboard':
      return [dashboardName(action.dashboard)];
    case 'openMenu':
      return [menuName(action.menuKey)];
    case 'openView360':
      return (action.hotspots ?? []).flatMap((hotspot) => contentOfAction(hotspot.action));
    default:
      return [];
  }
}
