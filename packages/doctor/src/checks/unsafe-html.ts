import type { RichText } from '@vitrine/core/world/content';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Rich texts with parts that could run in the page; the server removes them. */
export function findUnsafeHtml({ snapshot, unsafePartOf }: Examined): readonly Finding[] {
  const examine = (text: RichText, subject: FindingSubject, title: string): readonly Finding[] => {
    const part = unsafePartOf(text);
    if (part === undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'unsafeHtml',
        subject,
        sentence: message('unsafeHtml', { title, part: message(`unsafe.${part}`) }),
        fix: message('fix.unsafeHtml'),
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
