import type { RichText } from '../../world/content.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';
import { saying } from '../words/saying.ts';

/** What of a text could run in a page. */
export type UnsafePart = 'element' | 'attribute' | 'link';

/** Says what of a text could run in a page; undefined when nothing could. */
export type JudgeOfTexts = (text: RichText) => UnsafePart | undefined;

/** Rich texts with something that could run in the page; the server takes it out. */
export function findUnsafeHtml({ snapshot, unsafePartOf }: Examined): readonly Finding[] {
  const examine = (text: RichText, place: FindingPlace, title: string): readonly Finding[] => {
    const part = unsafePartOf(text);
    if (part === undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'unsafeHtml',
        place,
        sentence: saying('unsafeHtml', { title, part: saying(`unsafe.${part}`) }),
        fix: saying('fix.unsafeHtml'),
      },
    ];
  };
  return [
    ...snapshot.articles.flatMap(({ id, title, sections }) =>
      sections.flatMap((section, index) =>
        section.kind === 'text'
          ? examine(section.text, { kind: 'article', id: String(id), field: `sections[${index}]` }, title)
          : [],
      ),
    ),
    ...snapshot.dashboards.flatMap(({ id, title, text }) =>
      text === undefined ? [] : examine(text, { kind: 'dashboard', id: String(id), field: 'text' }, title),
    ),
  ];
}
