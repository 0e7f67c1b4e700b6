import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfiguration, readHotspot, SCENE } from './pannellum.fixture.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { TourError } from '../tour-error.ts';
import { readPannellum } from './pannellum.ts';

describe('a Pannellum tour', () => {
  test('is read with the defaults of the viewer', () => {
    const { title, start, scenes, findings } = readConfiguration({ scenes: { a: SCENE } });
    expect({ title, start, findings }).toEqual({ title: '', start: 'a', findings: [] });
    expect(scenes[0]).toEqual({
      id: 'a',
      title: 'a',
      panorama: { kind: 'equirectangular', file: 'a.jpg', fill: [0, 0, 0] },
      view: { yaw: 0, pitch: 0, fieldOfView: { degrees: 100, axis: 'horizontal' } },
      links: [],
      infos: [],
    });
  });

  test('takes default, then the scene, then the top level', () => {
    const { scenes } = readConfiguration({
      default: { yaw: 1, pitch: 1, hfov: 60, author: 'Ann' },
      scenes: { a: { ...SCENE, yaw: 2, pitch: 2 } },
      pitch: 3,
    });
    expect(scenes[0]?.view).toEqual({ yaw: 2, pitch: 3, fieldOfView: { degrees: 60, axis: 'horizontal' } });
    expect(scenes[0]?.author).toBe('Ann');
  });

  test('starts at firstScene, at the top or among the defaults', () => {
    const scenes = { a: SCENE, b: SCENE, c: SCENE };
    expect(readConfiguration({ default: { firstScene: 'b' }, scenes }).start).toBe('b');
    expect(readConfiguration({ default: { firstScene: 'b' }, scenes, firstScene: 'c' }).start).toBe('c');
    const lost = readConfiguration({ default: { firstScene: 'nowhere' }, scenes });
    expect(lost.start).toBe('a');
    expect(lost.findings).toMatchObject([{ code: 'startScene' }]);
  });

  test('is a single scene without scenes, with a byte order mark before it', () => {
    const { scenes, start } = readPannellum(`\uFEFF${JSON.stringify({ title: 'Pond', panorama: 'a.jpg' })}`);
    expect(scenes).toMatchObject([{ id: 'panorama', title: 'Pond' }]);
    expect(start).toBe('panorama');
  });

  test('does with a hotspot what is there, not what its type says', () => {
    const everything = {
      type: 'scene',
      text: 'Here',
      sceneId: 'b',
      URL: 'https://a.example/',
      image: 'i.jpg',
      video: 'v.mp4',
    };
    expect(readHotspot(everything).infos).toMatchObject([{ clip: 'v.mp4' }]);
    expect(readHotspot({ ...everything, video: undefined }).infos).toMatchObject([{ picture: 'i.jpg' }]);
    expect(readHotspot({ ...everything, video: undefined, image: undefined }).infos).toMatchObject([
      { address: 'https://a.example/' },
    ]);
    for (const opened of [{ video: 'v.mp4' }, { image: 'i.jpg' }, { URL: 'https://a.example/' }]) {
      expect(readHotspot({ text: 'Here', sceneId: 'b', ...opened }).links).toEqual([]);
    }
    expect(readHotspot({ type: 'info', text: 'Here', sceneId: 'b' })).toMatchObject({
      links: [{ title: 'Here', target: 'b' }],
      infos: [],
    });
  });

  test.each(['page.html', '/page', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
    'opens web pages alone, not %s',
    (URL) => {
      const { infos, findings } = readHotspot({ text: 'Here', URL });
      expect(infos).toEqual([{ yaw: 0, pitch: 0, title: 'Here', text: '' }]);
      expect(findings).toMatchObject([{ code: 'brokenAddress' }]);
    },
  );

  test('opens mail addresses and telephone numbers as well', () => {
    expect(readHotspot({ text: 'Here', URL: 'mailto:a@b.example' }).infos).toMatchObject([
      { address: 'mailto:a@b.example' },
    ]);
    expect(readHotspot({ text: 'Here', URL: 'tel:+49 30 1' }).infos).toMatchObject([
      { address: 'tel:+49 30 1' },
    ]);
  });

  test('takes numbers that are texts, 0 for none, and hotspots that are no list', () => {
    expect(readHotspot({ yaw: '270', pitch: '-4.5', sceneId: 'b' }).links).toMatchObject([
      { yaw: -90, pitch: -4.5 },
    ]);
    expect(readHotspot({ yaw: 'east', pitch: null, sceneId: 'b' }).links).toMatchObject([
      { yaw: 0, pitch: 0 },
    ]);
    const { scenes } = readConfiguration({
      scenes: { a: { ...SCENE, hotSpots: { x: { sceneId: 'b' } } }, b: SCENE },
    });
    expect(scenes[0]?.links).toHaveLength(1);
  });

  test('makes a heading of the first sentence of a long text', () => {
    const text =
      'A clock of 1890 that still strikes. It came here by boat, and nobody has wound it since spring.';
    expect(readHotspot({ text }).infos).toMatchObject([
      { title: 'A clock of 1890 that still strikes.', text },
    ]);
    expect(readHotspot({ text: 'A clock.' }).infos).toMatchObject([{ title: 'A clock.', text: '' }]);
  });

  test('finds its pictures from its folder, with the base path before them', () => {
    const { scenes, findings } = readConfiguration(
      {
        basePath: 'img/',
        scenes: {
          a: SCENE,
          b: { panorama: '../up.jpg' },
          c: { panorama: '../../out.jpg' },
          d: { panorama: 'https://a.example/p.jpg' },
        },
      },
      'tour/tour.json',
    );
    expect(scenes.map(({ panorama }) => panorama?.kind === 'equirectangular' && panorama.file)).toEqual([
      'tour/img/a.jpg',
      'tour/up.jpg',
      'out.jpg',
      false,
    ]);
    expect(findings).toMatchObject([{ code: 'remoteFile', scene: 'd' }]);
    expect(readConfiguration({ scenes: { a: { panorama: '../out.jpg' } } }).findings).toMatchObject([
      { code: 'unsafePath' },
    ]);
  });

  test('reads partial panoramas, cubes and tiles', () => {
    const { scenes } = readConfiguration({
      scenes: {
        part: { ...SCENE, haov: 149.87, vaov: 54.15, vOffset: 1.17, backgroundColor: [1, 0.5, 0] },
        cube: { type: 'cubemap', cubeMap: ['f', 'r', null, 'l', 'u', 'd'] },
        tiles: {
          type: 'multires',
          multiRes: {
            basePath: 't',
            path: '/%l/%s%y_%x',
            extension: 'png',
            tileResolution: 512,
            maxLevel: 3,
            cubeResolution: 1904,
          },
        },
      },
    });
    expect(scenes[0]?.panorama).toEqual({
      kind: 'equirectangular',
      file: 'a.jpg',
      cover: { across: 149.87, high: 54.15, middle: 1.17 },
      fill: [255, 128, 0],
    });
    expect(scenes[1]?.panorama).toMatchObject({
      faces: { front: 'f', right: 'r', left: 'l', up: 'u', down: 'd' },
    });
    const tiles = scenes[2]?.panorama;
    if (tiles?.kind !== 'tiles') throw new Error('It has no tiles.');
    expect(tiles.levels.map(({ size }) => size)).toEqual([476, 952, 1904]);
    expect(tiles.levels[2]?.tile('down', 3, 1)).toBe('t/3/d3_1.png');
  });

  test('cuts a text that is longer than any article', () => {
    const { infos, findings } = readHotspot({ text: 'word '.repeat(5000) });
    expect(infos[0]?.text.length).toBeLessThanOrEqual(20_000);
    expect(findings).toEqual([
      {
        severity: 'warning',
        code: 'textCut',
        scene: 'a',
        sentence: 'A text of “a” has 25000 characters; it was cut after 20000.',
      },
    ]);
  });

  test('says what cannot be taken over', () => {
    const { scenes, findings } = readConfiguration({
      scenes: {
        video: { panorama: 'v.mp4', dynamic: true },
        odd: { type: 'fisheye' },
        arrival: {
          ...SCENE,
          horizonRoll: 3,
          hotSpots: [
            { sceneId: 'odd', targetYaw: 'sameAzimuth' },
            { sceneId: 'gone' },
            { sceneId: 'arrival' },
            {},
          ],
        },
      },
    });
    expect(scenes.map(({ panorama }) => panorama !== undefined)).toEqual([false, false, true]);
    expect(findings.map(({ code }) => code)).toEqual([
      'unsupportedPanorama',
      'unsupportedPanorama',
      'horizon',
      'arrivalView',
      'emptyHotspot',
      'danglingLink',
      'selfLink',
    ]);
  });

  test('is refused by nothing but a TourError, whatever the JSON is', () => {
    const keys = fc.constantFrom(
      'scenes',
      'default',
      'a',
      'hotSpots',
      'panorama',
      'multiRes',
      'type',
      'yaw',
      'sceneId',
      'cubeMap',
      'firstScene',
      '__proto__',
      'constructor',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.oneof(
          fc.string(),
          fc.double(),
          fc.boolean(),
          fc.constant(null),
          fc.constantFrom('multires', 'cubemap', 'a'),
        ),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(keys, tie('tree'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(refusalOf(() => readConfiguration(value))?.message ?? 'A sentence.').toMatch(/\.$/);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readPannellum(text)).toThrow(TourError);
      }),
    );
  });
});
