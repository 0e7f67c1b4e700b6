import { examineSnapshots } from '@vitrine/doctor/examine';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { readWorldArchive, writeWorldArchive } from '@vitrine/world-file';
import { describe, expect, test, vi } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { filesOf, importFiles, importFixture, importPainted } from '../../testing/import-tour.ts';
import { paintedPictures } from '../../testing/painted-pictures.ts';
import { pictureCodec } from '../node/picture-codec.ts';
import { readKrpano } from '../read/krpano.ts';
import { readPannellum } from '../read/pannellum.ts';
import { convertTour, tourToWorld } from './tour-to-world.ts';

const FIXTURES = ['pannellum', 'marzipano', 'krpano'];

/** Tours have no clips, and the panoramas of ours are small. */
const EXPECTED: ReadonlySet<string> = new Set(['missingClip', 'missingBackground', 'smallPanorama']);

function read(scenes: object, more: object = {}) {
  return readPannellum(JSON.stringify({ scenes, ...more }));
}

/** Every location that can be walked to from the start. */
function reachedIn({ worlds, transitions }: Snapshot): ReadonlySet<string> {
  const reached = new Set(worlds.flatMap(({ start }) => start ?? []));
  for (const location of reached)
    for (const { from, to } of transitions) if (from === location) reached.add(to);
  return reached;
}

