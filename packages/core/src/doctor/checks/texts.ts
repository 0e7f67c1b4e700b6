import { actionsOfArticle } from '../../world/article-actions.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace, Severity } from '../finding.ts';

/** Empty names and texts, in the locale of the snapshot. */
export function findMissingTexts({ snapshot }: Examined): readonly Finding[] {
  const finding = (severity: Severity, place: FindingPlace, sentence: string): Finding => ({
    severity,
    code: 'missingText',
    place: { ...place, locale: snapshot.locale },
    sentence,
    fix: 'Write it in this language.',
  });
  const untitled = (place: FindingPlace, text: string, what: string): readonly Finding[] =>
    text.trim() === ''
      ? [finding('warning', place, `${what} has no name: screen readers and search engines need one.`)]
      : [];

  return [
    ...snapshot.worlds.flatMap(({ slug, name }) =>
      untitled({ kind: 'world', id: slug, field: 'name' }, name, `The world “${slug}”`),
    ),
    ...snapshot.locations.flatMap(({ payloadId: id, title, description, hotspots }) => [
      ...untitled({ kind: 'location', id, field: 'title' }, title, `The location “${id}”`),
      ...(description.trim() === ''
        ? [
            finding(
              'hint',
              { kind: 'location', id, field: 'description' },
              `“${title}” has no description for those who cannot see its picture.`,
            ),
          ]
        : []),
      ...hotspots.flatMap((hotspot) =>
        untitled(
          { kind: 'location', id, field: `hotspots.${hotspot.id}` },
          hotspot.title,
          `A hotspot of “${title}”`,
        ),
      ),
    ]),
    ...snapshot.articles.flatMap((article) => {
      const place = { kind: 'article', id: String(article.id) } as const;
      return [
        ...untitled({ ...place, field: 'title' }, article.title, `The article ${article.id}`),
        ...actionsOfArticle(article).flatMap(({ title }, index) =>
          untitled({ ...place, field: `actions[${index}]` }, title, `A button of “${article.title}”`),
        ),
      ];
    }),
    ...snapshot.dashboards.flatMap(({ id, title, links, actionButtons }) => {
      const place = { kind: 'dashboard', id: String(id) } as const;
      return [
        ...untitled({ ...place, field: 'title' }, title, `The dashboard ${id}`),
        ...[...links, ...actionButtons].flatMap((button, index) =>
          untitled({ ...place, field: `actions[${index}]` }, button.title, `A button of “${title}”`),
        ),
      ];
    }),
    ...snapshot.menus.flatMap(({ key, items }) =>
      items.flatMap(({ title }, index) =>
        untitled({ kind: 'menu', id: key, field: `items[${index}]` }, title, `An item of the menu “${key}”`),
      ),
    ),
  ];
}
