import type { Article, ArticleSection, Media } from '@vitrine/core';
import type { ArticleSectionView, ArticleView } from '~/features/article/article-view.ts';
import { renderRichText } from '~/routes/rich-text.server.ts';
import { indexOf } from '~/routes/snapshot-index.server.ts';
import type { OverlayBuilder } from './overlay-builder.server.ts';

/** An article as the page shows it: rich text already rendered and made safe. */
export const buildArticle: OverlayBuilder<'article'> = ({ id }, { snapshot }) => {
  const article = indexOf(snapshot).articles.get(id);
  if (article === undefined) return undefined;
  return {
    frame: {
      title: article.title,
      size: 'm',
      ...(article.category && { eyebrow: article.category.title }),
    },
    preview: {
      ...(article.summary !== '' && { description: article.summary }),
      ...(article.cover && { picture: article.cover }),
    },
    content: articleView(article),
  };
};

function articleView(article: Article): ArticleView {
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    ...(article.cover && { cover: article.cover }),
    tags: article.tags,
    sections: article.sections.flatMap((section) => sectionView(section)),
  };
}

function sectionView(section: ArticleSection): readonly ArticleSectionView[] {
  if (section.kind === 'text') {
    const html = renderRichText(section.text);
    return html === '' && section.title === '' ? [] : [{ kind: 'text', title: section.title, html }];
  }
  if (section.kind !== 'media') return [];
  const media = section.media.filter(isShowable);
  return media.length === 0 ? [] : [{ kind: 'media', title: section.title, media }];
}

function isShowable(media: Media): boolean {
  return media.mime.startsWith('image/') || media.mime.startsWith('video/');
}
