import { describe, expect, test } from 'vitest';
import type { StartView } from '@vitrine/core/world/panorama';
import type { DecodedPicture, PictureCodec } from '../pictures/codec.ts';
import type { Raster } from '../pictures/raster.ts';
import { paintedPanorama, paintedView } from '../../testing/painted-pictures.ts';
import { FILM_CROPS, renderFilm } from './render-film.ts';
import type { FilmRequest } from './render-film.ts';

const WIDTH = 96;

const FROM: StartView = { yaw: 20, pitch: 3, fieldOfView: 75 };
const TO: StartView = { yaw: -100, pitch: -12, fieldOfView: 90 };
const RATIOS = { '4x3': 4 / 3, '16x9': 16 / 9 } as const;

const panoramas = { hall: paintedPanorama(0, 512), yard: paintedPanorama(2, 512) };

const pictures: Readonly<Record<string, Raster>> = {
  ...panoramas,
  'hall 4x3': paintedView(panoramas.hall, FROM, RATIOS['4x3'], 320),
  'hall 16x9': paintedView(panoramas.hall, FROM, RATIOS['16x9'], 320),
  'yard 4x3': paintedView(panoramas.yard, TO, RATIOS['4x3'], 320),
};

const NAMES = Object.keys(pictures);

/** A picture's bytes are its number here. */
const codec: Pick<PictureCodec, 'decode'> = {
  decode: ([index = 0]): Promise<DecodedPicture> => {
    const picture = pictures[NAMES[index] ?? ''] as Raster;
    return Promise.resolve({ ...picture, fullWidth: index < 2 ? 9000 : 320, fullHeight: picture.height });
  },
};

const REQUEST: FilmRequest = {
  from: { panorama: 'hall', start: FROM, stills: { '4x3': 'hall 4x3', '16x9': 'hall 16x9' } },
  // Its only picture covers wide windows, too.
  to: { panorama: 'yard', start: TO, stills: { '4x3': 'yard 4x3', '16x9': 'yard 4x3' } },
  heading: { yaw: 140, pitch: -20 },
  arrival: { yaw: 60, pitch: 0 },
};

async function framesOf(request: FilmRequest): Promise<ReadonlyMap<string, readonly Uint8Array[]>> {
  const made = new Map<string, readonly Uint8Array[]>();
  await renderFilm(request, {
    lookUp: (name) => Promise.resolve(Uint8Array.of(NAMES.indexOf(name))),
    codec,
    width: WIDTH,
    write: ({ crop }, frames) => {
      made.set(
        crop,
        Array.from(frames, ({ pixels }) => pixels.slice()),
      );
      return Promise.resolve();
    },
  });
  return made;
}

const films = framesOf(REQUEST);

/** The mean difference of all bytes, as the doctor measures it. */
function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length / 255;
}

function seenIn(panorama: Raster, start: StartView, aspect: number): Uint8Array {
  return paintedView(panorama, start, aspect, WIDTH).pixels;
}

describe('a rendered walk film', () => {
  test.each(FILM_CROPS)('begins and ends with the pictures of both locations at %s', async (crop) => {
    const frames = (await films).get(crop) ?? [];
    const [first, last] = [frames[0] as Uint8Array, frames.at(-1) as Uint8Array];
    expect(difference(first, seenIn(panoramas.hall, FROM, RATIOS[crop]))).toBeLessThan(0.01);
    expect(difference(last, seenIn(panoramas.yard, TO, RATIOS[crop]))).toBeLessThan(0.01);
    expect(difference(first, last)).toBeGreaterThan(0.05);
  });

  test('has no frame that is black, white, or jumps', async () => {
    for (const frames of (await films).values()) {
      for (const [index, frame] of frames.entries()) {
        const mean = frame.reduce((sum, byte) => sum + byte, 0) / frame.length;
        expect(mean).toBeGreaterThan(50);
        expect(mean).toBeLessThan(205);
        expect(difference(frame, frames[Math.max(0, index - 1)] as Uint8Array)).toBeLessThan(0.12);
      }
    }
  });

  test('shows panoramas alone where there are no pictures, and looks straight up where the start view does', async () => {
    const up = { ...FROM, pitch: 88 };
    const upwards = await framesOf({
      ...REQUEST,
      from: { panorama: 'hall', start: up, stills: {} },
      to: { panorama: 'yard', start: TO, stills: {} },
    });
    for (const crop of FILM_CROPS) {
      const frames = upwards.get(crop) ?? [];
      expect(difference(frames[0] as Uint8Array, seenIn(panoramas.hall, up, RATIOS[crop]))).toBeLessThan(
        0.01,
      );
    }
  });

  test('says which panoramas it has scaled', async () => {
    const { scaled } = await renderFilm(REQUEST, {
      lookUp: (name) => Promise.resolve(Uint8Array.of(NAMES.indexOf(name))),
      codec,
      width: WIDTH,
      write: () => Promise.resolve(),
    });
    expect(scaled).toEqual(['hall', 'yard']);
  });
});
