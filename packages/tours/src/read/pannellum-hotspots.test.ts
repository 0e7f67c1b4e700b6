import { describe, expect, test } from 'vitest';
import { readConfiguration, readHotspot, SCENE } from './pannellum.fixture.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { readPannellum } from './pannellum.ts';

describe('the hotspots of a Pannellum tour', () => {
  test('takes over what people add to hotspots, and says what it does not know', () => {
    const { infos, findings } = readHotspot({
      text: 'Vase',
      audio: 'a.mp3',
      iframe: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      image: 'vase.jpg',
      createTooltipFunc: 'hotspot',
      createTooltipArgs: { mood: 'glad' },
      cssClass: 'red',
    });
    expect(infos).toMatchObject([
      {
        title: 'Vase',
        attachments: [
          { kind: 'picture', file: 'vase.jpg' },
          { kind: 'embed', address: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
        ],
      },
    ]);
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'A hotspot of “a” has the field “createTooltipArgs”, whose meaning is not known; it was left out.',
      '“Vase” in “a” plays the sound a.mp3, which hotspots cannot; it was left out.',
    ]);
    expect(readHotspot({ createTooltipArgs: 'Old oak' }).infos).toMatchObject([{ title: 'Old oak' }]);
  });

  test('names what an arrow cannot show', () => {
    const { links, findings } = readHotspot({
      sceneId: 'b',
      text: 'Yard <img src="yard.jpg"> <a href="https://a.example">more</a>',
    });
    expect(links).toMatchObject([{ title: 'Yard more' }]);
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'The link “Yard more” of “a” has a picture (yard.jpg), which arrows cannot show; it was left out.',
      'The link “Yard more” of “a” has a link (https://a.example), which arrows cannot show; it was left out.',
    ]);
  });

  test('counts what is left out for the same reason', () => {
    const { findings } = readConfiguration({
      scenes: { hall: { ...SCENE, hotSpots: [{}, {}, {}, { sceneId: 'x' }] } },
    });
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'A hotspot of “Hall” says and opens nothing; it was left out (3 times).',
      'A link of “Hall” leads to “x”, which is no scene of the tour; it was left out.',
    ]);
  });

  test('names the file and the scene in which something is wrong', () => {
    expect(refusalOf(() => readPannellum('{"scenes": {\n "a": {x} }}', 'site/tour.json'))?.message).toBe(
      'The Pannellum tour in site/tour.json cannot be read, line 2: it has the word “x} }}” where a value belongs.',
    );
  });
});
