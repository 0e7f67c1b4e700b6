import { BACKGROUND_KEYS } from '../world/background.ts';
import type { AspectRatio, Background, BackgroundKey, StageBackground } from '../world/background.ts';
import { MEDIA_FORMAT_WIDTHS } from '../world/media.ts';
import { ASPECT_RATIO_VALUES, aspectRatioOf, nearestAspectRatio, pictureOf } from './aspect-ratio.ts';
import type { BoxSize } from './aspect-ratio.ts';

/** The box that a background fills, in CSS pixels, and how many device pixels make one of them. */
export interface Viewport extends BoxSize {
  readonly devicePixelRatio: number;
}

/** The inputs for the choice of a background. */
export interface BackgroundScreen {
  /** The stage, which is the window in landscape and its upper part in portrait. */
  readonly viewport: Viewport;
  /** A phone: it takes the `mobile` entry first. */
  readonly isMobile: boolean;
  /** Only pictures; a video is replaced by its poster. */
  readonly isPowerSave: boolean;
  /** An earlier decision, kept through a journey while the window changes. */
  readonly aspectRatio?: AspectRatio;
}

/**
 * Chooses the entry of a location's background to show: the viewport's nearest aspect ratio first, then the priority
 * list of specification section 9. `mobile` comes first on phones and last elsewhere; `high_resolution_*` comes after
 * the default entries where the screen lacks the pixels for it. Undefined only when there is nothing to show: the
 * classic layout, or in power-save mode only videos without posters.
 */
export function pickBackground(
  request: BackgroundScreen & { readonly backgrounds: readonly Background[] },
): Background | undefined;
export function pickBackground(
  request: BackgroundScreen & { readonly backgrounds: readonly StageBackground[] },
): StageBackground | undefined;
export function pickBackground(
  request: BackgroundScreen & { readonly backgrounds: readonly StageBackground[] },
): StageBackground | undefined {
  const { backgrounds, isPowerSave } = request;
  if (!isPowerSave) return pickByKey(backgrounds, request);
  const pictures = backgrounds.filter((background) => background.kind === 'image');
  const posters = backgrounds.flatMap((background) => posterBackground(background));
  return pickByKey(pictures, request) ?? pickByKey(posters, request);
}

/** The order in which the names are tried on this screen. Every name occurs once. */
export function backgroundKeyOrder(screen: BackgroundScreen): readonly BackgroundKey[] {
  const wanted = screen.aspectRatio ?? nearestAspectRatio(screen.viewport);
  const rank = (key: BackgroundKey): number => {
    if (key === 'mobile') return screen.isMobile ? -1 : 5;
    const aspectRatio = aspectRatioOf(key);
    if (isHighResolution(key) && !hasPixelsFor(key, screen.viewport)) return 3;
    if (aspectRatio === wanted) return 0;
    if (aspectRatio !== undefined) return 1;
    return key === 'default_background' ? 2 : 4;
  };
  return BACKGROUND_KEYS.toSorted((one, other) => rank(one) - rank(other));
}

/** Picks the first entry in the screen's order of names; equal names keep the editor's order. */
export function pickByKey<Entry extends Pick<Background, 'key'>>(
  backgrounds: readonly Entry[],
  screen: BackgroundScreen,
): Entry | undefined {
  for (const key of backgroundKeyOrder(screen)) {
    const match = backgrounds.find((background) => background.key === key);
    if (match) return match;
  }
  return undefined;
}

function posterBackground(background: StageBackground): readonly StageBackground[] {
  const poster = background.kind === 'video' ? pictureOf(background) : undefined;
  return poster ? [{ kind: 'image', key: background.key, media: poster }] : [];
}

function isHighResolution(key: BackgroundKey): boolean {
  return key.startsWith('high_resolution_');
}

/** More device pixels than the widest default picture (`xlarge`, specification section 9) would fill. */
function hasPixelsFor(key: BackgroundKey, viewport: Viewport): boolean {
  const ratio = ASPECT_RATIO_VALUES[aspectRatioOf(key) ?? '4x3'];
  const drawnWidth = Math.max(viewport.width, viewport.height * ratio);
  return drawnWidth * viewport.devicePixelRatio > MEDIA_FORMAT_WIDTHS.xlarge;
}
