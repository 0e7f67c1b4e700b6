import { toClientMedia } from '@vitrine/core/media/client-media';
import { comparableWith } from '@vitrine/core/articles/compare';
import { nextArticle } from '@vitrine/core/articles/next-article';
import { imageUrl } from '@vitrine/core/media/image-address';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { structuredProduct } from '@vitrine/core/products/structured-product';
import type { Article } from '@vitrine/core/world/content';
import type { Media } from '@vitrine/core/world/media';
import type { ArticleSectionView, ArticleView } from './article-view.ts';
import { productView } from '~/page-data/product-view.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { OverlayPreview } from '~/page-data/overlay-frame.ts';
import { chaptersOf } from './chapters.server.ts';
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
      ...structuredData(article, request),
    },
    content: articleView(article, request),
  };
};

export const definition: OverlayDefinition<'article', ArticleView> = {
  kind: 'article',
  texts: ['article', 'iframe', 'media', 'product', 'view360'],
  build,
};

function articleView(article: Article, request: OverlayRequest): ArticleView {
  const product = article.product && productView(article.product, request);
  const sections = article.sections.flatMap((section) => sectionViews(section, article, request));
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    ...(article.cover && { cover: toClientMedia(article.cover) }),
    ...(article.coverFocus && { coverFocus: article.coverFocus }),
    figures: article.figures ?? [],
    ...(product && { product }),
    tags: article.tags.map((tag) => ({ title: tag, href: request.hrefTo({ kind: 'search', query: tag }) })),
    chapters: chaptersOf(sections, request.t, product?.variants !== undefined),
    sections,
    buttons: article.actionButtons.flatMap(
      ({ title, action, cover }) => request.link(title, action, cover && toClientMedia(cover)) ?? [],
    ),
    shareHref: request.hrefTo({ kind: 'share' }),
    comparisons: comparableWith(article, request.snapshot.articles)
      .slice(0, MAX_COMPARISONS)
      .map((other) => ({
        title: other.title,
        href: request.hrefTo({ kind: 'compare', articles: [article.id, other.id] }),
      })),
    ...nextView(article, request),
    styles: stylesFor(sections, request),
  };
}

/** Of the article's address over this location: the one that is shared. */
function structuredData(
  article: Article,
  { server, location, hrefOf, snapshot }: OverlayRequest,
): Pick<OverlayPreview, 'product'> {
  if (article.product === undefined) return {};
  const { origin } = server.url;
  const overlay = { kind: 'article', id: article.id, title: article.title } as const;
  const addressOf = (media: Media | undefined) => media && `${origin}${imageUrl(media, SEARCH_WIDTH)}`;
  const [picture, brand] = [addressOf(article.cover), snapshot.settings.brand?.name];
  const product = structuredProduct(article.product, {
    name: article.title,
    description: article.summary,
    url: `${origin}${hrefOf(location)}${formatOverlayStack([overlay])}`,
    ...(picture !== undefined && { picture }),
    ...(brand !== undefined && { brand }),
    pictureOf: (variant) => addressOf(variant.picture),
  });
  return product === undefined ? {} : { product };
}

/** Search engines ask for pictures of at least 1,200 pixels. */
const SEARCH_WIDTH = 1280;

/** More would be a list of everything. */
const MAX_COMPARISONS = 3;

function nextView(article: Article, request: OverlayRequest): Pick<ArticleView, 'next'> {
  const next = nextArticle(article, request.snapshot.articles);
  if (next?.category === undefined) return {};
  const { id, title, category, cover } = next;
  return {
    next: {
      title,
      category: category.title,
      href: request.hrefTo({ kind: 'article', id, title }),
      ...(cover && { cover: toClientMedia(cover) }),
    },
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
