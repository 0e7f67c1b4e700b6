import type { Texts } from '~/i18n/translations.tsx';
import type { OverlayFrame, OverlayPreview } from '~/page-data/overlay-frame.ts';
import type { OverlayContents, ShownOverlay } from './overlay-kinds.ts';

/** One open overlay with everything it needs, its interface texts included. */
export type OverlayView = {
  readonly [Kind in ShownOverlay]: {
    readonly kind: Kind;
    /** Another key, another overlay; the same key keeps its state and focus when its content changes. */
    readonly key: string;
    readonly frame: OverlayFrame;
    /** The page without this overlay and those above it. */
    readonly closeHref: string;
    readonly texts: Texts;
    /** The style sheets of the code that shows the content. */
    readonly styles: readonly string[];
    readonly preview?: OverlayPreview;
    readonly content: OverlayContents[Kind];
  };
}[ShownOverlay];
