import type { OverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/** What the links of a page or of one overlay are built from. */
export interface LinkContext {
  readonly snapshot: Snapshot;
  /** The page of the location, without a query. */
  readonly pageHref: string;
  /** The open overlays; what a link opens goes on top of them. */
  readonly stack: OverlayStack;
  readonly locationLink: (id: PayloadId) => { readonly title: string; readonly href: string } | undefined;
  /** The login page, which leads back here; undefined for visitors who are logged in. */
  readonly loginHref?: string | undefined;
}
