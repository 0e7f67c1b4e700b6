/** A QR code as a drawing: one path of dark squares, one unit each, with the quiet zone around it. */
export interface QrCode {
  /** Units of each side, the quiet zone included. */
  readonly size: number;
  readonly path: string;
}

/** The content of the share overlay: the page, with its open overlays. */
export interface ShareView {
  /** The title of the shared page: the location, or the overlay over it. */
  readonly title: string;
  readonly world: string;
  /** The page's one address, with its origin. */
  readonly href: string;
  readonly qr: QrCode;
}
