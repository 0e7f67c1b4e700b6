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
    ...snapshot.articles.flatMap(({ id, title }) =>
      untitled({ kind: 'article', id: String(id), field: 'title' }, title, `The article ${id}`),
    ),
    ...snapshot.dashboards.flatMap(({ id, title }) =>
      untitled({ kind: 'dashboard', id: String(id), field: 'title' }, title, `The dashboard ${id}`),
    ),
    ...snapshot.menus.flatMap(({ key, items }) =>
      items.flatMap(({ title }, index) =>
        untitled({ kind: 'menu', id: key, field: `items[${index}]` }, title, `An item of the menu “${key}”`),
      ),
    ),
  ];
}
