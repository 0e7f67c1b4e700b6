import type { Article, Dashboard, Icon, Menu, Screensaver } from '../world/content.ts';
import type { Snapshot } from '../world/snapshot.ts';

/** Names an article, dashboard, menu, screensaver or icon among all content: `article:12`. */
export type ContentName = string;

export function articleName(id: Article['id']): ContentName {
  return `article:${id}`;
}

export function dashboardName(id: Dashboard['id']): ContentName {
  return `dashboard:${id}`;
}

export function menuName(key: Menu['key']): ContentName {
  return `menu:${key}`;
}

export function screensaverName(name: Screensaver['name']): ContentName {
  return `screensaver:${name}`;
}

export function iconName(name: Icon['name']): ContentName {
  return `icon:${name}`;
}

/** A snapshot with only the named content. If that is all of it, the snapshot itself is returned. */
export function onlyContent(snapshot: Snapshot, names: ReadonlySet<ContentName>): Snapshot {
  const kept = {
    articles: snapshot.articles.filter(({ id }) => names.has(articleName(id))),
    dashboards: snapshot.dashboards.filter(({ id }) => names.has(dashboardName(id))),
    menus: snapshot.menus.filter(({ key }) => names.has(menuName(key))),
    screensavers: snapshot.screensavers.filter(({ name }) => names.has(screensaverName(name))),
    icons: snapshot.icons.filter(({ name }) => names.has(iconName(name))),
  };
  const isAll = (Object.keys(kept) as (keyof typeof kept)[]).every(
    (kind) => kept[kind].length === snapshot[kind].length,
  );
  return isAll ? snapshot : { ...snapshot, ...kept };
}
