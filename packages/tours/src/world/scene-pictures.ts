import { ASPECT_RATIO_VALUES } from '@vitrine/core/background/aspect-ratio';
import type { StartView } from '@vitrine/core/world/panorama';
import type { PictureCodec } from '../pictures/codec.ts';
import type { OpenPanorama } from '../pictures/open-panorama.ts';
import { toEquirectangular, toFlatView } from '../pictures/project.ts';
import { middleRows } from '../pictures/raster.ts';

/** A start view as pictures, encoded: in 4:3, and the middle of that in 16:9. */
export interface Stills {
  readonly view4x3: Uint8Array;
  readonly view16x9: Uint8Array;
}

/** The pictures of a location, encoded. */
export interface ScenePictures extends Stills {
  readonly panorama: { readonly bytes: Uint8Array; readonly extension: string };
}

/** Pixels; the showroom keeps pictures of 3,840 at most (specification section 9). */
const WIDEST_PANORAMA = 4096;

/** Pixels; also of what fills a window. */
const VIEW_WIDTHS = { least: 480, most: 1920 };

/** A view is drawn larger than the panorama is sharp, but no larger than this. */
const MAX_ENLARGEMENT = 2;

/**
 * Renders a location's pictures: its start view in both shapes, and its panorama where no file can be used unchanged.
 */
export async function renderScene(
  opened: OpenPanorama,
  start: StartView,
  codec: PictureCodec,
): Promise<ScenePictures> {
  const { sample, turn, original } = opened;
  return {
    panorama: original ?? {
      extension: 'jpg',
      bytes: await codec.encode(toEquirectangular(sample, panoramaWidth(turn))),
    },
    ...(await renderStills(opened, start, codec)),
  };
}

/** Renders what a panorama shows in its start view: what the pictures of its location show, so that it takes over unseen. */
export async function renderStills(
  { sample, turn }: Pick<OpenPanorama, 'sample' | 'turn'>,
  start: StartView,
  codec: PictureCodec,
): Promise<Stills> {
  const view = { ...start, aspect: ASPECT_RATIO_VALUES['4x3'] };
  const flat = toFlatView(sample, view, viewWidth(turn, start));
  return {
    view4x3: await codec.encode(flat),
    view16x9: await codec.encode(middleRows(flat, Math.round((flat.width * 9) / 16))),
  };
}

/** Even, so that the height is half of it. */
function panoramaWidth(turn: number): number {
  return 2 * Math.max(8, Math.min(WIDEST_PANORAMA / 2, Math.round(turn / 2)));
}

/** Of multiples of 48, so that 4:3 and 16:9 come out even. */
function viewWidth(turn: number, { fieldOfView }: StartView): number {
  const sharp = ((turn * fieldOfView) / 360) * MAX_ENLARGEMENT;
  return 48 * Math.round(Math.min(VIEW_WIDTHS.most, Math.max(VIEW_WIDTHS.least, sharp)) / 48);
}
