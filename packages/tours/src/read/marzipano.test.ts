import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import { TourError } from '../tour-error.ts';
import { readMarzipano } from './marzipano.ts';

function scene(id: string, more: object = {}) {
  return {
    id,
    name: id,
    levels: [{ tileSize: 512, size: 512 }],
    ...more,
  };
}

function read(scenes: readonly unknown[], at?: string) {
  return readMarzipano(`var APP_DATA = ${JSON.stringify({ scenes, name: 'Works' })};\n`, at);
}

describe('a Marzipano tour', () => {
  test('is read in degrees, upwards, with the field of view from top to bottom', () => {
    const { title, start, scenes, findings } = read([
      scene('0-a', {
        initialViewParameters: { yaw: Math.PI / 2, pitch: 0.5, fov: 1 },
        linkHotspots: [{ yaw: -Math.PI / 2, pitch: -0.25, rotation: 18.85, target: '1-b' }],
        infoHotspots: [{ yaw: 0, pitch: 0, title: 'Clock', text: 'It&nbsp;<i>strikes</i>.' }],
      }),
      scene('1-b'),
    ]);
    expect({ title, start, findings }).toEqual({ title: 'Works', start: '0-a', findings: [] });
    expect(scenes[0]?.view.yaw).toBeCloseTo(90);
    expect(scenes[0]?.view.pitch).toBeCloseTo(-28.648, 3);
    expect(scenes[0]?.view.fieldOfView).toEqual({ degrees: 180 / Math.PI, axis: 'vertical' });
    expect(scenes[0]?.links).toMatchObject([{ title: '', target: '1-b' }]);
    expect(scenes[0]?.links[0]?.yaw).toBeCloseTo(-90);
    expect(scenes[0]?.links[0]?.pitch).toBeCloseTo(14.324, 3);
    expect(scenes[0]?.infos).toEqual([{ yaw: 0, pitch: 0, title: 'Clock', text: 'It strikes.' }]);
    expect(scenes[1]?.view.fieldOfView.degrees).toBeCloseTo(90);
  });

  test('counts the fallback among its levels, and takes no tiles from it', () => {
    const { scenes } = read(
      [
        scene('0-a', {
          levels: [
            { tileSize: 256, size: 256, fallbackOnly: true },
            { tileSize: 512, size: 512 },
            { tileSize: 512, size: 1024 },
          ],
        }),
      ],
      'site/app-files/data.js',
    );
    const panorama = scenes[0]?.panorama;
    if (panorama?.kind !== 'tiles') throw new Error('It has no tiles.');
    expect(panorama.levels.map(({ size }) => size)).toEqual([512, 1024]);
    expect(panorama.levels[0]?.tile('up', 0, 0)).toBe('site/app-files/tiles/0-a/1/u/0/0.jpg');
    expect(panorama.levels[1]?.tile('left', 1, 0)).toBe('site/app-files/tiles/0-a/2/l/1/0.jpg');
  });

  test('finds the tiles of a scene whatever signs its id has', () => {
    const { scenes } = read([scene('a?b#c %41')]);
    const panorama = scenes[0]?.panorama;
    expect(panorama?.kind === 'tiles' && panorama.levels[0]?.tile('front', 0, 0)).toBe(
      'tiles/a?b#c %41/0/f/0/0.jpg',
    );
  });

  test('stays in its folder, whatever its ids are', () => {
    const { scenes, findings } = read([scene('../../..'), scene('a/../../../../b')]);
    for (const { panorama } of scenes) {
      const path = panorama?.kind === 'tiles' ? panorama.levels[0]?.tile('front', 0, 0) : undefined;
      expect(path ?? 'tiles').not.toMatch(/^(?!tiles|\d)/);
    }
    expect(findings.map(({ code }) => code)).toEqual(['unsafePath', 'unsafePath']);
  });

  test.each([
    '/* licence */ var data = {"scenes":[]}',
    '// a\n// b\nwindow.APP_DATA = {"scenes":[]};',
    '\uFEFFconst APP_DATA={"scenes":[]};',
    '{"scenes":[]}',
    'export default {scenes: []}',
    "module.exports = {'scenes': []};",
  ])('is found in %s', (text) => {
    expect(() => readMarzipano(text)).toThrow('The Marzipano tour has no scenes.');
  });

  test.each([
    ['alert(1)', 'The Marzipano tour has no scenes that can be read.'],
    ['var APP_DATA = load("x")', 'The Marzipano tour has no scenes that can be read.'],
    ['var APP_DATA = {"scenes":[]}; alert(1)', 'The Marzipano tour has no scenes.'],
    ['var APP_DATA = {scenes: [alert(1)]}', 'The Marzipano tour, scene 1 is not such a tour.'],
    ['/* never closed', 'The Marzipano tour cannot be read, line 1: a comment is not closed.'],
    ['var APP_DATA = {\n scenes: [\n"x', 'The Marzipano tour cannot be read, line 3: a text is not closed.'],
    ['', 'The Marzipano tour has no scenes that can be read.'],
  ])('is refused, not run: %s', (text, sentence) => {
    expect(() => readMarzipano(text)).toThrow(TourError);
    expect(() => readMarzipano(text)).toThrow(sentence);
  });

  test('is read as people change it: bare names, quotes, commas, comments, joined texts', () => {
    const { scenes, findings } = readMarzipano(`
      /* changed by hand */
      "use strict";
      const NAME = 'Hall' + " of fame"; // joined
      window.APP_DATA = {
        scenes: [
          {
            id: '0-hall', name: NAME,
            levels: [{ tileSize: 0x200, size: 512., }],
            initialViewParameters: { yaw: .5, pitch: -0., fov: undefined },
            linkHotspots: [{ yaw: 1, pitch: 0, target: \`1-yard\` }],
            infoHotspots: [{ yaw: 0, pitch: 0, title: 'It\\'s here', text: 'A' + 'B', onclick: function () { alert(1); } }],
          },
          { "id": "1-yard", "name": "Yard", levels: [{ tileSize: 512, size: 512 }] },
        ],
        name: "Works",
      };
      if (typeof module !== 'undefined') module.exports = window.APP_DATA;
    `);
    expect(scenes).toMatchObject([
      {
        title: 'Hall of fame',
        panorama: { levels: [{ size: 512, tileSize: 512 }] },
        links: [{ target: '1-yard' }],
        infos: [{ title: 'It’s here'.replace('’', "'"), text: 'AB' }],
      },
      { title: 'Yard' },
    ]);
    expect(findings).toEqual([
      {
        severity: 'warning',
        code: 'script',
        scene: '0-hall',
        sentence:
          '“Hall of fame” computes “infoHotspots.0.onclick” by a script, which is not run; it was left out.',
      },
    ]);
  });

  test('takes over what people add: pictures, films, frames, names, sounds and lists of their own', () => {
    const { scenes, findings } = read([
      scene('0-hall', {
        name: 'Hall',
        audio: 'hum.mp3',
        infoHotspots: [{ yaw: 0, pitch: 0, title: 'Vase', text: 'Old.', image: 'vase.jpg', video: 'v.mp4' }],
        imageHotspots: [{ yaw: 0, pitch: 0, src: 'i.jpg' }],
        videoHotspots: [{ yaw: 0, pitch: 0, url: 'v.mp4' }],
        iframeHotspots: [{ yaw: 0, pitch: 0, url: 'https://a.example/map' }],
        audioHotspots: [{ yaw: 0, pitch: 0, audio: 'a.mp3', title: 'Voice' }],
        nameHotspots: [{ yaw: 0, pitch: 0, name: 'Old door' }],
        linkHotspots: [{ yaw: 0, pitch: 0, target: '1-yard', title: 'To the yard', mood: 'glad' }],
      }),
      scene('1-yard'),
    ]);
    expect(scenes[0]?.infos).toMatchObject([
      {
        title: 'Vase',
        text: 'Old.',
        attachments: [
          { kind: 'picture', file: 'vase.jpg' },
          { kind: 'clip', file: 'v.mp4' },
        ],
      },
      { title: 'Hall', picture: 'i.jpg' },
      { title: 'Hall', clip: 'v.mp4' },
      { title: 'Hall', attachments: [{ kind: 'embed', address: 'https://a.example/map' }] },
      { title: 'Voice' },
      { title: 'Old door' },
    ]);
    expect(scenes[0]?.links).toMatchObject([{ title: 'To the yard', target: '1-yard' }]);
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      '“Hall” has the field “audio”, whose meaning is not known; it was left out.',
      '“Hall” in “Hall” shows a page of a.example in a frame: visitors get a link to it until that host is listed under “Sites that may be embedded”.',
      '“Voice” in “Hall” plays the sound a.mp3, which hotspots cannot; it was left out.',
      'A hotspot of “Hall” has the field “mood”, whose meaning is not known; it was left out.',
    ]);
  });

  test('is refused by nothing but a TourError, whatever the JSON is', () => {
    const keys = fc.constantFrom(
      'scenes',
      'id',
      'levels',
      'size',
      'tileSize',
      'linkHotspots',
      'target',
      'yaw',
      'initialViewParameters',
      '__proto__',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.oneof(fc.string(), fc.double(), fc.constant(null)),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(keys, tie('tree'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (scenes) => {
        expect(refusalOf(() => read(scenes))?.message ?? 'A sentence.').toMatch(/\.$/);
      }),
      { numRuns: 1000 },
    );
  });
});
