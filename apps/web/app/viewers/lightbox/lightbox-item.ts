import type { PlatformVideo } from '@vitrine/core/world/platform-video';
import type { ClientMedia } from '@vitrine/core/world/media';

/** One picture or video that fills the screen, with the address that shows it. */
export type LightboxItem = {
  /** Opens the lightbox at this item. */
  readonly href: string;
  /** The caption below it; empty for none. */
  readonly caption: string;
} & (
  | { readonly kind: 'picture'; readonly media: ClientMedia }
  | {
      readonly kind: 'video';
      readonly media: ClientMedia;
      readonly poster?: ClientMedia;
      readonly captions?: ClientMedia;
    }
  | { readonly kind: 'platformVideo'; readonly video: PlatformVideo }
);
