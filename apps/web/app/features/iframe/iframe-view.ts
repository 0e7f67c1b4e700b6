import type { ClientMedia } from '@vitrine/core/world/media';

/** A frame of another site. */
export interface IframeView {
  /** A followable web address. */
  readonly url: string;
  readonly title: string;
  /** Whether the showroom's settings list its host. */
  readonly isAllowed: boolean;
  /** Shown until it is loaded, and where it does not load. */
  readonly picture?: ClientMedia;
}
