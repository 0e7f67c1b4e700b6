import { inCamera, outOfCamera, radiansOf } from '@vitrine/core/panorama/projection';
import { halfWidthOfPicture } from '@vitrine/core/panorama/walk-film';
import type { FilmFrame, FilmView } from '@vitrine/core/panorama/walk-film';
import type { StartView } from '@vitrine/core/world/panorama';
import { blankRaster } from '../pictures/raster.ts';
import type { Raster } from '../pictures/raster.ts';
import { warp } from './warp.ts';
import type { PointMap, SourcePoint } from './warp.ts';

/** One end of a walk film. */
export interface FilmEnd {
  /** Twice as wide as high. */
  readonly panorama: Raster;
  /** The location's own picture, which shows the panorama's start view with more pixels; absent: there is none. */
  readonly still?: Raster;
  /** The start view as the 4:3 picture has it. */
  readonly start: StartView;
}

/** The part of a still that comes in gradually from its edges, once its panorama has begun to move. */
const FEATHERED = 0.2;

/**
 * Draws the frames of a walk film one after the other, always into the same memory: a frame is gone with the next one.
 */
export function* drawFilm(
  frames: readonly FilmFrame[],
  ends: { readonly from: FilmEnd; readonly to: FilmEnd },
  size: { readonly width: number; readonly height: number },
): Generator<Raster, void> {
  const drawn = blankRaster(size.width, size.height);
  const other = blankRaster(size.width, size.height);
  for (const { from, to, dissolved } of frames) {
    if (from) drawView(drawn, ends.from, from);
    if (to) drawView(from ? other : drawn, ends.to, to);
    if (from && to) blend(drawn.pixels, other.pixels, dissolved);
    yield drawn;
  }
}

function drawView(into: Raster, { panorama, still, start }: FilmEnd, { view, still: part }: FilmView): void {
  if (still === undefined || part < 1) {
    warp(panorama, into, { map: mapToPanorama(panorama, view, into), isRound: true, weight: 1, feather: 0 });
  }
  if (still === undefined || part <= 0) return;
  const isMoved = part < 1;
  warp(still, into, {
    map: mapToStill(still, start, view, into),
    isRound: false,
    weight: part,
    feather: isMoved ? Math.min(still.width, still.height) * FEATHERED : 0,
  });
}

/** From a point of the frame to the panorama, the way a camera without distortion sees it. */
function mapToPanorama(panorama: Raster, view: StartView, { width, height }: Raster): PointMap {
  const half = Math.tan(radiansOf(view.fieldOfView) / 2);
  const scale = (2 * half) / width;
  const tilt = radiansOf(view.pitch);
  const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
  const turn = panorama.width / (2 * Math.PI);
  const middle = (view.yaw / 360 + 0.5) * panorama.width;
  return (x, y, point) => {
    const right = (x - width / 2) * scale;
    const up = (height / 2 - y) * scale;
    const level = cosine - up * sine;
    const high = sine + up * cosine;
    point.column = middle + Math.atan2(right, level) * turn;
    point.row = panorama.height / 2 - Math.atan2(high, Math.hypot(right, level)) * turn;
    return true;
  };
}

/** From a point of the frame to the still, which is what a camera along the start view sees. */
function mapToStill(still: Raster, start: StartView, view: StartView, { width, height }: Raster): PointMap {
  const half = Math.tan(radiansOf(view.fieldOfView) / 2);
  const scale = (2 * half) / width;
  const pixels = still.width / 2 / halfWidthOfPicture(start, still.width / still.height);
  // What the camera of the frame calls right, up and ahead, as the camera of the still sees it: one turn of space.
  const axes = [
    { right: 1, up: 0, ahead: 0 },
    { right: 0, up: 1, ahead: 0 },
    { right: 0, up: 0, ahead: 1 },
  ].map((axis) => inCamera(outOfCamera(axis, view), start));
  const [a, b, c] = axes as [Axis, Axis, Axis];
  return (x, y, point: SourcePoint) => {
    const right = (x - width / 2) * scale;
    const up = (height / 2 - y) * scale;
    const ahead = a.ahead * right + b.ahead * up + c.ahead;
    if (ahead < 0.05) return false;
    point.column = still.width / 2 + ((a.right * right + b.right * up + c.right) / ahead) * pixels;
    point.row = still.height / 2 - ((a.up * right + b.up * up + c.up) / ahead) * pixels;
    return true;
  };
}

type Axis = ReturnType<typeof inCamera>;

function blend(into: Uint8Array, other: Uint8Array, part: number): void {
  const share = Math.round(part * 256);
  for (let at = 0; at < into.length; at += 1) {
    into[at] = ((into[at] as number) * (256 - share) + (other[at] as number) * share + 128) >> 8;
  }
}
