/** A QR code as a drawing: one path of dark squares, one unit each, with the quiet zone around it. */
export interface QrCode {
  /** Units of each side, the quiet zone included. */
  readonly size: number;
  readonly path: string;
}

/** What the share overlay gives away: the page, with what stands open over it. */
export interface ShareView {
  /** What is shared, in words: the place, or what stands open over it. */
  readonly title: string;
  readonly world: string;
  /** The page's one address, with its origin. */
  readonly href: string;
  readonly qr: QrCode;
}
