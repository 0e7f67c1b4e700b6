import type { OverlayKind, OverlayRef, OverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { Action, ActionStack } from '@vitrine/core/world/action';
import type { Location } from '@vitrine/core/world/location';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { TextGroup, Translate } from '~/i18n/translations.tsx';
import type { ViewRequest } from './view-request.ts';
import type { ServerContext } from '~/contract/server-context.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import type { OverlayFrame, OverlayPreview } from './overlay-frame.ts';

/** Everything that an overlay's content is built from. */
export interface OverlayRequest extends ViewRequest {
  readonly server: ServerContext;
  /** The open overlays up to and including this one. */
  readonly stack: OverlayStack;
  /** The interface texts that this overlay's group holds, and those of the page. */
  readonly t: Translate;
  /** The link of an action inside this overlay; undefined where its target does not exist for this visitor. */
  readonly link: (title: string, action: Action, cover?: ClientMedia) => ActionLink | undefined;
  /** The link of several actions: the first one's, with the others following it. */
  readonly stackLink: (title: string, actions: ActionStack, cover?: ClientMedia) => ActionLink | undefined;
  /** The address that opens something on top of this overlay. */
  readonly hrefTo: (overlay: OverlayRef) => string;
  /** The address of a location's page. */
  readonly hrefOf: (location: Location) => string;
}

/** An overlay's content with its frame. */
export interface BuiltOverlay<Content> {
  readonly frame: OverlayFrame;
  readonly preview?: OverlayPreview;
  readonly content: Content;
}

/** Builds an overlay's content from its address; undefined when that does not exist for this visitor. */
export type OverlayBuilder<Kind extends OverlayKind, Content> = (
  overlay: OverlayRef & { readonly kind: Kind },
  request: OverlayRequest,
) => BuiltOverlay<Content> | undefined;

/** The server's half of one kind of overlay: `features/<kind>/overlay.server.ts` exports it as `definition`. */
export interface OverlayDefinition<Kind extends OverlayKind, Content> {
  readonly kind: Kind;
  /** The interface texts that travel with it. */
  readonly texts: readonly TextGroup[];
  readonly build: OverlayBuilder<Kind, Content>;
}
