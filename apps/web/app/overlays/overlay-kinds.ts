import type { ComponentType } from 'react';
import type { definition as article } from '~/features/article/overlay.server.ts';
import type { definition as code } from '~/features/code/overlay.server.ts';
import type { definition as compare } from '~/features/compare/overlay.server.ts';
import type { definition as contact } from '~/features/contact/overlay.server.ts';
import type { definition as dashboard } from '~/features/dashboard/overlay.server.ts';
import type { definition as iframe } from '~/features/iframe/overlay.server.ts';
import type { definition as keys } from '~/features/keys/overlay.server.ts';
import type { definition as media } from '~/features/media/overlay.server.ts';
import type { definition as menu } from '~/features/menu/overlay.server.ts';
import type { definition as pdf } from '~/features/pdf/overlay.server.ts';
import type { definition as places } from '~/features/places/overlay.server.ts';
import type { definition as search } from '~/features/search/overlay.server.ts';
import type { definition as share } from '~/features/share/overlay.server.ts';
import type { definition as slideshow } from '~/features/slideshow/overlay.server.ts';
import type { definition as synced } from '~/features/synced/overlay.server.ts';
import type { definition as view360 } from '~/features/view-360/overlay.server.ts';
import type { OverlayKind } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayDefinition } from '~/page-data/overlay-definition.server.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';

type ContentOf<Definition> =
  Definition extends OverlayDefinition<infer _Kind, infer Content> ? Content : never;

/** The component of one kind, for the content that its definition builds; its code is fetched when it is first opened. */
function body<Definition>(
  load: () => Promise<{ readonly default: ComponentType<{ readonly content: ContentOf<Definition> }> }>,
) {
  return lazyWithRetry(load);
}

/**
 * Every kind of overlay that can be opened, under the name that the address gives it. A kind is one folder of
 * `features`: `overlay.server.ts` builds the content, `<folder>-body.tsx` shows it.
 */
export const OVERLAY_BODIES = {
  article: body<typeof article>(() => import('~/features/article/article-body.tsx')),
  code: body<typeof code>(() => import('~/features/code/code-body.tsx')),
  compare: body<typeof compare>(() => import('~/features/compare/compare-body.tsx')),
  contact: body<typeof contact>(() => import('~/features/contact/contact-body.tsx')),
  dashboard: body<typeof dashboard>(() => import('~/features/dashboard/dashboard-body.tsx')),
  iframe: body<typeof iframe>(() => import('~/features/iframe/iframe-body.tsx')),
  keys: body<typeof keys>(() => import('~/features/keys/keys-body.tsx')),
  media: body<typeof media>(() => import('~/features/media/media-body.tsx')),
  menu: body<typeof menu>(() => import('~/features/menu/menu-body.tsx')),
  pdf: body<typeof pdf>(() => import('~/features/pdf/pdf-body.tsx')),
  places: body<typeof places>(() => import('~/features/places/places-body.tsx')),
  search: body<typeof search>(() => import('~/features/search/search-body.tsx')),
  share: body<typeof share>(() => import('~/features/share/share-body.tsx')),
  slideshow: body<typeof slideshow>(() => import('~/features/slideshow/slideshow-body.tsx')),
  synced: body<typeof synced>(() => import('~/features/synced/synced-body.tsx')),
  view360: body<typeof view360>(() => import('~/features/view-360/view-360-body.tsx')),
} satisfies Readonly<Record<OverlayKind, ComponentType<never>>>;

export type ShownOverlay = keyof typeof OVERLAY_BODIES;

/** What each kind of overlay shows. */
export type OverlayContents = {
  readonly [Kind in ShownOverlay]: (typeof OVERLAY_BODIES)[Kind] extends ComponentType<infer Props>
    ? Props extends { readonly content: infer Content }
      ? Content
      : never
    : never;
};
