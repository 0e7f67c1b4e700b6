import { ASPECT_RATIO_VALUES } from '@vitrine/core/background/aspect-ratio';
import { secondsOf, startViewOn, walkFilm } from '@vitrine/core/panorama/walk-film';
import type { WalkPlan } from '@vitrine/core/panorama/walk-film';
import { radiansOf } from '@vitrine/core/panorama/projection';
import type { AspectRatio } from '@vitrine/core/world/background';
import type { StartView } from '@vitrine/core/world/panorama';
import type { DecodedPicture, PictureCodec } from '../pictures/codec.ts';
import type { Raster } from '../pictures/raster.ts';
import { drawFilm } from './draw-film.ts';
import type { FilmEnd } from './draw-film.ts';

/** The pictures of one end of a walk film, as names that are looked up. */
export interface FilmEndFiles {
  readonly panorama: string;
  readonly start: StartView;
  /** The picture that the location shows in a window of each shape. */
  readonly stills: Readonly<Partial<Record<AspectRatio, string>>>;
}

/** A walk film to render. */
export interface FilmRequest extends Pick<WalkPlan, 'arrival' | 'heading' | 'seconds'> {
  readonly from: FilmEndFiles;
  readonly to: FilmEndFiles;
}

/** Writes one film: its frames are there one after the other, and gone with the next one. */
export type FilmWriter = (
  film: {
    readonly crop: AspectRatio;
    readonly width: number;
    readonly height: number;
    readonly seconds: number;
  },
  frames: Iterable<Raster>,
) => Promise<void>;

/** What became of a request. */
export interface RenderedFilm {
  readonly seconds: number;
  /** The panoramas that were too large to be used with all of their pixels. */
  readonly scaled: readonly string[];
}

/** Pixels of a film from its left edge to its right one, in both crops. */
const FILM_WIDTH = 1280;

/** The crops that a film is rendered in. */
export const FILM_CROPS: readonly AspectRatio[] = ['4x3', '16x9'];

/** Pixels: two panoramas of this width, decoded, are 200 MB. */
const WIDEST_PANORAMA = 8192;

/** A still has a few pixels more than the film, because the film comes closer. */
const WIDEST_STILL = 1600;

/** Pixels of a panorama for one of a film, beyond which fine patterns would flicker. */
const MAX_FINE = 2.4;

/**
 * Renders a walk film in both crops.
 *
 * @param options.lookUp the bytes of a picture.
 * @param options.onFrame called after each frame with the part that is done, 0 to 1.
 * @throws when a picture is missing or cannot be decoded.
 */
export async function renderFilm(
  request: FilmRequest,
  options: {
    readonly lookUp: (name: string) => Promise<Uint8Array>;
    readonly codec: Pick<PictureCodec, 'decode'>;
    readonly write: FilmWriter;
    /** Pixels from edge to edge, where they are not {@link FILM_WIDTH}. */
    readonly width?: number;
    readonly onFrame?: (done: number) => void;
  },
): Promise<RenderedFilm> {
  const { lookUp, codec, write, width = FILM_WIDTH, onFrame = () => {} } = options;
  const panoramaOf = async ({ panorama, start }: FilmEndFiles): Promise<DecodedPicture> =>
    codec.decode(await lookUp(panorama), panoramaWidth(start));
  const stillOf = async (
    { stills }: FilmEndFiles,
    crop: AspectRatio,
  ): Promise<DecodedPicture | undefined> => {
    const name = stills[crop];
    return name === undefined ? undefined : codec.decode(await lookUp(name), WIDEST_STILL);
  };
  const from = await panoramaOf(request.from);
  const to = request.to.panorama === request.from.panorama ? from : await panoramaOf(request.to);
  let longest = 0;
  for (const [index, crop] of FILM_CROPS.entries()) {
    const ends = {
      from: endOf(from, request.from, await stillOf(request.from, crop)),
      to: endOf(to, request.to, await stillOf(request.to, crop)),
    };
    const plan: WalkPlan = { ...request, from: viewOf(ends.from, crop), to: viewOf(ends.to, crop) };
    const size = { width, height: Math.round(width / ASPECT_RATIO_VALUES[crop]) };
    const frames = walkFilm(plan);
    const seconds = secondsOf(plan);
    longest = Math.max(longest, seconds);
    const counted = counting(drawFilm(frames, ends, size), (done) =>
      onFrame((index + done / frames.length) / FILM_CROPS.length),
    );
    await write({ crop, ...size, seconds }, counted);
  }
  return {
    seconds: longest,
    scaled: [
      ...new Set([
        ...(from.fullWidth > WIDEST_PANORAMA ? [request.from.panorama] : []),
        ...(to.fullWidth > WIDEST_PANORAMA ? [request.to.panorama] : []),
      ]),
    ],
  };
}

function endOf(panorama: Raster, { start }: FilmEndFiles, still: Raster | undefined): FilmEnd {
  return { panorama, start, ...(still && { still }) };
}

/** What a window of this shape shows of the location before or after the film. */
function viewOf({ start, still }: FilmEnd, crop: AspectRatio): StartView {
  const picture = still === undefined ? ASPECT_RATIO_VALUES['4x3'] : still.width / still.height;
  return startViewOn(start, { window: ASPECT_RATIO_VALUES[crop], picture });
}

/** As many pixels of a full turn as a film can show, which begins with this view and comes closer. */
function panoramaWidth({ fieldOfView }: StartView): number {
  const perRadian = FILM_WIDTH / 2 / Math.tan(radiansOf(fieldOfView) / 2);
  return Math.min(WIDEST_PANORAMA, Math.ceil(perRadian * MAX_FINE * 2 * Math.PI));
}

function* counting(frames: Iterable<Raster>, onFrame: (done: number) => void): Generator<Raster, void> {
  let done = 0;
  for (const frame of frames) {
    yield frame;
    done += 1;
    onFrame(done);
  }
}
