import type { Action, PanoramaHotspot } from '@vitrine/core/world/action';
import { actionsOfArticle } from '@vitrine/core/world/article-actions';
import type { OfferedAction } from '@vitrine/core/world/article-actions';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { FindingSubject } from './finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** An action and what holds it. */
export interface ActionUsage {
  readonly action: Action;
  readonly subject: FindingSubject;
  /** For sentences: `the hotspot “Robot” of “Atrium”`. */
  readonly holder: Message;
}

/** Every action of a snapshot, those inside the panoramas that actions open included. */
export function actionUsages(snapshot: Snapshot): readonly ActionUsage[] {
  const outer = outerUsages(snapshot);
  return [...outer, ...outer.flatMap((usage) => usagesInside(usage))];
}

function usagesInside({ action: opening, subject, holder }: ActionUsage): readonly ActionUsage[] {
  return insideOf(opening).map(({ title, action }) => ({
    action,
    subject,
    holder: message('holder.inPanorama', { hotspot: title, holder }),
  }));
}

/** What can be tapped inside the panorama that an action opens. */
export function insideOf(action: Action): readonly PanoramaHotspot[] {
  return action.kind === 'openView360' ? (action.hotspots ?? []) : [];
}

function outerUsages(snapshot: Snapshot): readonly ActionUsage[] {
  return [
    ...snapshot.locations.flatMap(({ payloadId, title, hotspots }) =>
      hotspots.map((hotspot): ActionUsage => ({
        action: hotspot.action,
        subject: { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
        holder: message('holder.hotspot', { hotspot: hotspot.title, location: title }),
      })),
    ),
    ...snapshot.articles.flatMap((article) =>
      buttonUsages(
        actionsOfArticle(article),
        { kind: 'article', id: String(article.id), field: 'actions' },
        article.title,
      ),
    ),
    ...snapshot.dashboards.flatMap(({ id, title, links, actionButtons }) => [
      ...buttonUsages(links, { kind: 'dashboard', id: String(id), field: 'links' }, title),
      ...buttonUsages(actionButtons, { kind: 'dashboard', id: String(id), field: 'action_buttons' }, title),
    ]),
    ...snapshot.menus.flatMap(({ key, items }) =>
      items.flatMap(({ title, actions }, index) =>
        actions.map((action): ActionUsage => ({
          action,
          subject: { kind: 'menu', id: key, field: `items[${index}]` },
          holder: message('holder.menuItem', { item: title, menu: key }),
        })),
      ),
    ),
    ...snapshot.boxHooks.flatMap(({ id, event, actions }) =>
      actions.map((action, index): ActionUsage => ({
        action,
        subject: { kind: 'boxHook', id, field: `action_stack[${index}]` },
        holder: message('holder.hook', { event }),
      })),
    ),
  ];
}

function buttonUsages(
  buttons: readonly OfferedAction[],
  list: FindingSubject,
  owner: string,
): readonly ActionUsage[] {
  return buttons.map(({ title, action }, index) => ({
    action,
    subject: { ...list, field: `${list.field}[${index}]` },
    holder: message('holder.button', { button: title, title: owner }),
  }));
}
