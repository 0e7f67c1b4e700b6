import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import { readKrpano } from './krpano.ts';

const IMAGE = '<image><sphere url="a.jpg"/></image>';

function read(inside: string, at?: string) {
  return readKrpano(`<krpano title="Mill">${inside}</krpano>`, at);
}

function hotspot(attributes: string, before = '') {
  const { scenes, findings } = read(
    `${before}<scene name="a">${IMAGE}<hotspot ath="10" atv="5" ${attributes}/></scene><scene name="b">${IMAGE}</scene>`,
  );
  return {
    links: scenes[0]?.links ?? [],
    infos: scenes[0]?.infos ?? [],
    codes: findings.map(({ code }) => code),
  };
}

function panorama(image: string) {
  return read(`<scene name="a"><image ${image}</image></scene>`, 'tour/tour.xml').scenes[0]?.panorama;
}

describe('a krpano tour', () => {
  test('is read in degrees upwards, whatever the case of its names', () => {
    const { title, start, scenes, findings } = read(
      `<SCENE name="A" title="Wheel"><VIEW hlookat="200" vlookat="10" fovtype="HFOV" fov="80"/>${IMAGE}
       <hotspot ath="-10" atv="-20" linkedscene="B"/></SCENE><scene name="b">${IMAGE}</scene>`,
    );
    expect({ title, start, findings }).toEqual({ title: 'Mill', start: 'a', findings: [] });
    expect(scenes[0]).toMatchObject({
      id: 'a',
      title: 'Wheel',
      view: { yaw: -160, pitch: -10, fieldOfView: { degrees: 80, axis: 'horizontal' } },
      links: [{ yaw: -10, pitch: 20, target: 'b' }],
    });
    expect(scenes[1]?.view).toEqual({ yaw: 0, pitch: 0, fieldOfView: { degrees: 90, axis: 'vertical' } });
  });

  test('is a single scene without scenes', () => {
    expect(read(`<view hlookat="5"/>${IMAGE}`).scenes).toMatchObject([{ id: 'panorama', view: { yaw: 5 } }]);
  });

  test('takes the field of view along the diagonal for one across', () => {
    const { scenes } = read(`<scene name="a"><view fovtype="DFOV" fov="90"/>${IMAGE}</scene>`);
    expect(scenes[0]?.view.fieldOfView.degrees).toBeCloseTo(77.32, 2);
  });

  test.each([
    ['linkedscene="b"', []],
    ['onclick="loadscene(b)"', []],
    ['onclick="loadscene(\'b\', null, MERGE, BLEND(1));"', []],
    ['onclick="hide(this); loadscene(b); show(this);"', ['script']],
    ['style="x|y"', []],
  ])('leads to a scene with %s', (attributes, codes) => {
    const found = hotspot(attributes, '<style name="X" linkedscene="a"/><style name="y" linkedscene="b"/>');
    expect(found).toMatchObject({ links: [{ yaw: 10, pitch: -5, target: 'b' }], codes });
  });

  test.each([
    ['linkedscene="b" linkedscene_lookat="100,20,60"', { yaw: 100, pitch: -20, fieldOfView: 60 }],
    ['linkedscene="b" linkedscene_lookat="-190"', { yaw: 170 }],
    [
      'onclick="loadscene(b, \'view.hlookat=90&amp;view.vlookat=-5&amp;view.fov=80\', MERGE)"',
      { yaw: 90, pitch: 5, fieldOfView: 80 },
    ],
    ['onclick="loadscene(b, view.hlookat=get(h), MERGE)"', undefined],
    ['linkedscene="b"', undefined],
  ])('arrives where it says: %s', (attributes, arrival) => {
    expect(hotspot(attributes).links[0]?.arrival).toEqual(arrival);
  });

  test.each([
    'onclick="if(device.desktop, loadscene(b))"',
    'onclick="loadscene(get(target))"',
    'onclick="loadscene(%1)"',
    'onclick="loadscene(a); loadscene(b)"',
    'onclick="js(alert(1))"',
    'onclick="jscall(calc(alert(1)))"',
  ])('runs nothing: %s', (attributes) => {
    expect(hotspot(attributes)).toMatchObject({ links: [], infos: [], codes: ['script', 'emptyHotspot'] });
  });

  test('opens web pages, and nothing that runs', () => {
    expect(hotspot('onclick="openurl(https://a.example/, _blank)"').infos).toMatchObject([
      { address: 'https://a.example/' },
    ]);
    expect(hotspot('onclick="openurl(javascript:alert, _self)"')).toMatchObject({
      infos: [],
      codes: ['brokenAddress'],
    });
    expect(hotspot('tooltip="Oak" text="Cut in &lt;b&gt;1783&lt;/b&gt;."').infos).toMatchObject([
      { title: 'Oak', text: 'Cut in 1783.' },
    ]);
  });

  test.each([
    ['videourl="%SWFPATH%/v.mp4|v.webm" url="videoplayer.js"', { clip: 'v.mp4' }],
    ['url="v.mp4" distorted="true"', { clip: 'v.mp4' }],
    ['url="photos/door.jpg" distorted="true"', { picture: 'photos/door.jpg' }],
    ['tooltip="Door" onclick="showpicture(photos/door.jpg);"', { title: 'Door', picture: 'photos/door.jpg' }],
    ['tooltip="Door" onclick="openurl(\'door.png\', _blank)"', { title: 'Door', picture: 'door.png' }],
    ['tooltip="Film" onclick="play_film(\'v.mp4\', 640, 480)"', { title: 'Film', clip: 'v.mp4' }],
    [
      'html="[b]Oak[/b] of 1783 [img src=\'oak.jpg\'/]"',
      { title: 'Oak of 1783', attachments: [{ kind: 'picture', file: 'oak.jpg' }] },
    ],
    ['tooltip="Oak" text="[1783]"', { title: 'Oak', text: '[1783]' }],
  ])('shows pictures and films: %s', (attributes, info) => {
    expect(hotspot(attributes)).toMatchObject({ links: [], infos: [info], codes: [] });
  });

  test('takes the sign of a hotspot for no picture, and says what it does not know', () => {
    expect(hotspot('url="skin/sign.png"')).toMatchObject({ infos: [], codes: ['emptyHotspot'] });
    expect(hotspot('url="sign.png" tooltip="Oak"').infos).toEqual([
      { yaw: 10, pitch: -5, title: 'Oak', text: '' },
    ]);
    expect(hotspot('tooltip="Oak" audiourl="oak.mp3"').codes).toEqual(['unknownField']);
  });

  test('places a polygon at its middle, also across the back', () => {
    const { scenes } = read(
      `<scene name="a">${IMAGE}<hotspot tooltip="Door"><point ath="170" atv="-10"/><point ath="-170" atv="-10"/><point ath="-170" atv="10"/><point ath="170" atv="10"/></hotspot></scene>`,
    );
    expect(scenes[0]?.infos).toMatchObject([{ yaw: 180, pitch: 0 }]);
  });

  test('reads spheres, cubes, tiles and the tiles of older versions', () => {
    expect(panorama('><sphere url="%FIRSTXML%/a.jpg"/>')).toMatchObject({ file: 'tour/a.jpg' });
    expect(panorama('hfov="180" vfov="60" voffset="5"><sphere url="a.jpg"/>')).toMatchObject({
      cover: { across: 180, high: 60, middle: -5 },
    });
    expect(panorama('><cube url="p/%s.jpg"/>')).toMatchObject({
      faces: { front: 'tour/p/f.jpg', left: 'tour/p/l.jpg' },
    });
    expect(panorama('><mobile><cube url="m/%s.jpg"/></mobile>')).toMatchObject({
      faces: { up: 'tour/m/u.jpg' },
    });
    expect(panorama('><left url="1.jpg"/><front url="2.jpg"/>')).toMatchObject({
      faces: { left: 'tour/1.jpg', front: 'tour/2.jpg' },
    });
    const tiles = panorama(
      'cubelabels="L|F|R|B|U|D"><cube url="p/%s/l%l/%0v/%00h.jpg" multires="512,640,1280"/>',
    );
    if (tiles?.kind !== 'tiles') throw new Error('It has no tiles.');
    expect(tiles.levels.map(({ size, tileSize }) => [size, tileSize])).toEqual([
      [640, 512],
      [1280, 512],
    ]);
    expect(tiles.levels[1]?.tile('back', 0, 2)).toBe('tour/p/B/l2/01/003.jpg');
    const older = panorama(
      'tilesize="256"><level tiledimagewidth="300"><cube url="p/%s_%v_%h.jpg"/></level>',
    );
    expect(older?.kind === 'tiles' && older.levels[0]?.tile('down', 1, 1)).toBe('tour/p/d_2_2.jpg');
  });

  test.each([
    '<cylinder url="a.jpg"/>',
    '<sphere url="plugin:video"/>',
    '<sphere url="a.mp4"/>',
    '<cube url="p/%s_%v_%h.jpg"/>',
  ])('says that it cannot take over %s', (image) => {
    const { scenes, findings } = read(`<scene name="a"><image>${image}</image></scene>`);
    expect(scenes[0]?.panorama).toBeUndefined();
    expect(findings).toMatchObject([{ severity: 'warning', code: 'unsupportedPanorama', scene: 'a' }]);
  });

  test.each(['><cylinder url="a.jpg"/>', 'type="CYLINDER"><left url="a.jpg"/>'])(
    'calls a cylinder one: %s',
    (image) => {
      const { findings } = read(`<scene name="a"><image ${image}</image></scene>`);
      expect(findings[0]?.sentence).toBe(
        '“a” is a cylinder panorama, which is not taken over: save it as an equirectangular picture.',
      );
    },
  );

  test('reads no other file', () => {
    const { findings } = read(`<include url="../../etc/passwd"/><scene name="a">${IMAGE}</scene>`);
    expect(findings).toMatchObject([{ severity: 'note', code: 'include' }]);
  });

  test('is refused by nothing but a TourError, whatever the XML is', () => {
    const pieces = fc.constantFrom(
      '<scene name="a">',
      '</scene>',
      '<image>',
      '</image>',
      '<cube url="%s" multires="1,2"/>',
      '<sphere url="a"/>',
      '<hotspot onclick="((;loadscene(a)"/>',
      '<view fov="x"/>',
      '&amp;',
      '<',
      '>',
      '"',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        expect(refusalOf(() => read(parts.join('')))?.message ?? 'A sentence.').toMatch(/\.$/);
      }),
      { numRuns: 1000 },
    );
  });
});
