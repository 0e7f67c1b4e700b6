/** The zoom of a picture, and the offset of its centre from that of its pane, in parts of the pane. */
export interface PanZoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point in a pane, in parts of its size from its centre: its edges are at -0.5 and 0.5. */
export interface PanePoint {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: PanZoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 8;

/** The zoom step of a button or a key. */
export const ZOOM_STEP = 1.5;

/** The zoom of a double tap. */
export const DOUBLE_TAP_SCALE = 2.5;

const CENTRE: PanePoint = { x: 0, y: 0 };

/** Zooms around a point, which stays where it is. */
export function zoomAt({ scale, x, y }: PanZoom, factor: number, point: PanePoint = CENTRE): PanZoom {
  const target = Math.min(MAX_SCALE, Math.max(1, scale * factor));
  const grown = target / scale;
  return held({
    scale: target,
    x: point.x - (point.x - x) * grown,
    y: point.y - (point.y - y) * grown,
  });
}

/** Pans the picture by parts of the pane; it never leaves a gap at an edge. */
export function panBy({ scale, x, y }: PanZoom, by: PanePoint): PanZoom {
  return held({ scale, x: x + by.x, y: y + by.y });
}

/** Zooms in on a point, or back to the whole picture. */
export function toggleZoom(view: PanZoom, point: PanePoint): PanZoom {
  return view.scale > 1 ? WHOLE : zoomAt(view, DOUBLE_TAP_SCALE, point);
}

/** As a CSS `transform` of an element that fills its pane. */
export function transformOf({ scale, x, y }: PanZoom): string {
  return `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
}

function held({ scale, x, y }: PanZoom): PanZoom {
  const most = (scale - 1) / 2;
  return { scale, x: between(-most, x, most), y: between(-most, y, most) };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
