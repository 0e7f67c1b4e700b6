import { closeTop, formatOverlayStack, parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef, OverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import { actionLink, overlayHref, stackLink } from '~/page-data/action-links.server.ts';
import type { LinkContext } from '~/page-data/link-context.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import type { ViewRequest } from '~/page-data/view-request.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { ServerContext } from '~/contract/server-context.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';
import type { OverlayContents, ShownOverlay } from './overlay-kinds.ts';
import type { OverlayView } from './overlay-view.ts';

/** A definition of any kind: the compiler cannot follow a kind to its own builder through a table. */
interface AnyDefinition extends Pick<OverlayDefinition<ShownOverlay, unknown>, 'kind' | 'texts'> {
  readonly build: OverlayBuilder<never, OverlayContents[ShownOverlay]>;
}

/** The definition of each kind of overlay: every feature that has one, by its path. */
const DEFINITIONS = import.meta.glob<AnyDefinition>('../features/*/overlay.server.ts', {
  eager: true,
  import: 'definition',
});

const KINDS: ReadonlyMap<string, AnyDefinition & { readonly module: string }> = new Map(
  Object.entries(DEFINITIONS).map(([path, definition]) => [
    definition.kind,
    { ...definition, module: bodyModule(path) },
  ]),
);

/** The overlays that the address opens over a location. */
export interface Overlays {
  readonly overlays: readonly OverlayView[];
  /** Whether the address names something that is not there, or not for this visitor. */
  readonly isAnyMissing: boolean;
}

/** Builds everything that the query opens. A missing overlay is left out, and those above it stay. */
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
  const kind = KINDS.get(overlay.kind);
  if (kind === undefined) return undefined;
  const { bundle, snapshot, location } = request;
  const pageHref = locationPath(bundle, snapshot.locale, location);
  const links = linkContext(request, pageHref, stack);
  const overlayRequest: OverlayRequest = {
    ...request,
    server,
    stack,
    t: serverTexts(snapshot, ['page', ...kind.texts]),
    link: (title, action, cover) => actionLink(links, { title, action, cover }),
    stackLink: (title, actions, cover) => stackLink(links, { title, actions, cover }),
    hrefTo: (other) => overlayHref(links, other),
    hrefOf: (target) => locationPath(bundle, snapshot.locale, target),
  };
  const built = kind.build(overlay as never, overlayRequest);
  if (built === undefined) return undefined;
  return {
    kind: overlay.kind,
    key: keyOf(overlay),
    closeHref: `${pageHref}${formatOverlayStack(closeTop(stack))}`,
    texts: interfaceTexts(snapshot, kind.texts),
    styles: server.stylesOf(kind.module),
    ...built,
  } as OverlayView;
}

function linkContext(request: ViewRequest, pageHref: string, stack: OverlayStack): LinkContext {
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

/** Two numbers of one kind are two overlays; a panel stays the same whatever it shows. */
function keyOf(overlay: OverlayRef): string {
  return 'id' in overlay ? `${overlay.kind}-${overlay.id}` : overlay.kind;
}

/** The module of a kind's component, as the bundler names it: same folder, same name. */
function bodyModule(definition: string): string {
  const [, folder = ''] = /features\/([^/]+)\//.exec(definition) ?? [];
  return `app/features/${folder}/${folder}-body.tsx`;
}

/** The parameter of an overlay is there, but its value names nothing: `?article=x`. */
function hasUnreadable(query: URLSearchParams, stack: OverlayStack): boolean {
  return [...KINDS.keys()].some((kind) => query.has(kind) && !stack.some((overlay) => overlay.kind === kind));
}
