import { isClassic } from '../../background/classic-layout.ts';
import { actionsOfArticle } from '../../world/article-actions.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace, Severity } from '../finding.ts';
import { GO_BACK_COMPONENT } from '../../menus/nested-menus.ts';
import type { MenuItem } from '../../world/content.ts';
import { saying } from '../words/saying.ts';
import type { Saying } from '../words/saying.ts';

/** Empty names and texts, in the locale of the snapshot. */
export function findMissingTexts({ snapshot, locations }: Examined): readonly Finding[] {
  const finding = (severity: Severity, place: FindingPlace, sentence: Saying): Finding => ({
    severity,
    code: 'missingText',
    place: { ...place, locale: snapshot.locale },
    sentence,
    fix: saying('fix.missingText'),
  });
  const untitled = (place: FindingPlace, text: string, sentence: Saying): readonly Finding[] =>
    text.trim() === '' ? [finding('warning', place, sentence)] : [];

  return [
    ...snapshot.worlds.flatMap(({ slug, name }) =>
      untitled({ kind: 'world', id: slug, field: 'name' }, name, saying('missingText.world', { slug })),
    ),
    ...snapshot.locations.flatMap(({ payloadId: id, title, description, backgrounds, hotspots }) => [
      ...untitled({ kind: 'location', id, field: 'title' }, title, saying('missingText.location', { id })),
      // Without a picture either, the page is empty: another check says so.
      ...(description.trim() === '' && !isClassic({ backgrounds })
        ? [
            finding(
              'hint',
              { kind: 'location', id, field: 'description' },
              saying('missingText.description', { location: title }),
            ),
          ]
        : []),
      ...hotspots.flatMap((hotspot) =>
        untitled(
          { kind: 'location', id, field: `hotspots.${hotspot.id}` },
          hotspot.title,
          saying('missingText.hotspot', { location: title }),
        ),
      ),
    ]),
    ...snapshot.articles.flatMap((article) => {
      const place = { kind: 'article', id: String(article.id) } as const;
      return [
        ...untitled(
          { ...place, field: 'title' },
          article.title,
          saying('missingText.article', { id: String(article.id) }),
        ),
        ...actionsOfArticle(article).flatMap(({ title }, index) =>
          untitled(
            { ...place, field: `actions[${index}]` },
            title,
            saying('missingText.button', { title: article.title }),
          ),
        ),
      ];
    }),
    ...snapshot.dashboards.flatMap(({ id, title, links, actionButtons }) => {
      const place = { kind: 'dashboard', id: String(id) } as const;
      return [
        ...untitled({ ...place, field: 'title' }, title, saying('missingText.dashboard', { id: String(id) })),
        ...[...links, ...actionButtons].flatMap((button, index) =>
          untitled(
            { ...place, field: `actions[${index}]` },
            button.title,
            saying('missingText.button', { title }),
          ),
        ),
      ];
    }),
    ...snapshot.menus.flatMap(({ key, items }) =>
      items.flatMap((item, index) =>
        untitled(
          { kind: 'menu', id: key, field: `items[${index}]` },
          shownName(item, locations),
          saying('missingText.menuItem', { menu: key }),
        ),
      ),
    ),
  ];
}

/** What visitors read on an item: the page names the way back, and a way to a location after that location. */
function shownName({ component, title, actions }: MenuItem, locations: Examined['locations']): string {
  if (title.trim() !== '') return title;
  if (component === GO_BACK_COMPONENT) return component;
  const [action] = actions;
  return action?.kind === 'navigate' ? (locations.get(action.target)?.title ?? '') : '';
}
