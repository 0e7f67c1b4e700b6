import { hotspotKind } from './hotspot-kind.ts';

export const openArticle = hotspotKind({
  fields: { article: 'article' },
  target: 'article',
  opens: 'openArticle',
  action: (read) => read.openArticle('article'),
});
