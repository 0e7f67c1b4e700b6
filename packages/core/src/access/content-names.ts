import type { Article, Dashboard, Icon, Menu, Screensaver } from '../world/content.ts';
import type { Snapshot } from '../world/snapshot.ts';

/** Names an article, dashboard, menu, screensaver or icon among all content: `article:12`. */
export type ContentName = string;

export const articleName = (id: Article['id']): ContentName => `article:${id}`;
export const dashboardName = (id: Dashboard['id']): ContentName => `dashboard:${id}`;
export const menuName = (key: Menu['key']): ContentName => `menu:${key}`;
export const screensaverName = (name: Screensaver['name']): ContentName => `screensaver:${name}`;
export const iconName = (name: Icon['name']): ContentName => `icon:${name}`;

/** A snapshot with no other content than what is named. It is returned itself where that is all. */
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
