import type { Media } from '@vitrine/core/world/media';
import type { ModalSize } from '~/ui/frame-size.ts';

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
