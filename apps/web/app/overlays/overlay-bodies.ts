import { lazy, type ComponentType } from 'react';
import type { OverlayBodyProps, ShownOverlay } from './overlay-view.ts';

/** The component of each kind of overlay; its code is only fetched when the first one of its kind is opened. */
export const OVERLAY_BODIES: { readonly [Kind in ShownOverlay]: ComponentType<OverlayBodyProps<Kind>> } = {
  article: lazy(() => import('~/features/article/article-body.tsx')),
  contact: lazy(() => import('~/features/contact/contact-body.tsx')),
  search: lazy(() => import('~/features/search/search-body.tsx')),
  iframe: lazy(() => import('~/features/iframe/iframe-body.tsx')),
  media: lazy(() => import('~/features/media/media-body.tsx')),
  dashboard: lazy(() => import('~/features/dashboard/dashboard-body.tsx')),
  menu: lazy(() => import('~/features/menu/menu-body.tsx')),
  pdf: lazy(() => import('~/features/pdf/pdf-body.tsx')),
  places: lazy(() => import('~/features/places/places-body.tsx')),
  share: lazy(() => import('~/features/share/share-body.tsx')),
  slideshow: lazy(() => import('~/features/slideshow/slideshow-body.tsx')),
  synced: lazy(() => import('~/features/synced/synced-body.tsx')),
  view360: lazy(() => import('~/features/view-360/view-360-body.tsx')),
};
