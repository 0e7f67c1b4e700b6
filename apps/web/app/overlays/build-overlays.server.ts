import {
  closeTop,
  formatOverlayStack,
  parseOverlayStack,
  type OverlayRef,
  type OverlayStack,
} from '@vitrine/core/overlays/overlay-stack';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { TextGroup } from '~/i18n/translations.tsx';
import { actionLink, overlayHref, stackLink, type LinkMaker } from '~/page-data/action-links.server.ts';
import { locationPath, type ViewRequest } from '~/page-data/location-view.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { ServerContext } from '~/contract/server-context.ts';
import { buildArticle } from '~/features/article/article.server.ts';
import { buildCode } from '~/features/code/code.server.ts';
import { buildContact } from '~/features/contact/contact.server.ts';
import { buildIframe } from '~/features/iframe/iframe.server.ts';
import { buildMedia } from '~/features/media/media.server.ts';
import { buildDashboard } from '~/features/dashboard/dashboard.server.ts';
import { buildMenu } from '~/features/menu/menu.server.ts';
import type { OverlayBuilder, OverlayRequest } from '~/page-data/overlay-builder.server.ts';
import type { OverlayView, ShownOverlay } from './overlay-view.ts';
import { buildSearch } from '~/features/search/search.server.ts';
import { buildPdf } from '~/features/pdf/pdf.server.ts';
import { buildPlaces } from '~/features/places/places.server.ts';
import { buildShare } from '~/features/share/share.server.ts';
import { buildSlideshow } from '~/features/slideshow/slideshow.server.ts';
import { buildSynced } from '~/features/synced/synced.server.ts';
import { buildView360Overlay } from '~/features/view-360/view-360.server.ts';

const BUILDERS: { readonly [Kind in ShownOverlay]: OverlayBuilder<Kind> } = {
  article: buildArticle,
  code: buildCode,
  contact: buildContact,
  iframe: buildIframe,
  media: buildMedia,
  dashboard: buildDashboard,
  menu: buildMenu,
  pdf: buildPdf,
  places: buildPlaces,
  share: buildShare,
  slideshow: buildSlideshow,
  synced: buildSynced,
  search: buildSearch,
  view360: buildView360Overlay,
};

/** The interface texts that travel with each kind of overlay. */
const TEXT_GROUPS: Readonly<Record<ShownOverlay, readonly TextGroup[]>> = {
  article: ['article', 'iframe', 'media', 'view360'],
  code: ['access', 'code', 'problem'],
  contact: ['contact', 'problem'],
  iframe: ['iframe'],
  media: ['media'],
  dashboard: ['dashboard'],
  menu: ['menu'],
  pdf: ['pdf'],
  places: ['places'],
  share: ['share'],
  slideshow: ['media'],
  synced: ['media'],
  search: ['search'],
  view360: ['view360'],
};

/** The module of each kind's content, as `overlay-bodies.ts` loads it. */
const MODULES: Readonly<Record<ShownOverlay, string>> = {
  article: 'app/features/article/article-body.tsx',
  code: 'app/features/code/code-body.tsx',
  contact: 'app/features/contact/contact-body.tsx',
  search: 'app/features/search/search-body.tsx',
  iframe: 'app/features/iframe/iframe-body.tsx',
  media: 'app/features/media/media-body.tsx',
  dashboard: 'app/features/dashboard/dashboard-body.tsx',
  menu: 'app/features/menu/menu-body.tsx',
  pdf: 'app/features/pdf/pdf-body.tsx',
  places: 'app/features/places/places-body.tsx',
  share: 'app/features/share/share-body.tsx',
  slideshow: 'app/features/slideshow/slideshow-body.tsx',
  synced: 'app/features/synced/synced-body.tsx',
  view360: 'app/features/view-360/view-360-body.tsx',
};

/** What the address opens over a location. */
export interface Overlays {
  readonly overlays: readonly OverlayView[];
  /** Whether the address names something that is not there, or not for this visitor. */
  readonly isAnyMissing: boolean;
}

/** Builds everything that the query opens. What is not there is left out, with what stands upon it staying. */
export function buildOverlays(server: ServerContext, request: ViewRequest, query: URLSearchParams): Overlays {
  const stack = parseOverlayStack(query);
  const overlays = stack.flatMap(
    (overlay, index) => build(overlay, stack.slice(0, index + 1), server, request) ?? [],
  );
  return { overlays, isAnyMissing: overlays.length < stack.length || hasUnreadable(query, stack) };
}

function build(
  overlay: OverlayRef,
  stack: OverlayStack,
  server: ServerContext,
  request: ViewRequest,
): OverlayView | undefined {
  if (!isShown(overlay.kind)) return undefined;
  const { bundle, snapshot, location } = request;
  const pageHref = locationPath(bundle, snapshot.locale, location);
  const groups = TEXT_GROUPS[overlay.kind];
  const links = linkMaker(request, pageHref, stack);
  const overlayRequest: OverlayRequest = {
    ...request,
    server,
    stack,
    t: serverTexts(snapshot, ['page', ...groups]),
    link: (title, action, cover) => actionLink(links, { title, action, cover }),
    stackLink: (title, actions, cover) => stackLink(links, { title, actions, cover }),
    hrefTo: (other) => overlayHref(links, other),
    hrefOf: (place) => locationPath(bundle, snapshot.locale, place),
  };
  // The kind picks its own builder, which the compiler cannot follow through a table.
  const builder = BUILDERS[overlay.kind] as OverlayBuilder<ShownOverlay>;
  const built = builder(overlay as never, overlayRequest);
  if (built === undefined) return undefined;
  return {
    kind: overlay.kind,
    key: keyOf(overlay),
    closeHref: `${pageHref}${formatOverlayStack(closeTop(stack))}`,
    texts: interfaceTexts(snapshot, groups),
    styles: server.stylesOf(MODULES[overlay.kind]),
    ...built,
  } as OverlayView;
}

function linkMaker(request: ViewRequest, pageHref: string, stack: OverlayStack): LinkMaker {
  const { bundle, snapshot, canEnter, loginHref } = request;
  const { locations } = indexOf(snapshot);
  return {
    snapshot,
    pageHref,
    stack,
    loginHref,
    locationLink(id) {
      const there = locations.get(id);
      if (there === undefined || !canEnter(there)) return undefined;
      return { title: there.title, href: locationPath(bundle, snapshot.locale, there) };
    },
  };
}

/** One of a kind with a number is another overlay than the next; a panel stays the same whatever it shows. */
function keyOf(overlay: OverlayRef): string {
  return 'id' in overlay ? `${overlay.kind}-${overlay.id}` : overlay.kind;
}

function isShown(kind: OverlayRef['kind']): kind is ShownOverlay {
  return Object.hasOwn(BUILDERS, kind);
}

/** The parameter of an overlay is there, but its value names nothing: `?article=x`. */
function hasUnreadable(query: URLSearchParams, stack: OverlayStack): boolean {
  return Object.keys(BUILDERS).some(
    (kind) => query.has(kind) && !stack.some((overlay) => overlay.kind === kind),
  );
}
