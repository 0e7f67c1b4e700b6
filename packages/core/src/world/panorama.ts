import type { Media } from './media.ts';

/** A direction in a panorama, in degrees: yaw to the right of its middle, pitch above its horizon. */
export interface PanoramaDirection {
  /** -180 to 180. */
  readonly yaw: number;
  /** -90 to 90. */
  readonly pitch: number;
}

/** Where a panorama looks at first. The pictures of its location show the same. */
export interface StartView extends PanoramaDirection {
  /** Degrees from the left edge of the 4:3 picture to its right one; the 16:9 picture is its middle, as wide. */
  readonly fieldOfView: number;
}

/** Where visitors look who come in over one transition; without a width it is the start view's. */
export interface ArrivalView extends PanoramaDirection {
  /** As that of a {@link StartView}. */
  readonly fieldOfView?: number;
}

/** What a visitor sees who looks around at a location: one picture of the whole sphere, twice as wide as high. */
export interface LocationPanorama {
  readonly picture: Media;
  readonly start: StartView;
}

/** Degrees: a flat picture of less shows nothing of a room, one of more stretches its edges beyond recognition. */
export const FIELD_OF_VIEW_RANGE = { least: 30, most: 120 } as const;

/** Where a panorama looks that names no start view: its middle, as wide as the pictures of most rooms. */
export const DEFAULT_START: StartView = { yaw: 0, pitch: 0, fieldOfView: 75 };
