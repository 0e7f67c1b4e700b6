import type { QrCode } from '~/ui/qr-drawing.tsx';

/** The content of the share overlay: the page, with its open overlays. */
export interface ShareView {
  /** The title of the shared page: the location, or the overlay over it. */
  readonly title: string;
  readonly world: string;
  /** The page's one address, with its origin. */
  readonly href: string;
  readonly qr: QrCode;
  /** Whether this visitor may begin a presentation. */
  readonly mayPresent: boolean;
}
