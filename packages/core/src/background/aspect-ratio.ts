import { DEFAULT_ASPECT_RATIO } from '../world/background.ts';
import type {
  AspectRatio,
  Background,
  BackgroundKey,
  StageBackground,
  StagePicture,
} from '../world/background.ts';
import type { Media } from '../world/media.ts';

/** Width divided by height of the ratios that backgrounds are rendered in. */
export const ASPECT_RATIO_VALUES: Readonly<Record<AspectRatio, number>> = { '4x3': 4 / 3, '16x9': 16 / 9 };

/**
 * From this width-to-height on, the 16:9 picture is the nearest one: the geometric middle of 4:3 and 16:9,
 * where covering the window cuts as much of the one as of the other. Made for `(min-aspect-ratio: …)` too,
 * so that a style sheet and {@link nearestAspectRatio} decide alike.
 */
export const WIDE_PICTURE_FROM = Math.round(Math.sqrt((4 / 3) * (16 / 9)) * 10_000) / 10_000;

/** A box in any one unit: the stage, the window. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The ratio that loses least when it covers the box. A box without an area takes the default (section 9). */
export function nearestAspectRatio(box: BoxSize): AspectRatio {
  if (!(box.width > 0) || !(box.height > 0)) return DEFAULT_ASPECT_RATIO;
  return box.width / box.height >= WIDE_PICTURE_FROM ? '16x9' : '4x3';
}

/** The ratio a background's name promises; undefined for the names that promise none. */
export function aspectRatioOf(key: BackgroundKey): AspectRatio | undefined {
  if (key.endsWith('_4x3')) return '4x3';
  if (key.endsWith('_16x9')) return '16x9';
  return undefined;
}

/**
 * On which of the two pictures a placement must be read while this background is shown: by its name, else by
 * its pixels, else the default 4:3 (specification section 9).
 */
export function aspectRatioOfBackground(background: StageBackground): AspectRatio {
  return aspectRatioOf(background.key) ?? nearestAspectRatio(sizeOf(background) ?? { width: 0, height: 0 });
}

/**
 * Width divided by height of the picture as drawn: the file's own pixels where they are known, else what its name
 * promises. Placing needs the real one, because `object-fit: cover` goes by it.
 */
export function widthToHeightOf(background: StageBackground): number {
  const size = sizeOf(background);
  return size ? size.width / size.height : ASPECT_RATIO_VALUES[aspectRatioOfBackground(background)];
}

/** The still of a background: the picture itself, or a video's poster where it has one. */
export function pictureOf(background: Background): Media | undefined;
export function pictureOf(background: StageBackground): StagePicture | undefined;
export function pictureOf(background: StageBackground): StagePicture | undefined {
  return background.kind === 'image' ? background.media : background.poster;
}

function sizeOf(background: StageBackground): BoxSize | undefined {
  return knownSize(background.media) ?? knownSize(pictureOf(background));
}

function knownSize(media: Pick<Media, 'width' | 'height'> | undefined): BoxSize | undefined {
  const { width, height } = media ?? {};
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}
