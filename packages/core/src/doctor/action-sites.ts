import type { Action } from '../world/action.ts';
import { actionsOfArticle } from '../world/article-actions.ts';
import type { OfferedAction } from '../world/article-actions.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { FindingPlace } from './finding.ts';
import { saying } from './words/saying.ts';
import type { Saying } from './words/saying.ts';

/** An action and what holds it. */
export interface ActionSite {
  readonly action: Action;
  readonly place: FindingPlace;
  /** For sentences: `the hotspot “Robot” of “Atrium”`. */
  readonly holder: Saying;
}

/** Every action of a snapshot. */
export function actionSites(snapshot: Snapshot): readonly ActionSite[] {
  return [
    ...snapshot.locations.flatMap(({ payloadId, title, hotspots }) =>
      hotspots.map((hotspot): ActionSite => ({
        action: hotspot.action,
        place: { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
        holder: saying('holder.hotspot', { hotspot: hotspot.title, location: title }),
      })),
    ),
    ...snapshot.articles.flatMap((article) =>
      buttonSites(
        actionsOfArticle(article),
        { kind: 'article', id: String(article.id), field: 'actions' },
        article.title,
      ),
    ),
    ...snapshot.dashboards.flatMap(({ id, title, links, actionButtons }) => [
      ...buttonSites(links, { kind: 'dashboard', id: String(id), field: 'links' }, title),
      ...buttonSites(actionButtons, { kind: 'dashboard', id: String(id), field: 'action_buttons' }, title),
    ]),
    ...snapshot.menus.flatMap(({ key, items }) =>
      items.flatMap(({ title, actions }, index) =>
        actions.map((action): ActionSite => ({
          action,
          place: { kind: 'menu', id: key, field: `items[${index}]` },
          holder: saying('holder.menuItem', { item: title, menu: key }),
        })),
      ),
    ),
    ...snapshot.boxHooks.flatMap(({ event, actions }, hook) =>
      actions.map((action, index): ActionSite => ({
        action,
        place: { kind: 'boxHook', id: `${event}[${hook}]`, field: `action_stack[${index}]` },
        holder: saying('holder.hook', { event }),
      })),
    ),
  ];
}

function buttonSites(
  buttons: readonly OfferedAction[],
  list: FindingPlace,
  owner: string,
): readonly ActionSite[] {
  return buttons.map(({ title, action }, index) => ({
    action,
    place: { ...list, field: `${list.field}[${index}]` },
    holder: saying('holder.button', { button: title, title: owner }),
  }));
}
