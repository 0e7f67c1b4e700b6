import type { SearchView } from './search-view.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** The search, with the hits for the address's query already in it. */
const build: OverlayBuilder<'search', SearchView> = ({ query }, request) => {
  const { bundle, snapshot, location, server, t } = request;
  return {
    frame: { title: t('search__title'), size: 'm' },
    content: {
      query,
      hits: query === '' ? [] : server.search(snapshot, query),
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
