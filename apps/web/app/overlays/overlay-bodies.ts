import type { ComponentType } from 'react';
import { lazily } from '~/showroom/connection/lazily.ts';
import type { OverlayBodyProps, ShownOverlay } from './overlay-view.ts';

/** The component of each kind of overlay; its code is only fetched when the first one of its kind is opened. */
export const OVERLAY_BODIES: { readonly [Kind in ShownOverlay]: ComponentType<OverlayBodyProps<Kind>> } = {
  article: lazily(() => import('~/features/article/article-body.tsx')),
  code: lazily(() => import('~/features/code/code-body.tsx')),
  contact: lazily(() => import('~/features/contact/contact-body.tsx')),
  search: lazily(() => import('~/features/search/search-body.tsx')),
  iframe: lazily(() => import('~/features/iframe/iframe-body.tsx')),
  media: lazily(() => import('~/features/media/media-body.tsx')),
  dashboard: lazily(() => import('~/features/dashboard/dashboard-body.tsx')),
  menu: lazily(() => import('~/features/menu/menu-body.tsx')),
  pdf: lazily(() => import('~/features/pdf/pdf-body.tsx')),
  places: lazily(() => import('~/features/places/places-body.tsx')),
  share: lazily(() => import('~/features/share/share-body.tsx')),
  slideshow: lazily(() => import('~/features/slideshow/slideshow-body.tsx')),
  synced: lazily(() => import('~/features/synced/synced-body.tsx')),
  view360: lazily(() => import('~/features/view-360/view-360-body.tsx')),
};
