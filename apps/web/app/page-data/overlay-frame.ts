import type { StructuredData } from '@vitrine/core/products/structured-product';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { ModalSize } from '~/ui/frame-size.ts';

/** The frame of an overlay: it is shown at once, before the code of its content has arrived. */
export interface OverlayFrame {
  readonly title: string;
  /** A line above the title. */
  readonly eyebrow?: string;
  readonly size: ModalSize;
}

/** The topmost overlay's description for search engines and link previews, beside its title. */
export interface OverlayPreview {
  readonly description?: string;
  readonly picture?: ClientMedia;
  /** Of schema.org: the product that it is about, where its data are whole. */
  readonly product?: StructuredData;
}
