import type { Article, ArticleSection, Media } from '@vitrine/core';
import type { ArticleSectionView, ArticleView } from '~/features/article/article-view.ts';
import { renderRichText } from './rich-text.server.ts';

/** An article as the page shows it: rich text already rendered and made safe. */
export function buildArticleView(article: Article): ArticleView {
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    ...(article.cover && { cover: article.cover }),
    ...(article.category && { category: article.category.title }),
    tags: article.tags,
    sections: article.sections.flatMap((section) => sectionView(section)),
  };
}

function sectionView(section: ArticleSection): readonly ArticleSectionView[] {
  if (section.kind === 'text') {
    const html = renderRichText(section.text);
    return html === '' && section.title === '' ? [] : [{ kind: 'text', title: section.title, html }];
  }
  const media = section.media.filter(isShowable);
  return media.length === 0 ? [] : [{ kind: 'media', title: section.title, media }];
}

function isShowable(media: Media): boolean {
  return media.mime.startsWith('image/') || media.mime.startsWith('video/');
}
