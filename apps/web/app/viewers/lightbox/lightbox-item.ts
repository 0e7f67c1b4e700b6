import type { PlatformVideo } from '@vitrine/core/world/platform-video';
import type { Media } from '@vitrine/core/world/media';

/** One picture or video that fills the screen, with the address that shows it. */
export type LightboxItem = {
  /** Opens the lightbox at this item. */
  readonly href: string;
  /** The caption below it; empty for none. */
  readonly caption: string;
} & (
  | { readonly kind: 'picture'; readonly media: Media }
  | { readonly kind: 'video'; readonly media: Media; readonly poster?: Media; readonly captions?: Media }
  | { readonly kind: 'platformVideo'; readonly video: PlatformVideo }
);
