import type { Media } from './media.ts';

/** A rectangle in percent of a picture; `x` and `y` are its upper left corner. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The rectangle of a detail in percent of each picture. Without `on16x9` or `onMobile` the one on that picture follows
 * from the centre crop of the 4:3 one, as the position of a hotspot does.
 */
export interface AreaPlacement {
  readonly on4x3: PictureArea;
  readonly on16x9?: PictureArea;
  readonly onMobile?: PictureArea;
}

/** A part of a location's picture that moves: a small silent video that repeats, exactly over its rectangle. */
export interface LoopingDetail {
  /** For editors; visitors never see it. */
  readonly name: string;
  readonly video: Media;
  readonly placement: AreaPlacement;
}
