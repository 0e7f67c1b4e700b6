import type { Media } from './media.ts';
import type { PanoramaDirection } from './panorama.ts';

/** The names a background can carry, in the order of preference (specification section 9). */
export const BACKGROUND_KEYS = [
  'high_resolution_4x3',
  'high_resolution_16x9',
  'default_background_4x3',
  'default_background_16x9',
  'default_background',
  'mobile',
  'default_background_image',
  'fallback_image',
] as const;

export type BackgroundKey = (typeof BACKGROUND_KEYS)[number];

/** The aspect ratios that backgrounds are rendered in. */
export type AspectRatio = '4x3' | '16x9';

/** Specification section 9. */
export const DEFAULT_ASPECT_RATIO: AspectRatio = '4x3';

/** A picture or a video that fills the stage: one entry of a location's or transition's `background`. */
export type Background =
  | { readonly kind: 'image'; readonly key: BackgroundKey; readonly media: Media }
  | {
      readonly kind: 'video';
      readonly key: BackgroundKey;
      readonly media: Media;
      readonly loop: boolean;
      /** A still of the first frame. */
      readonly poster?: Media;
    };

/** Only what the stage needs of a picture: a walk graph holds thousands of them. */
export type StagePicture = Pick<Media, 'url' | 'mime' | 'width' | 'height'>;

/** A background in the browser; a whole one is one, too. */
export type StageBackground =
  | (Omit<Extract<Background, { readonly kind: 'image' }>, 'media'> & { readonly media: StagePicture })
  | (Omit<VideoBackground, 'media' | 'poster'> & {
      readonly media: StagePicture & Pick<Media, 'phone'>;
      readonly poster?: StagePicture;
    });

export type VideoBackground = Extract<Background, { readonly kind: 'video' }>;

/** A point in percent of a picture: `0,0` is the top left corner, `100,100` the bottom right one. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a hotspot or an arrow sits, in percent of each picture. Without `on16x9` or `onMobile` the point on that picture
 * follows from the centre crop of the 4:3 one.
 */
export interface Placement {
  readonly on4x3: PicturePoint;
  readonly on16x9?: PicturePoint;
  /** On the `mobile` background, which phones show. */
  readonly onMobile?: PicturePoint;
  /**
   * In the panorama of its location, where the editor has placed it there. Otherwise the direction follows from `on4x3`,
   * because the start view shows the same as the picture.
   */
  readonly inPanorama?: PanoramaDirection;
}
