import type { ClientMedia } from '@vitrine/core/world/media';

/** One picture or video of a slideshow, with the address that shows it. */
export interface SlideshowItem {
  /** Opens the slideshow at this item. */
  readonly href: string;
  readonly kind: 'picture' | 'video';
  readonly media: ClientMedia;
  /** The caption below it; empty for none. */
  readonly caption: string;
}
