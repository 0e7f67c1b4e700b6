import type { ClientMedia } from '@vitrine/core/world/media';
import type { LanguageLink } from '~/page-data/location-view.ts';

/** A room to go to instead. */
export interface OtherRoom {
  readonly title: string;
  readonly href: string;
  readonly picture?: ClientMedia;
}

/** Where a visitor can go from an address of nothing. */
export interface Suggestions {
  readonly rooms: readonly OtherRoom[];
  /** Behind the page. */
  readonly picture?: ClientMedia;
  /** The search over the first of the rooms. */
  readonly searchHref?: string;
  readonly languages: readonly LanguageLink[];
  /** The style sheets of the code that shows them. */
  readonly styles: readonly string[];
}
