import { searchStartOf } from '@vitrine/core/search/start-page';
import type { SearchView } from './search-view.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** The search, with the hits for the address's query already in it. */
const build: OverlayBuilder<'search', SearchView> = ({ query }, request) => {
  const { bundle, snapshot, location, server, t, hrefTo } = request;
  const { popular, topics } = searchStartOf(snapshot.articles);
  return {
    frame: { title: t('search__title'), size: 'm' },
    content: {
      query,
      ...(query === '' ? { hits: [], near: [] } : server.search(snapshot, query)),
      popular,
      topics: topics.map((title) => ({ title, href: hrefTo({ kind: 'search', query: title }) })),
      contactHref: hrefTo({ kind: 'contact' }),
      pageHref: locationPath(bundle, snapshot.locale, location),
      indexHref: `/box-api/search/${snapshot.locale}?v=${encodeURIComponent(bundle.version)}`,
      documentsHref: `/box-api/search/${snapshot.locale}/documents`,
    },
  };
};

export const definition: OverlayDefinition<'search', SearchView> = {
  kind: 'search',
  texts: ['search'],
  build,
};
