import type { OverlayKind } from '@vitrine/core/overlays/overlay-stack';
import type { Media } from '@vitrine/core/world/media';
import type { ArticleView } from '~/features/article/article-view.ts';
import type { CodeOverlayView } from '~/features/code/code-view.ts';
import type { ContactView } from '~/features/contact/contact-view.ts';
import type { DashboardView } from '~/features/dashboard/dashboard-view.ts';
import type { MenuView } from '~/features/menu/menu-view.ts';
import type { SearchView } from '~/features/search/search-view.ts';
import type { IframeView } from '~/features/iframe/iframe-view.ts';
import type { MediaView } from '~/features/media/media-view.ts';
import type { PdfView } from '~/features/pdf/pdf-body-view.ts';
import type { PlacesView } from '~/features/places/places-view.ts';
import type { ShareView } from '~/features/share/share-view.ts';
import type { SlideshowView } from '~/features/slideshow/slideshow-view.ts';
import type { SyncedView } from '~/features/synced/synced-view.ts';
import type { Texts } from '~/i18n/translations.tsx';
import type { ModalSize } from '~/ui/frame-size.ts';
import type { View360View } from '~/viewers/view-360/view-360-view.ts';

/** What each kind of overlay shows. A kind that is not listed cannot be opened. */
export interface OverlayContents {
  readonly article: ArticleView;
  readonly code: CodeOverlayView;
  readonly contact: ContactView;
  readonly iframe: IframeView;
  readonly media: MediaView;
  readonly dashboard: DashboardView;
  readonly menu: MenuView;
  readonly pdf: PdfView;
  readonly places: PlacesView;
  readonly share: ShareView;
  readonly slideshow: SlideshowView;
  readonly synced: SyncedView;
  readonly search: SearchView;
  readonly view360: View360View;
}

export type ShownOverlay = keyof OverlayContents & OverlayKind;

/** The frame of an overlay: it stands at once, before the code of what it holds has arrived. */
export interface OverlayFrame {
  readonly title: string;
  /** A line above the title. */
  readonly eyebrow?: string;
  readonly size: ModalSize;
}

/** What search engines and link previews are told of the topmost overlay, beside its title. */
export interface OverlayPreview {
  readonly description?: string;
  readonly picture?: Media;
}

/** One open overlay with everything it needs, its interface texts included. */
export type OverlayView = {
  readonly [Kind in ShownOverlay]: {
    readonly kind: Kind;
    /** Another key, another overlay; the same key keeps its state and focus when its content changes. */
    readonly key: string;
    readonly frame: OverlayFrame;
    /** The page as it is without this overlay and what stands upon it. */
    readonly closeHref: string;
    readonly texts: Texts;
    /** The style sheets of the code that shows the content. */
    readonly styles: readonly string[];
    readonly preview?: OverlayPreview;
    readonly content: OverlayContents[Kind];
  };
}[ShownOverlay];

/** What the component of an overlay's content is given. */
export interface OverlayBodyProps<Kind extends ShownOverlay> {
  readonly content: OverlayContents[Kind];
}
