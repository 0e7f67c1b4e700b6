import { toClientMedia } from '@vitrine/core/media/client-media';
import type { Article } from '@vitrine/core/world/content';
import type { ArticleSectionView, ArticleView } from './article-view.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import { sectionViews } from './article-sections.server.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';

/** An article as the page shows it: texts made safe, links resolved for this visitor, empty parts left out. */
const build: OverlayBuilder<'article', ArticleView> = ({ id }, request) => {
  const article = indexOf(request.snapshot).articles.get(id);
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
    content: articleView(article, request),
  };
};

export const definition: OverlayDefinition<'article', ArticleView> = {
  kind: 'article',
  texts: ['article', 'iframe', 'media', 'view360'],
  build,
};

function articleView(article: Article, request: OverlayRequest): ArticleView {
  const sections = article.sections.flatMap((section) => sectionViews(section, article, request));
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    ...(article.cover && { cover: toClientMedia(article.cover) }),
    tags: article.tags,
    sections,
    buttons: article.actionButtons.flatMap(
      ({ title, action, cover }) => request.link(title, action, cover && toClientMedia(cover)) ?? [],
    ),
    styles: stylesFor(sections, request),
  };
}

/** The viewer that each kind of section brings along when it is shown. */
const VIEWERS: Partial<Record<ArticleSectionView['kind'], string>> = {
  slider: 'app/viewers/slider/slider.tsx',
  media: 'app/viewers/video/video-player.tsx',
  video: 'app/viewers/video/video-player.tsx',
  platformVideo: 'app/viewers/video/platform-video.tsx',
  syncedImages: 'app/viewers/synced-images/synced-images.tsx',
  iframe: 'app/viewers/iframe-box/iframe-box.tsx',
};

function stylesFor(sections: readonly ArticleSectionView[], { server }: OverlayRequest): readonly string[] {
  const viewers = new Set(sections.flatMap(({ kind }) => VIEWERS[kind] ?? []));
  return [...new Set([...viewers].flatMap((viewer) => server.stylesOf(viewer)))];
}
