import type { SearchHit } from '@vitrine/core/search/search-entry';
import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { Hit } from './hit.tsx';

function render(hit: Partial<SearchHit>) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot(), ['search'])}>
      <Hit
        hit={{ kind: 'document', title: 'Data sheet', context: '', href: '?pdf=1', ...hit }}
        words={['sheet']}
        pageHref="/showroom/hall"
      />
    </Translations>,
  );
}

test('shows the page of a PDF with the line that says the words, as text', () => {
  const html = render({
    href: '?pdf=1&page=3',
    page: 3,
    excerpt: [
      { text: 'a <script>alert(1)</script> ', isMatch: false },
      { text: 'grip & hold', isMatch: true },
    ],
  });
  expect(html).toContain('href="/showroom/hall?pdf=1&amp;page=3"');
  expect(html).toContain('a &lt;script&gt;alert(1)&lt;/script&gt; <mark>grip &amp; hold</mark>');
  expect(html).toContain('Page 3');
  expect(html).toContain('<mark>sheet</mark>');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('names further pages by themselves, each with its PDF for those who hear links', () => {
  const html = render({ page: 3, morePages: [{ page: 5, href: '?pdf=1&page=5' }] });
  expect(html).toContain('href="/showroom/hall?pdf=1&amp;page=5" aria-label="Page 5 of Data sheet"');
});

test('keeps names and amounts of the line on one line', () => {
  const excerpt = [
    { text: 'The ', isMatch: false },
    { text: 'gripper', isMatch: true },
    { text: ' of each NV-6 opens 60 mm.', isMatch: false },
  ];
  expect(render({ excerpt })).toContain(
    '</mark> of each <span data-whole="">NV-6</span> opens <span data-whole="">60 mm</span>.',
  );
});

test('names no page where none is known', () => {
  expect(render({})).not.toContain('Page');
});
