import { directionOnPicture } from '@vitrine/core/panorama/projection';
import { DEFAULT_START } from '@vitrine/core/world/panorama';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { vectorOf } from '../../testing/degrees-between.ts';
import { importFixture, importPainted } from '../../testing/import-tour.ts';
import { paintedRoom } from '../../testing/painted-pictures.ts';
import { pictureCodec } from '../node/picture-codec.ts';
import { readPannellum } from '../read/pannellum.ts';

function read(scenes: object) {
  return readPannellum(JSON.stringify({ scenes }));
}

/** To a tenth of a degree. */
function near(number: number): unknown {
  return expect.closeTo(number, 1);
}

describe('a scene of a tour', () => {
  test('makes a room of a scene, whose start view is that of the tour', async () => {
    const tour = read({
      a: {
        panorama: 'a.jpg',
        yaw: 30,
        pitch: -10,
        hfov: 80,
        hotSpots: [{ sceneId: 'b', yaw: 50, pitch: 5 }],
      },
      b: { panorama: 'b.jpg' },
    });
    const { worldFile } = await importPainted(tour);
    expect(worldFile.entries.locations).toMatchObject({
      'a-a': {
        background: [
          { key: 'default_background_4x3', image: 'a-a.jpg' },
          { key: 'default_background_16x9', image: 'a-a--16x9.jpg' },
        ],
        panorama: { picture: 'a-a--panorama.jpg', yaw: 30, pitch: -10, field_of_view: 80 },
      },
      // The width that Pannellum itself begins with.
      'a-b': { panorama: { picture: 'a-b--panorama.jpg', yaw: 0, pitch: 0, field_of_view: 100 } },
    });
    expect(worldFile.entries.articles).toEqual({});
  });

  test('has every link and text where it was, also behind the visitor', async () => {
    const { snapshots } = await contentOf(await importFixture('pannellum'));
    const hall = snapshots['en']?.locations.find(({ title }) => title === 'Hall');
    expect(hall?.panorama).toMatchObject({
      picture: { width: 256, height: 128, alternativeText: 'Panorama: Hall' },
      start: { yaw: 0, pitch: 0, fieldOfView: 100 },
    });
    const start = hall?.panorama?.start ?? DEFAULT_START;
    const found = hall?.hotspots.map(({ title, direction, action, placement }) => ({
      title,
      direction,
      action: action.kind,
      isBehind: placement.inPanorama !== undefined,
      at: placement.inPanorama ?? directionOnPicture(placement.on4x3, start),
    }));
    expect(found).toEqual([
      {
        title: 'Kitchen',
        direction: 'forward',
        action: 'navigate',
        isBehind: false,
        at: { yaw: near(20), pitch: near(-5) },
      },
      {
        title: 'Garden',
        direction: 'forward',
        action: 'navigate',
        isBehind: true,
        at: { yaw: near(-120), pitch: near(0) },
      },
      {
        title: 'A clock of 1890 that still strikes the hour.',
        direction: undefined,
        action: 'openArticle',
        isBehind: false,
        at: { yaw: near(-15), pitch: near(8) },
      },
    ]);
  });

  test('shows in its picture what its panorama shows in its start view', async () => {
    const tour = read({ a: { panorama: 'a.jpg', yaw: 100, pitch: 20, hfov: 70 } });
    const { media } = await importPainted(tour);
    const picture = await pictureCodec.decode(media.get('a-a.jpg') ?? new Uint8Array(), 9999);
    const room = paintedRoom(0);
    for (const [x, y] of [
      [10, 10],
      [50, 50],
      [90, 20],
      [30, 80],
    ] as const) {
      const direction = directionOnPicture({ x, y }, { yaw: 100, pitch: 20, fieldOfView: 70 });
      const colour = new Uint8Array(3);
      room(...vectorOf(direction), colour, 0);
      const at =
        (Math.floor((y / 100) * picture.height) * picture.width + Math.floor((x / 100) * picture.width)) * 3;
      const off = [...colour].map((level, part) => Math.abs(level - (picture.pixels[at + part] ?? 0)));
      expect(Math.max(...off)).toBeLessThanOrEqual(5);
    }
  });
});
