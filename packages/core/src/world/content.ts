import type { PlatformVideo } from './platform-video.ts';
import type { Action, ActionStack, PanoramaHotspot } from './action.ts';
import type { OverlayId, PayloadId } from './ids.ts';
import type { ClientMedia, Media } from './media.ts';
import type { Product } from './product.ts';

/**
 * Rich text as the CMS stores it. It is rendered and sanitised on the server; the browser only ever
 * receives the safe HTML made of it.
 */
export type RichText =
  | { readonly format: 'blocks'; readonly blocks: readonly unknown[] }
  | { readonly format: 'markdown'; readonly source: string }
  | { readonly format: 'html'; readonly source: string };

export interface ActionButton {
  readonly title: string;
  readonly action: Action;
  readonly cover?: Media;
}

/** A part of an article. Which kinds there are: docs/content-model.md, specification section 3. */
export type ArticleSection = { readonly title: string } & ArticleSectionContent;

export type ArticleSectionContent =
  | { readonly kind: 'text'; readonly icon?: string; readonly text: RichText }
  | { readonly kind: 'media'; readonly media: readonly Media[] }
  | { readonly kind: 'imageGallery'; readonly images: readonly Media[] }
  | { readonly kind: 'slider'; readonly slides: readonly Slide[] }
  | { readonly kind: 'iconList'; readonly items: readonly IconListItem[] }
  | { readonly kind: 'video'; readonly video: Media; readonly poster?: Media; readonly captions?: Media }
  | { readonly kind: 'platformVideo'; readonly video: PlatformVideo; readonly poster?: Media }
  | {
      readonly kind: 'table';
      /** The first row heads the columns. Every row is as long as the longest. */
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'downloads'; readonly files: readonly Media[] }
  | {
      readonly kind: 'view360';
      readonly media: readonly Media[];
      readonly hotspots: readonly PanoramaHotspot[];
    }
  | { readonly kind: 'syncedImages'; readonly images: readonly Media[] }
  | { readonly kind: 'pdf'; readonly document: Media }
  | { readonly kind: 'iframe'; readonly url: string; readonly poster?: Media }
  | { readonly kind: 'contact'; readonly contact: ContactPerson }
  | { readonly kind: 'actionButtons'; readonly buttons: readonly ActionButton[] };

export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly image?: Media;
}

export interface IconListItem {
  /** Names an entry of `Snapshot.icons`. */
  readonly icon?: string;
  readonly title: string;
  readonly text: string;
}

/** A number that sells: `12`, `kg`, `payload`. */
export interface Figure {
  /** As it is typed: `1,410`, `±0.02`, `IP67`. */
  readonly value: string;
  /** Empty: none. */
  readonly unit: string;
  readonly label: string;
}

/** Which way a figure moves. */
export const TRENDS = ['up', 'down', 'flat'] as const;
export type Trend = (typeof TRENDS)[number];

/** A figure of a dashboard. */
export interface BoardFigure extends Figure {
  readonly trend?: Trend;
  /** The values so far, the oldest first, for a small line; two or more. */
  readonly history?: readonly number[];
  /** Its number comes from a source that the server asks (`FigureSource`); the value is shown until it answers. */
  readonly isPolled?: boolean;
}

/** The part of a cover that stays in view where the frame is lower than the picture; absent: the middle. */
export const COVER_FOCUSES = ['top', 'centre', 'bottom'] as const;
export type CoverFocus = (typeof COVER_FOCUSES)[number];

export interface Article {
  readonly id: OverlayId;
  readonly title: string;
  /** One or two plain sentences, for cards, search results and search engines. */
  readonly summary: string;
  readonly cover?: Media;
  readonly coverFocus?: CoverFocus;
  /** Shown large beside the cover; absent: none. */
  readonly figures?: readonly Figure[];
  /** Absent: it is about no product. */
  readonly product?: Product;
  readonly category?: { readonly title: string; readonly priority: number };
  readonly tags: readonly string[];
  readonly sections: readonly ArticleSection[];
  readonly actionButtons: readonly ActionButton[];
  /** Whether visitors may see it although nothing leads to it; absent: no (`visibleSnapshot`). */
  readonly isShownUnlinked?: boolean;
}

export interface ContactPerson {
  readonly name: string;
  readonly role: string;
  readonly email?: string;
  readonly phone?: string;
  /** When the person can be reached, as an editor puts it. */
  readonly hours?: string;
  readonly photo?: Media;
}

export interface Dashboard {
  readonly id: OverlayId;
  readonly title: string;
  readonly text?: RichText;
  /** Absent: none. */
  readonly figures?: readonly BoardFigure[];
  readonly logo?: Media;
  readonly links: readonly ActionButton[];
  readonly contacts: readonly ContactPerson[];
  readonly actionButtons: readonly ActionButton[];
  readonly mediaLibrary: readonly {
    readonly title: string;
    readonly cover?: Media;
    readonly media: readonly Media[];
  }[];
  /** As for an article. */
  readonly isShownUnlinked?: boolean;
}

export interface Icon {
  readonly name: string;
  readonly svg: Media;
}

/** What the entries of a menu are gathered under, in the order in which it is shown. */
export const MENU_GROUPS = ['rooms', 'products', 'films', 'documents', 'company'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuItem {
  readonly component: string;
  readonly title: string;
  readonly media?: Media;
  readonly cover?: Media;
  /** Where an editor wants it; without it what it opens decides. */
  readonly group?: MenuGroup;
  readonly actions: ActionStack;
}

export interface Menu {
  readonly key: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export type ScreensaverItem<File extends ClientMedia = Media> =
  | { readonly kind: 'image'; readonly media: File; readonly displayedTime: number }
  | { readonly kind: 'video'; readonly media: File }
  | { readonly kind: 'location'; readonly location: PayloadId; readonly wait: number };

export interface Screensaver {
  readonly id: OverlayId;
  readonly name: string;
  readonly items: readonly ScreensaverItem[];
}

/** The events a hook can listen to (docs/design/unspecified.md, box_hooks). */
export type HookEvent =
  | 'app_loaded'
  | 'target_location_changed'
  | 'current_location_changed'
  | 'close_sidebars'
  | 'idle'
  | 'idle_ended';

export interface BoxHook {
  /** How findings name it. It is not sent to browsers. */
  readonly id: string;
  readonly event: HookEvent;
  /** Empty: everywhere. */
  readonly locations: readonly PayloadId[];
  readonly actions: ActionStack;
}
