import { describe, expect, test } from 'vitest';
import { filesOf } from '../../testing/import-tour.ts';
import { paintedPictures } from '../../testing/painted-pictures.ts';
import { pictureCodec } from '../node/picture-codec.ts';
import { readPannellum } from '../read/pannellum.ts';
import type { Panorama } from '../tour.ts';
import { openPanorama } from './open-panorama.ts';
import type { OpenPanorama, PanoramaProblem } from './open-panorama.ts';

function tilesOf(more: object = {}) {
  return readPannellum(
    JSON.stringify({
      type: 'multires',
      backgroundColor: [1, 1, 1],
      multiRes: {
        path: '%l/%s%y_%x',
        extension: 'jpg',
        tileResolution: 32,
        maxLevel: 2,
        cubeResolution: 80,
        ...more,
      },
    }),
  );
}

function open(
  panorama: Panorama | undefined,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<OpenPanorama | PanoramaProblem> {
  if (panorama === undefined) throw new Error('It has no panorama.');
  return openPanorama(panorama, filesOf(files).lookUp, pictureCodec);
}

function frontOf(panorama: OpenPanorama | PanoramaProblem): readonly number[] {
  if ('why' in panorama) throw new Error(panorama.why);
  const colour = new Uint8Array(3);
  panorama.sample(0, 0, 1, colour, 0);
  return [...colour];
}

describe('a panorama of tiles', () => {
  test('is put together from the largest level, whose last tiles are smaller', async () => {
    const tour = tilesOf();
    const files = await paintedPictures(tour, 80);
    const opened = await open(tour.scenes[0]?.panorama, files);
    expect(opened).toMatchObject({ turn: 320 });
    const [red, green, blue] = frontOf(opened);
    expect([red, green].every((part) => Math.abs((part ?? 0) - 127) < 4)).toBe(true);
    expect(blue).toBeGreaterThan(220);
  });

  test('is taken from the level below where a tile is not there', async () => {
    const tour = tilesOf();
    const files = await paintedPictures(tour, 80);
    files.delete('2/u1_1.jpg');
    expect(await open(tour.scenes[0]?.panorama, files)).toMatchObject({ turn: 160 });
    files.delete('1/f0_0.jpg');
    expect(await open(tour.scenes[0]?.panorama, files)).toEqual({
      code: 'missingPicture',
      why: 'its picture 2/u1_1.jpg is not there',
    });
  });

  test('shows its background where tiles are missing on purpose', async () => {
    const tour = tilesOf({ missingTiles: '!' });
    const files = await paintedPictures(tour, 80);
    for (const name of files.keys()) if (name.startsWith('2/f')) files.delete(name);
    expect(frontOf(await open(tour.scenes[0]?.panorama, files))).toEqual([255, 255, 255]);
  });

  test('uses no larger level than it needs', async () => {
    const tour = tilesOf({ tileResolution: 512, maxLevel: 3, cubeResolution: 4096 });
    const { panorama } = tour.scenes[0] ?? {};
    const asked: string[] = [];
    if (panorama === undefined) throw new Error('It has no panorama.');
    const lookUp = (path: string) => {
      asked.push(path);
      return Promise.resolve(undefined);
    };
    await openPanorama(panorama, lookUp, pictureCodec);
    expect(asked).toEqual(['2/f0_0.jpg', '1/f0_0.jpg']);
  });
});

describe('a panorama of six pictures', () => {
  test('needs those that it names', async () => {
    const tour = readPannellum('{"type":"cubemap","cubeMap":["f.jpg","r.jpg","b.jpg","l.jpg",null,"d.jpg"]}');
    const files = await paintedPictures(tour);
    expect(await open(tour.scenes[0]?.panorama, files)).toMatchObject({ turn: 256 });
    files.delete('b.jpg');
    expect(await open(tour.scenes[0]?.panorama, files)).toEqual({
      code: 'missingPicture',
      why: 'its picture b.jpg is not there',
    });
    files.set('b.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0]));
    expect(await open(tour.scenes[0]?.panorama, files)).toEqual({
      code: 'brokenPicture',
      why: 'its picture b.jpg cannot be read',
    });
  });
});
