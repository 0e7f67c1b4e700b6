import { toClientMedia } from '@vitrine/core/media/client-media';
import { comparableWith, compareArticles } from '@vitrine/core/articles/compare';
import type { Article } from '@vitrine/core/world/content';
import type { ComparedArticle, CompareView } from './compare-view.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';

/** Two articles side by side, by their tables. */
const build: OverlayBuilder<'compare', CompareView> = ({ articles: [left, right] }, request) => {
  const { articles } = indexOf(request.snapshot);
  const [one, other] = [articles.get(left), articles.get(right)];
  if (one === undefined || other === undefined || one === other) return undefined;
  return {
    frame: { title: `${one.title} – ${other.title}`, eyebrow: request.t('compare__title'), size: 'm' },
    content: {
      articles: [compared(one, request), compared(other, request)],
      rows: compareArticles(one, other),
      others: comparableWith(one, request.snapshot.articles)
        .filter(({ id }) => id !== other.id)
        .map(({ id, title }) => ({
          title,
          href: request.hrefTo({ kind: 'compare', articles: [one.id, id] }),
        })),
      shareHref: request.hrefTo({ kind: 'share' }),
    },
  };
};

export const definition: OverlayDefinition<'compare', CompareView> = {
  kind: 'compare',
  texts: ['compare'],
  build,
};

function compared(article: Article, { hrefTo }: OverlayRequest): ComparedArticle {
  const { id, title, cover } = article;
  return {
    title,
    href: hrefTo({ kind: 'article', id, title }),
    ...(cover && { cover: toClientMedia(cover) }),
  };
}
