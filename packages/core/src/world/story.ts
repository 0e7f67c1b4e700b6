import type { OverlayId, PayloadId } from './ids.ts';
import type { Media } from './media.ts';

/**
 * An overlay that shows content, as the address names it. Panels (menu, search, contact, …) lead elsewhere and are part
 * of no story.
 */
export type StoryOverlay =
  | {
      readonly kind:
        | 'article'
        | 'dashboard'
        | 'iframe'
        | 'pdf'
        | 'media'
        | 'view360'
        | 'slideshow'
        | 'synced';
      readonly id: OverlayId;
      /** For documents and media: which one of several, from 1. */
      readonly item?: number | undefined;
      /** For a document: the page, from 1. */
      readonly page?: number | undefined;
    }
  /** Two articles side by side. */
  | { readonly kind: 'compare'; readonly articles: readonly [OverlayId, OverlayId] };

/** Seconds that a stop takes where its editor sets none. */
export const DEFAULT_STOP_SECONDS = 20;

/** The seconds that an editor can set for a stop: below nothing can be read, above a story seems to have ended. */
export const STOP_SECONDS = { min: 3, max: 600 } as const;

/** One address in a story: a location, with what is open over it. */
export interface StoryStop {
  readonly location: PayloadId;
  /** The lowest first. */
  readonly open: readonly StoryOverlay[];
  /** In place of the title of what is shown; absent: that one. */
  readonly title?: string;
  /** How long it takes when it is presented: the story's page says how long all stops take. */
  readonly seconds: number;
}

/** A sequence of stops that is presented, played or read, at an address of its own. */
export interface Story {
  /** Stable over locales and publishes, as an article's. */
  readonly id: OverlayId;
  /** The last part of its address, the same in every language. */
  readonly slug: string;
  readonly title: string;
  /** Plain text, for its page and for search engines. */
  readonly description?: string;
  readonly picture?: Media;
  /** At least one. */
  readonly stops: readonly StoryStop[];
}
