import { isClassic } from '@vitrine/core/background/classic-layout';
import { actionsOfArticle } from '@vitrine/core/world/article-actions';
import { insideOf } from '../action-usages.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject, Severity } from '../finding.ts';
import { GO_BACK_COMPONENT } from '@vitrine/core/menus/nested-menus';
import type { MenuItem } from '@vitrine/core/world/content';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** Empty names and texts, in the locale of the snapshot. */
export function findMissingTexts({ snapshot, locations }: Examined): readonly Finding[] {
  const finding = (severity: Severity, subject: FindingSubject, sentence: Message): Finding => ({
    severity,
    code: 'missingText',
    subject: { ...subject, locale: snapshot.locale },
    sentence,
    fix: message('fix.missingText'),
  });
  const untitled = (subject: FindingSubject, text: string, sentence: Message): readonly Finding[] =>
    text.trim() === '' ? [finding('warning', subject, sentence)] : [];

  return [
    ...snapshot.worlds.flatMap(({ slug, name }) =>
      untitled({ kind: 'world', id: slug, field: 'name' }, name, message('missingText.world', { slug })),
    ),
    ...snapshot.locations.flatMap(({ payloadId: id, title, description, backgrounds, hotspots }) => [
      ...untitled({ kind: 'location', id, field: 'title' }, title, message('missingText.location', { id })),
      // Without a picture either, the page is empty: another check says so.
      ...(description.trim() === '' && !isClassic({ backgrounds })
        ? [
            finding(
              'hint',
              { kind: 'location', id, field: 'description' },
              message('missingText.description', { location: title }),
            ),
          ]
        : []),
      ...hotspots.flatMap((hotspot) =>
        [hotspot, ...insideOf(hotspot.action)].flatMap((named) =>
          untitled(
            { kind: 'location', id, field: `hotspots.${hotspot.id}` },
            named.title,
            message('missingText.hotspot', { location: title }),
          ),
        ),
      ),
    ]),
    ...snapshot.articles.flatMap((article) => {
      const subject = { kind: 'article', id: String(article.id) } as const;
      return [
        ...untitled(
          { ...subject, field: 'title' },
          article.title,
          message('missingText.article', { id: String(article.id) }),
        ),
        ...actionsOfArticle(article).flatMap(({ title }, index) =>
          untitled(
            { ...subject, field: `actions[${index}]` },
            title,
            message('missingText.button', { title: article.title }),
          ),
        ),
      ];
    }),
    ...snapshot.dashboards.flatMap(({ id, title, links, actionButtons }) => {
      const subject = { kind: 'dashboard', id: String(id) } as const;
      return [
        ...untitled(
          { ...subject, field: 'title' },
          title,
          message('missingText.dashboard', { id: String(id) }),
        ),
        ...[...links, ...actionButtons].flatMap((button, index) =>
          untitled(
            { ...subject, field: `actions[${index}]` },
            button.title,
            message('missingText.button', { title }),
          ),
        ),
      ];
    }),
    ...snapshot.menus.flatMap(({ key, items }) =>
      items.flatMap((item, index) =>
        untitled(
          { kind: 'menu', id: key, field: `items[${index}]` },
          shownName(item, locations),
          message('missingText.menuItem', { menu: key }),
        ),
      ),
    ),
  ];
}

/** The visible label of an item without a title: the page names “back”, and a navigation item its location. */
function shownName({ component, title, actions }: MenuItem, locations: Examined['locations']): string {
  if (title.trim() !== '') return title;
  if (component === GO_BACK_COMPONENT) return component;
  const [action] = actions;
  return action?.kind === 'navigate' ? (locations.get(action.target)?.title ?? '') : '';
}
