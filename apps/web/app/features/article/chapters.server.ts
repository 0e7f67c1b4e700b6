import type { TextKey, Translate } from '~/i18n/translations.tsx';
import type { ArticleSectionView, ChapterView } from './article-view.ts';
import { sectionId, TOP_ID, VARIANTS_ID } from './section-id.ts';

/** What a chapter is called by its content: a few short words that fit a phone. */
const NAMES: Partial<Record<ArticleSectionView['kind'], TextKey>> = {
  table: 'article__data',
  video: 'article__film',
  platformVideo: 'article__film',
  view360: 'article__around',
  downloads: 'article__downloads',
  pdf: 'article__downloads',
  contact: 'article__contact',
};

/** With fewer, an article is read from top to bottom. */
const FEWEST_CHAPTERS = 3;

/** More titles of sections than these are a table of contents. */
const MAX_TITLES = 6;

/**
 * The chapters of an article, from its beginning: by content (*Data*, *Film*, *Downloads*), each with its first section;
 * where that makes too few, by the titles of the sections. Empty for a short article.
 */
export function chaptersOf(
  sections: readonly ArticleSectionView[],
  t: Translate,
  hasVariants: boolean,
): readonly ChapterView[] {
  const begin = [
    { id: TOP_ID, title: t('article__overview') },
    ...(hasVariants ? [{ id: VARIANTS_ID, title: t('product__variants') }] : []),
  ];
  const named = new Map<string, ChapterView>();
  for (const [index, { kind }] of sections.entries()) {
    const name = NAMES[kind];
    if (name !== undefined && !named.has(name)) named.set(name, { id: sectionId(index), title: t(name) });
  }
  const byContent = [...begin, ...named.values()];
  if (byContent.length >= FEWEST_CHAPTERS) return byContent;
  const titled = sections.flatMap(({ title }, index) =>
    title === '' ? [] : [{ id: sectionId(index), title }],
  );
  const byTitle = [...begin, ...titled.slice(0, MAX_TITLES)];
  return byTitle.length >= FEWEST_CHAPTERS ? byTitle : [];
}
