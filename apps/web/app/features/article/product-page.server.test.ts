import type { Article, ArticleSection } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import { aLocation, aPicture } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import type { ArticleView } from './article-view.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';

function anArticle(id: number, article: Partial<Article> = {}): Article {
  return {
    id: overlayId(id),
    title: `Article ${id}`,
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...article,
  };
}

/** The page of article 7. */
function view(article: Partial<Article>, others: readonly Article[] = []): ArticleView {
  const bundle = someContent({ articles: [anArticle(7, article), ...others] });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location: aLocation(), canEnter: () => true };
  const [overlay] = buildOverlays(
    aServerContext({ bundle }),
    request,
    new URLSearchParams('article=7'),
  ).overlays;
  if (overlay?.kind !== 'article') throw new Error('The article is not open.');
  return overlay.content;
}

function aText(title: string): ArticleSection {
  return { kind: 'text', title, text: { format: 'markdown', source: 'Words.' } };
}

const table: ArticleSection = {
  kind: 'table',
  title: 'Technical data',
  rows: [
    ['Property', 'Value'],
    ['Payload', '12 kg'],
    ['Reach', '1,410 mm'],
  ],
};
const sheet = aPicture({ name: 'sheet.pdf', ext: '.pdf', mime: 'application/pdf' });

test('a product page has a chapter for each kind of content, from its beginning', () => {
  const { chapters } = view({
    sections: [
      aText('What it does'),
      table,
      { ...table, title: 'Axes' },
      { kind: 'downloads', title: '', files: [sheet] },
    ],
  });
  expect(chapters).toEqual([
    { id: 'article-top', title: 'Overview' },
    { id: 'article-section-1', title: 'Data' },
    { id: 'article-section-3', title: 'Downloads' },
  ]);
});

test('its headings are its chapters where its content makes too few; a short one has none', () => {
  const { chapters } = view({ sections: [aText('First'), aText('Second')] });
  expect(chapters.map(({ title }) => title)).toEqual(['Overview', 'First', 'Second']);
  expect(view({ sections: [table] }).chapters).toEqual([]);
});

test('it is shared from within, and its tags search', () => {
  const { shareHref, tags } = view({ tags: ['Robot arm'] });
  expect(shareHref).toBe('/showroom/entrance?article=7&share');
  expect(tags).toEqual([{ title: 'Robot arm', href: '/showroom/entrance?article=7&search=Robot%20arm' }]);
});

test('it leads to the next one of its category, and beside one with the same rows', () => {
  const category = { title: 'Robots', priority: 1 };
  const others = [anArticle(8, { category, sections: [table] }), anArticle(9, { category })];
  const { next, comparisons } = view({ category, sections: [table] }, others);
  expect(next).toEqual({
    title: 'Article 8',
    category: 'Robots',
    href: '/showroom/entrance?article=8-article-8',
  });
  expect(comparisons).toEqual([{ title: 'Article 8', href: '/showroom/entrance?article=7&compare=7~8' }]);
});

test('its button opens the contact form with its subject and product', () => {
  const action = { kind: 'openContact', subject: 'A quote', article: overlayId(7) } as const;
  expect(view({ actionButtons: [{ title: 'Quote', action }] }).buttons).toMatchObject([
    { kind: 'openContact', href: '/showroom/entrance?article=7&contact&subject=A%20quote&product=7' },
  ]);
});
