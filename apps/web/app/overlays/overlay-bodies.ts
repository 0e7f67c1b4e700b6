import { lazy, type ComponentType } from 'react';
import { patiently } from '~/showroom/patiently.ts';
import type { OverlayBodyProps, ShownOverlay } from './overlay-view.ts';

/** The component of each kind of overlay; its code is only fetched when the first one of its kind is opened. */
export const OVERLAY_BODIES: { readonly [Kind in ShownOverlay]: ComponentType<OverlayBodyProps<Kind>> } = {
  article: later(() => import('~/features/article/article-body.tsx')),
  code: later(() => import('~/features/code/code-body.tsx')),
  contact: later(() => import('~/features/contact/contact-body.tsx')),
  search: later(() => import('~/features/search/search-body.tsx')),
  iframe: later(() => import('~/features/iframe/iframe-body.tsx')),
  media: later(() => import('~/features/media/media-body.tsx')),
  dashboard: later(() => import('~/features/dashboard/dashboard-body.tsx')),
  menu: later(() => import('~/features/menu/menu-body.tsx')),
  pdf: later(() => import('~/features/pdf/pdf-body.tsx')),
  places: later(() => import('~/features/places/places-body.tsx')),
  share: later(() => import('~/features/share/share-body.tsx')),
  slideshow: later(() => import('~/features/slideshow/slideshow-body.tsx')),
  synced: later(() => import('~/features/synced/synced-body.tsx')),
  view360: later(() => import('~/features/view-360/view-360-body.tsx')),
};

/** Fetched when it is first shown, as soon as there is a network. */
function later<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}
