import type { Media } from '@vitrine/core/world/media';

/** One picture or video of a slideshow, with the address that shows it. */
export interface SlideshowItem {
  /** Opens the slideshow at this item. */
  readonly href: string;
  readonly kind: 'picture' | 'video';
  readonly media: Media;
  /** What stands below it; empty: nothing does. */
  readonly caption: string;
}