describe('a world made of a tour', () => {
  test.each(FIXTURES)(
    'of %s has no finding but its transitions without clips and small panoramas, and can be walked',
    async (name) => {
      const world = await importFixture(name);
      expect(world.findings).toEqual([]);
      const { snapshots, reports } = await contentOf(world);
      const [snapshot] = Object.values(snapshots);
      if (snapshot === undefined) throw new Error('There is no content.');
      expect(reachedIn(snapshot).size).toBe(3);
      const findings = examineSnapshots({ snapshots: [snapshot], reports });
      expect(findings.filter(({ code }) => !EXPECTED.has(code))).toEqual([]);
      expect(findings.every(({ severity }) => severity === 'hint')).toBe(true);
      for (const { payloadId, hotspots } of snapshot.locations) {
        const transitionsOut = snapshot.transitions.flatMap(({ from, to }) =>
          from === payloadId ? [to] : [],
        );
        const targets = hotspots.flatMap(({ action }) => (action.kind === 'navigate' ? [action.target] : []));
        expect(new Set(targets)).toEqual(new Set(transitionsOut));
      }
    },
  );

  test.each(FIXTURES)('of %s is packed and unpacked as it is', async (name) => {
    const { worldFile, media } = await importFixture(name);
    const back = readWorldArchive(writeWorldArchive(worldFile, media));
    expect(back.worldFile).toEqual(worldFile);
    expect([...back.media.keys()].toSorted()).toEqual([...media.keys()].toSorted());
  });

  test('gives the pictures of a scene away before it opens the next one', async () => {
    const tour = read({ a: { panorama: 'a.png' }, b: { panorama: 'b.png' } });
    const { lookUp } = filesOf(await paintedPictures(tour));
    const events: string[] = [];
    await convertTour(
      tour,
      { set: (file) => events.push(`keeps ${file}`) },
      {
        lookUp: (path) => {
          events.push(`opens ${path}`);
          return lookUp(path);
        },
        codec: pictureCodec,
        locale: 'en',
      },
    );
    const second = events.indexOf('opens b.png');
    expect(events[0]).toBe('opens a.png');
    expect(events.slice(1, second)).toHaveLength(3);
    expect(events.slice(1, second).every((event) => event.startsWith('keeps '))).toBe(true);
    expect(events.slice(second + 1)).toHaveLength(3);
  });

  test('is the same each time', async () => {
    const [one, other] = [await importFixture('marzipano'), await importFixture('marzipano')];
    expect(writeWorldArchive(other.worldFile, other.media)).toEqual(
      writeWorldArchive(one.worldFile, one.media),
    );
  });

  test('keeps an equirectangular picture as it is, and makes one of cubes and tiles', async () => {
    const tour = read({
      whole: { panorama: 'whole.jpg' },
      part: { panorama: 'part.jpg', haov: 180, vaov: 90 },
      cube: { type: 'cubemap', cubeMap: ['f.jpg', 'r.jpg', 'b.jpg', 'l.jpg', 'u.jpg', 'd.jpg'] },
    });
    const pictures = await paintedPictures(tour);
    const { media, worldFile } = await importFiles(tour, filesOf(pictures));
    expect(media.get('whole-whole--panorama.jpg')).toEqual(pictures.get('whole.jpg'));
    expect(media.get('whole-part--panorama.jpg')).not.toEqual(pictures.get('part.jpg'));
    for (const [name, width] of [
      ['part', 512],
      ['cube', 256],
    ] as const) {
      const bytes = media.get(`whole-${name}--panorama.jpg`) ?? new Uint8Array();
      expect(await pictureCodec.decode(bytes, 9999)).toMatchObject({
        fullWidth: width,
        fullHeight: width / 2,
      });
    }
    expect(Object.keys(worldFile.media)).toHaveLength(9);
  });

  test('shows in 16:9 the middle of what it shows in 4:3', async () => {
    const { media } = await importPainted(read({ a: { panorama: 'a.jpg' } }));
    const [wide, high] = await Promise.all(
      ['a-a--16x9.jpg', 'a-a.jpg'].map((name) =>
        pictureCodec.decode(media.get(name) ?? new Uint8Array(), 9999),
      ),
    );
    expect(high?.width).toBe(wide?.width);
    expect((high?.width ?? 0) / (high?.height ?? 1)).toBe(4 / 3);
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBe(16 / 9);
  });

  test('gives every scene pictures of its own, whatever the scenes are called', async () => {
    const ids = ['x', 'x-16x9', 'x-panorama', 'x-info-1', 'x--16x9'];
    const tour = read(Object.fromEntries(ids.map((id) => [id, { panorama: `${id}.jpg` }])));
    const { worldFile, media } = await importPainted(tour);
    expect(Object.keys(worldFile.entries.locations ?? {})).toHaveLength(5);
    expect(Object.keys(worldFile.media)).toHaveLength(15);
    expect(media.size).toBe(15);
  });

  test('leaves out scenes whose pictures are not there or none, and the links to them', async () => {
    const tour = read(
      {
        a: { panorama: 'a.jpg', hotSpots: [{ sceneId: 'b' }, { sceneId: 'c' }] },
        b: { panorama: 'b.jpg' },
        c: { panorama: 'c.jpg' },
      },
      { firstScene: 'b' },
    );
    const pictures = await paintedPictures(tour);
    pictures.delete('b.jpg');
    pictures.set(
      'c.jpg',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    );
    const { worldFile, findings } = await importFiles(tour, filesOf(pictures));
    expect(Object.keys(worldFile.entries.locations ?? {})).toEqual(['b-a']);
    expect(worldFile.entries.worlds).toMatchObject({ b: { start_location_id: 'b-a' } });
    expect(worldFile.entries.transitions).toEqual({});
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      '“b” was left out: its picture b.jpg is not there.',
      '“c” was left out: its picture c.jpg cannot be read.',
      'The scene that the tour starts in was left out: it starts in “a”.',
      'A link of “a” leads to “b”, which was left out; it was left out as well.',
      'A link of “a” leads to “c”, which was left out; it was left out as well.',
    ]);
  });

  test('is refused when no scene can be shown', async () => {
    await expect(
      importFiles(read({ a: { panorama: 'a.jpg' }, b: { panorama: 'b.jpg' } }), filesOf(new Map())),
    ).rejects.toMatchObject({
      code: 'nothingLeft',
      message:
        'None of the 2 scenes has a picture that can be shown. “a” was left out: its picture a.jpg is not there.',
    });
  });

  test('looks at a picture once, however many hotspots show it', async () => {
    const hotSpots = Array.from({ length: 20 }, (_, index) => ({ text: `${index}`, image: 'cut.jpg' }));
    const tour = read({ a: { panorama: 'a.jpg', hotSpots } });
    const files = await paintedPictures(tour);
    const cut = Uint8Array.from([0xff, 0xd8, 0xff, 0]);
    const { lookUp } = filesOf(files.set('cut.jpg', cut));
    const decode = vi.fn<typeof pictureCodec.decode>(pictureCodec.decode);
    const codec = { ...pictureCodec, decode };
    const { findings } = await tourToWorld(tour, { lookUp, codec, locale: 'en' });
    expect(findings).toHaveLength(20);
    expect(decode.mock.calls.filter(([bytes]) => bytes === cut)).toHaveLength(1);
  });

  test('takes pictures and clips of hotspots along, if they are some', async () => {
    const hotSpots = [
      { text: 'Picture', image: 'i.jpg' },
      { text: 'Clip', video: 'v.mp4' },
      { text: 'Page', image: 'page.html' },
      { text: 'Gone', video: 'gone.mp4' },
      { text: 'Cut', image: 'cut.jpg' },
    ];
    const tour = read({ a: { panorama: 'a.jpg', hotSpots } });
    const files = await paintedPictures(tour);
    const clip = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom'), 0, 0]);
    files.set('i.jpg', files.get('a.jpg') ?? clip).set('v.mp4', clip);
    files.set('cut.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0]));
    files.set('page.html', new TextEncoder().encode('<script>alert(1)</script>'));
    const { worldFile, media, findings } = await importFiles(tour, filesOf(files));
    expect([...media.keys()].filter((name) => name.includes('info'))).toEqual([
      'a-a--info-1.jpg',
      'a-a--info-2.mp4',
    ]);
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      '“Page” in “a” was left out: its file page.html cannot be shown by browsers.',
      '“Gone” in “a” was left out: its file gone.mp4 is not there.',
      '“Cut” in “a” was left out: its file cut.jpg cannot be shown by browsers.',
    ]);
    expect(JSON.stringify(worldFile)).not.toContain('page.html');
  });

  test('says its own few words in the language of the tour', async () => {
    const tour = read({ a: { title: 'Halle', panorama: 'a.jpg' } });
    const { lookUp } = filesOf(await paintedPictures(tour));
    const { worldFile } = await tourToWorld(tour, {
      lookUp,
      codec: pictureCodec,
      locale: 'de',
      name: 'Werk',
      slug: 'das Werk',
    });
    expect(worldFile.locales).toEqual(['de']);
    expect(worldFile.entries.worlds).toMatchObject({ 'das-werk': { name: { de: 'Werk' } } });
    expect(worldFile.entries.locations).toMatchObject({
      'das-werk-a': { description: { de: 'Halle, zum Umsehen.' } },
    });
    expect(JSON.stringify(worldFile)).not.toMatch(/"en"|look around/i);
  });

  test('has no markup in any text, whatever the tour had', async () => {
    const evil =
      '<img src=x onerror=alert(1)><script>alert(1)</script>&lt;script>alert(1)&lt;/script> **bold** [x](javascript:alert(1))';
    const tour = readKrpano(
      `<krpano><scene name="a" title="${evil.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}"><image><sphere url="a.jpg"/></image><hotspot html="${evil.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}"/></scene></krpano>`,
    );
    const world = await importPainted(tour);
    expect(JSON.stringify(world.worldFile)).not.toMatch(/<[a-z/!]|onerror/i);
    const { snapshots } = await contentOf(world);
    const texts = (snapshots['en']?.articles ?? []).flatMap(({ sections }) =>
      sections.filter(({ kind }) => kind === 'text'),
    );
    // Blocks are shown literally: asterisks and brackets remain characters.
    expect(texts).toMatchObject([{ text: { format: 'blocks' } }]);
  });
});
