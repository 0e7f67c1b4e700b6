import { pictureOf, widthToHeightOf, WIDE_PICTURE_FROM } from '@vitrine/core/background/aspect-ratio';
import { pickBackground } from '@vitrine/core/background/pick-background';
import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import { pickClip } from '@vitrine/core/background/pick-clip';
import { pickTransitionPicture } from '@vitrine/core/background/pick-transition-picture';
import { BREAKPOINTS } from '@vitrine/core/layout/breakpoints';
import { coverSizes, imageSrcSet, imageUrl } from '@vitrine/core/media/image-address';
import type { StageBackground } from '@vitrine/core/world/background';
import type { Clip, Picture, Scene } from './scene.ts';

/** Matches where the 16:9 picture covers the window better than the 4:3 one; core decides by the same ratio. */
export const WIDE_WINDOW_QUERY = `(min-aspect-ratio: ${Math.round(WIDE_PICTURE_FROM * 10_000)}/10000)`;

/**
 * A phone, held either way: its pointer is a finger, and one side is shorter than a tablet's. The window decides and
 * not the request, so that a page is the same for every device and any cache may keep it.
 */
export const PHONE_QUERY = `(pointer: coarse) and ((width < ${BREAKPOINTS.s}px) or (height < ${BREAKPOINTS.s}px))`;

/** The width for browsers without `srcset`. */
const PLAIN_WIDTH = 1920;

const WIDE_SCREEN: BackgroundScreen = {
  viewport: { width: 1600, height: 900, devicePixelRatio: 1 },
  isMobile: false,
  isPowerSave: false,
};
const NARROW_SCREEN: BackgroundScreen = {
  viewport: { width: 800, height: 600, devicePixelRatio: 1 },
  isMobile: false,
  isPowerSave: false,
};

/** The scene of a location on this screen. */
export function sceneOf(backgrounds: readonly StageBackground[], screen: BackgroundScreen): Scene {
  const background = pickBackground({ ...screen, backgrounds });
  if (background === undefined) return {};
  const still = pictureOf(background) === undefined ? stillOf(backgrounds, screen) : background;
  const picture = still && pictureFrom(still);
  return {
    ...(picture && { picture }),
    ...(background.kind === 'video' && {
      film: { clip: background.media, isLooping: background.loop },
    }),
  };
}

/** The clip of a transition that fits both pictures, if there is one; on a phone its smaller copy. */
export function clipOf(
  places: {
    readonly transition: readonly StageBackground[];
    readonly from: readonly StageBackground[];
    readonly to: readonly StageBackground[];
  },
  screen: BackgroundScreen,
): Clip | undefined {
  const clip = pickClip({
    ...screen,
    backgrounds: places.transition,
    departure: pickBackground({ ...screen, backgrounds: places.from }),
    arrival: pickBackground({ ...screen, backgrounds: places.to }),
  });
  const phone = screen.isMobile ? clip?.media.phone : undefined;
  return phone ? { url: phone, mime: 'video/mp4' } : clip?.media;
}

/** The picture that a transition shows where none of its clips plays, if it has one. */
export function transitionPictureOf(
  transition: readonly StageBackground[],
  screen: BackgroundScreen,
): Picture | undefined {
  const picture = pickTransitionPicture({ ...screen, backgrounds: transition });
  return picture && pictureFrom(picture);
}

/** One of the pictures that a page is sent with, and the media query of the windows that show it. */
export interface FirstPicture {
  readonly picture: Picture;
  /** No two of a page match the same window. */
  readonly media: string;
}

/**
 * The pictures that a page is sent with: the browser chooses one before any script runs. In the order of a
 * `<picture>`'s sources; the last one is for all other windows.
 */
export function firstPictures(backgrounds: readonly StageBackground[]): readonly FirstPicture[] {
  const hasMobile = backgrounds.some(({ key }) => key === 'mobile');
  const phone = hasMobile ? sceneOf(backgrounds, { ...NARROW_SCREEN, isMobile: true }).picture : undefined;
  const wide = sceneOf(backgrounds, WIDE_SCREEN).picture;
  const narrow = sceneOf(backgrounds, NARROW_SCREEN).picture ?? wide;
  const conditional = [
    { picture: phone, query: PHONE_QUERY },
    { picture: wide, query: WIDE_WINDOW_QUERY },
  ].filter(({ picture }) => picture?.id !== narrow?.id);
  const first: FirstPicture[] = [];
  let others = 'all';
  for (const { picture, query } of [...conditional, { picture: narrow, query: 'all' }]) {
    if (picture === undefined) continue;
    first.push({ picture, media: both(query, others) });
    others = both(others, `(not (${query}))`);
  }
  return first;
}

function both(one: string, other: string): string {
  if (one === 'all') return other;
  return other === 'all' ? one : `${one} and ${other}`;
}

function stillOf(
  backgrounds: readonly StageBackground[],
  screen: BackgroundScreen,
): StageBackground | undefined {
  return pickBackground({ ...screen, backgrounds, isPowerSave: true });
}

function pictureFrom(background: StageBackground): Picture | undefined {
  const media = pictureOf(background);
  if (media === undefined) return undefined;
  // The stage is covered: a picture is drawn as wide as the window, or wider where the window is higher.
  // In portrait the stage is no higher than a 4:3 picture of the window's width (specification section 9).
  return {
    id: media.url,
    src: imageUrl(media, PLAIN_WIDTH),
    srcset: imageSrcSet(media) ?? '',
    sizes: `(orientation: portrait) 100vw, ${coverSizes(widthToHeightOf(background))}`,
    originalUrl: media.url,
  };
}
