import type { RichText } from '../../world/content.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';

const UNSAFE_SOURCES: readonly (readonly [RegExp, string])[] = [
  [/<(?:script|iframe|object|embed|style|link|meta|base|form)\b/i, 'an element that is not allowed'],
  [/\son[a-z]{3,20}\s{0,9}=\s{0,9}["']/i, 'a script in an attribute'],
  [/(?:=\s{0,9}["']?|\]\()\s{0,9}(?:javascript|vbscript|data):/i, 'a script in a link'],
];
const UNSAFE_BLOCK_LINK = /"url":"\s*(?:javascript|vbscript|data):/i;

/** Rich texts of which the server removes something because it could run in the page. */
export function findUnsafeHtml({ snapshot }: Examined): readonly Finding[] {
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

function examine(text: RichText, place: FindingPlace, title: string): readonly Finding[] {
  const reason = whyUnsafe(text);
  if (reason === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'unsafeHtml',
      place,
      sentence: `A text of “${title}” holds ${reason}; it is removed before visitors see it.`,
      fix: 'Delete it from the text. Embed pages with an iframe section instead.',
    },
  ];
}

function whyUnsafe(text: RichText): string | undefined {
  if (text.format === 'blocks') {
    return UNSAFE_BLOCK_LINK.test(JSON.stringify(text.blocks)) ? 'a script in a link' : undefined;
  }
  return unsafePartOf(text.source);
}

/** What in HTML, in markdown, or in a text that could be taken for one, would run in a page; undefined when nothing would. */
export function unsafePartOf(source: string): string | undefined {
  return UNSAFE_SOURCES.find(([pattern]) => pattern.test(source))?.[1];
}
