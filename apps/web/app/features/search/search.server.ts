import { locationPath } from '~/page-data/location-view.server.ts';
import type { OverlayBuilder } from '~/page-data/overlay-builder.server.ts';

/** The search, with what the address asks for already found. */
export const buildSearch: OverlayBuilder<'search'> = ({ query }, request) => {
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
