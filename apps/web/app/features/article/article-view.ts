import type { PlatformVideo } from '@vitrine/core/world/platform-video';
import type { CoverFocus, Figure } from '@vitrine/core/world/content';
import type { OverlayId } from '@vitrine/core/world/ids';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { ProductView } from '~/page-data/product-view.ts';
import type { View360View } from '~/page-data/view-360-view.ts';
import type { SliderOptions, SlideView } from '~/viewers/slider/slider-view.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import type { PersonView } from '~/ui/person-view.ts';

/** A part of an article as the page shows it, with everything it needs to be shown and followed. */
export type ArticleSectionView = { readonly title: string } & ArticleSectionContentView;

export type ArticleSectionContentView =
  | {
      readonly kind: 'text';
      readonly icon?: ClientMedia;
      /** Rendered and made safe on the server. */
      readonly html: string;
      /** The text was longer than a page can show. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'media'; readonly items: readonly MediaItemView[] }
  | { readonly kind: 'gallery'; readonly pictures: readonly MediaItemView[] }
  | { readonly kind: 'slider'; readonly slides: readonly SlideView[]; readonly options: SliderOptions }
  | { readonly kind: 'iconList'; readonly items: readonly IconListItemView[] }
  | {
      readonly kind: 'video';
      readonly video: ClientMedia;
      readonly poster?: ClientMedia;
      readonly captions?: ClientMedia;
    }
  | { readonly kind: 'platformVideo'; readonly video: PlatformVideo; readonly poster?: ClientMedia }
  | {
      readonly kind: 'table';
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'downloads'; readonly files: readonly FileView[] }
  | {
      readonly kind: 'view360';
      readonly view: View360View;
      /** The picture shown before it starts. */
      readonly poster?: ClientMedia;
      /** Over the whole screen. */
      readonly href: string;
    }
  | { readonly kind: 'syncedImages'; readonly images: readonly ClientMedia[]; readonly href: string }
  | {
      readonly kind: 'pdf';
      readonly document: FileView;
      /** Opens it over the whole screen. */
      readonly href: string;
    }
  | {
      readonly kind: 'iframe';
      readonly url: string;
      readonly isAllowed: boolean;
      readonly poster?: ClientMedia;
    }
  | {
      readonly kind: 'contact';
      readonly person: PersonView;
      /** Opens the contact form. */
      readonly formHref: string;
    }
  | { readonly kind: 'actionButtons'; readonly buttons: readonly ActionLink[] };

/** A picture, which opens in large, or a video. */
export interface MediaItemView {
  readonly media: ClientMedia;
  readonly href?: string;
}

export interface IconListItemView {
  readonly icon?: ClientMedia;
  readonly title: string;
  readonly text: string;
}

/** A file to download. */
export interface FileView {
  readonly title: string;
  readonly href: string;
  /** The file name of the download. */
  readonly name: string;
  /** `PDF · 1.2 MB`, in the page's language. */
  readonly facts: string;
}

/** The article that follows. */
export interface NextArticleView extends PlainLink {
  readonly cover?: ClientMedia;
  /** The title of the category. */
  readonly category: string;
}

/** A chapter to jump to. */
export interface ChapterView {
  /** Of the element where it begins. */
  readonly id: string;
  readonly title: string;
}

/** Where a tap leads. */
export interface PlainLink {
  readonly title: string;
  readonly href: string;
}

/** An article as the page shows it. */
export interface ArticleView {
  readonly id: OverlayId;
  readonly title: string;
  readonly summary: string;
  readonly cover?: ClientMedia;
  readonly coverFocus?: CoverFocus;
  readonly figures: readonly Figure[];
  readonly product?: ProductView;
  /** Each searches for itself. */
  readonly tags: readonly PlainLink[];
  readonly chapters: readonly ChapterView[];
  readonly sections: readonly ArticleSectionView[];
  /** The first one is the main one. */
  readonly buttons: readonly ActionLink[];
  readonly shareHref: string;
  /** What it can be compared with. */
  readonly comparisons: readonly PlainLink[];
  /** The next one of its category. */
  readonly next?: NextArticleView;
  /** The style sheets of the viewers in it, so that it is styled before their code arrives. */
  readonly styles: readonly string[];
}
