/** A QR code as a drawing: one path of dark squares, one unit each, with the quiet zone around it. */
export interface QrCode {
  /** Units of each side, the quiet zone included. */
  readonly size: number;
  readonly path: string;
}

/** Draws a QR code, without a request and without scripts. @param props.name for those who do not see it. */
export function QrDrawing({ code, name }: { readonly code: QrCode; readonly name: string }) {
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      // A drawing in the page needs no second address and works without scripts.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn inline
      role="img"
      aria-label={name}
    >
      <path d={code.path} />
    </svg>
  );
}
