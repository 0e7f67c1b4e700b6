import type { BoxSize } from '../background/aspect-ratio.ts';
import type { PicturePoint } from '../world/background.ts';

/** A position in the box, in the box's own unit, from its top left corner. */
export interface BoxPoint {
  readonly x: number;
  readonly y: number;
}

/** A box that a picture fills by `object-fit: cover`, centred. */
export interface Cover {
  /** Any unit; both sides positive. */
  readonly box: BoxSize;
  /** Width divided by height of the picture. */
  readonly widthToHeight: number;
}

/** How large the picture is drawn, in the box's unit: one side fits, the other overflows evenly. */
export function coverSize({ box, widthToHeight }: Cover): BoxSize {
  return {
    width: Math.max(box.width, box.height * widthToHeight),
    height: Math.max(box.height, box.width / widthToHeight),
  };
}

/** Where a point of the picture appears in the box; it may lie outside. */
export function coverPoint(point: PicturePoint, cover: Cover): BoxPoint {
  const drawn = coverSize(cover);
  return {
    x: cover.box.width / 2 + ((point.x - 50) / 100) * drawn.width,
    y: cover.box.height / 2 + ((point.y - 50) / 100) * drawn.height,
  };
}

/** The inverse of {@link coverPoint}: which point of the picture is seen at a position of the box. */
export function uncoverPoint(position: BoxPoint, cover: Cover): PicturePoint {
  const drawn = coverSize(cover);
  return {
    x: 50 + ((position.x - cover.box.width / 2) / drawn.width) * 100,
    y: 50 + ((position.y - cover.box.height / 2) / drawn.height) * 100,
  };
}
