import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf, generatedScenes, markupOf, referenceOf } from '../testing/generated-tours.ts';
import type { GeneratedHotspot, GeneratedPart, GeneratedScene } from '../testing/generated-tours.ts';
import { filesOf } from '../testing/import-tour.ts';
import { degreesOf, directionOf, radiansOf } from './angles.ts';
import type { PictureCodec } from './pictures/codec.ts';
import { readTour } from './read/read-tour.ts';
import { TourError } from './tour-error.ts';
import type { Direction } from './tour.ts';
import { tourToWorld } from './world/tour-to-world.ts';
import type { TourWorld } from './world/tour-to-world.ts';

/** Pictures are none but their first bytes, and a mark. */
const codec: PictureCodec = {
  decode: () =>
    Promise.resolve({ width: 2, height: 2, fullWidth: 64, fullHeight: 64, pixels: new Uint8Array(12) }),
  encode: () => Promise.resolve(JPEG),
};
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff]);
const MP4 = new TextEncoder().encode('\0\0\0\u0018ftypisom');

const FACES = ['f', 'r', 'b', 'l', 'u', 'd'];

interface Written {
  readonly file: string;
  readonly text: string;
  readonly tile: (scene: number, level: number, face: string, row: number, column: number) => string;
}

function targetOf(scenes: readonly GeneratedScene[], target: number | undefined): string | undefined {
  return target === undefined ? undefined : (scenes[target]?.id ?? 'gone');
}

/** A script that a person wrote: no quotes where they can be left out, commas at the ends. */
function asScript(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => `${asScript(item)},`).join(' /* next */ ')}]`;
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}' + ''`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${members
    .map(([key, item]) => `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}: ${asScript(item)},`)
    .join('\n')}}`;
}

function pannellum(scenes: readonly GeneratedScene[]): Written {
  const config = {
    default: { firstScene: scenes[0]?.id, title: 'Mill' },
    scenes: Object.fromEntries(
      scenes.map(({ id, title, hotspots, sizes }, index) => [
        id,
        {
          ...(title !== '' && { title }),
          type: 'multires',
          multiRes: {
            path: `/t${index}/%l/%s%y_%x`,
            extension: 'jpg',
            tileResolution: 32,
            maxLevel: sizes.length,
            cubeResolution: sizes.at(-1),
          },
          hotSpots: hotspots.map((hotspot) => ({
            yaw: hotspot.yaw,
            pitch: hotspot.pitch,
            text: markupOf(hotspot),
            sceneId: targetOf(scenes, hotspot.target),
          })),
        },
      ]),
    ),
  };
  return {
    file: 'site/index.html',
    text: `<html><script>const config = ${asScript(config)};\npannellum.viewer('p', config)</script></html>`,
    tile: (scene, level, face, row, column) => `site/t${scene}/${level + 1}/${face}${row}_${column}.jpg`,
  };
}

function marzipano(scenes: readonly GeneratedScene[]): Written {
  const data = {
    name: 'Mill',
    scenes: scenes.map(({ id, title, hotspots, sizes }) => ({
      id,
      name: title,
      levels: sizes.map((size) => ({ size, tileSize: 32 })),
      mixedHotspots: hotspots.map((hotspot) => ({
        yaw: radiansOf(hotspot.yaw),
        pitch: -radiansOf(hotspot.pitch),
        ...fieldsOf(hotspot),
        target: targetOf(scenes, hotspot.target),
      })),
    })),
  };
  return {
    file: 'app-files/data.js',
    text: `var APP_DATA = ${asScript(data)};`,
    tile: (scene, level, face, row, column) =>
      `app-files/tiles/${scenes[scene]?.id ?? ''}/${level}/${face}/${row}/${column}.jpg`,
  };
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function krpano(scenes: readonly GeneratedScene[]): Written {
  const elements = scenes.map(
    ({ id, title, hotspots, sizes }, index) => `<scene name="${quoted(id)}" title="${quoted(title)}">
      <image><cube url="t${index}/%l/%s%v_%h.jpg" multires="32,${sizes.join(',')}"/></image>
      ${hotspots
        .map((hotspot) => {
          const target = targetOf(scenes, hotspot.target);
          const leads = target === undefined ? '' : ` linkedscene="${quoted(target)}"`;
          return `<hotspot ath="${hotspot.yaw}" atv="${-hotspot.pitch}" html="${quoted(markupOf(hotspot))}"${leads}/>`;
        })
        .join('')}
    </scene>`,
  );
  return {
    file: 'tour.xml',
    text: `<krpano title="Mill">${elements.join('')}</krpano>`,
    tile: (scene, level, face, row, column) => `t${scene}/${level + 1}/${face}${row + 1}_${column + 1}.jpg`,
  };
}

function filesFor(
  scenes: readonly GeneratedScene[],
  { file, text, tile }: Written,
): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>([[file, text]]);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  for (const [index, { hotspots, sizes, complete }] of scenes.entries()) {
    for (const [level, size] of sizes.slice(0, complete).entries()) {
      for (const face of FACES) {
        for (let row = 0; row < size / 32; row += 1) {
          for (let column = 0; column < size / 32; column += 1) {
            files.set(tile(index, level, face, row, column), JPEG);
          }
        }
      }
    }
    for (const part of hotspots.flatMap(({ parts }) => parts)) {
      if (!part.isThere) continue;
      const bytes = new TextEncoder().encode(part.mark);
      const start = part.kind === 'clip' ? MP4 : JPEG;
      if (part.kind !== 'picture' && part.kind !== 'clip') continue;
      files.set(`${folder}${referenceOf(part)}`, Uint8Array.from([...start, ...bytes]));
    }
  }
  return files;
}

/** How often findings of a scene match, with their counts. */
function countTold({ findings }: TourWorld, scene: string, pattern: RegExp): number {
  return findings
    .filter((finding) => (finding.scene ?? scene) === scene && pattern.test(finding.sentence))
    .reduce((sum, { sentence }) => sum + Number(/\((\d+) times\)\.$/.exec(sentence)?.[1] ?? 1), 0);
}

function isShown(world: TourWorld, part: GeneratedPart): boolean {
  if (part.kind === 'link' || part.kind === 'embed') {
    return JSON.stringify(world.worldFile).includes(referenceOf(part));
  }
  return [...world.media.values()].some((bytes) =>
    new TextDecoder('latin1').decode(bytes).includes(part.mark),
  );
}

function isSaid(world: TourWorld, hotspot: GeneratedHotspot): boolean {
  const everything = JSON.stringify([world.worldFile, world.findings.map(({ sentence }) => sentence)]);
  return hotspot.mark === '' || everything.includes(hotspot.mark);
}

function anglesIn(world: TourWorld): readonly Direction[] {
  return Object.values(world.worldFile.entries.articles ?? {}).flatMap((article) =>
    (article as unknown as { sections: { hotspots?: { yaw: number; pitch: number }[] }[] }).sections.flatMap(
      ({ hotspots = [] }) => hotspots,
    ),
  );
}

/** What of a scene is neither in the world nor in a finding. */
function lossesOf(scene: GeneratedScene, world: TourWorld, viewer: string): readonly string[] {
  const id = viewer === 'krpano' ? scene.id.toLowerCase() : scene.id;
  const told = (pattern: RegExp): number => countTold(world, id, pattern);
  if (scene.complete === 0) return told(/was left out: its picture /) === 1 ? [] : ['the scene'];
  const shown = anglesIn(world);
  const parts = scene.hotspots.flatMap((hotspot) => hotspot.parts);
  const forms = parts.filter(({ kind }) => kind === 'form').length;
  const empty = scene.hotspots.filter(
    (hotspot) => hotspot.mark === '' && hotspot.target === undefined && hotspot.parts.length === 0,
  ).length;
  return [
    ...(told(/is less sharp/) === (scene.complete < scene.sizes.length ? 1 : 0) ? [] : ['levels']),
    ...scene.hotspots.flatMap((hotspot) => [
      ...(isSaid(world, hotspot) ? [] : [`the text ${hotspot.mark}`]),
      ...(hotspot.mark === '' ||
      hotspot.target !== undefined ||
      isAmong(shown, hotspot) ||
      told(new RegExp(hotspot.mark)) > 0
        ? []
        : [`the angle of ${hotspot.mark}`]),
    ]),
    ...parts
      .filter(({ kind }) => kind !== 'form')
      .filter((part) => !isShown(world, part) && told(new RegExp(part.mark)) === 0)
      .map((part) => referenceOf(part)),
    // Fields hold no forms.
    ...(viewer === 'Marzipano' || told(/“form”|\(form\)/) === forms ? [] : ['forms']),
    ...(viewer === 'Marzipano' || told(/says and opens nothing/) === empty ? [] : ['empty hotspots']),
  ];
}

function isAmong(shown: readonly Direction[], hotspot: GeneratedHotspot): boolean {
  const direction = directionOf(hotspot.yaw, hotspot.pitch);
  return shown.some(
    ({ yaw, pitch }) => Math.abs(pitch - direction.pitch) < 0.02 && turn(yaw, direction.yaw) < 0.02,
  );
}

/** No scene has a picture, or one has an id that objects cannot have. */
function mayBeRefused(scenes: readonly GeneratedScene[]): boolean {
  return scenes.every(({ complete }) => complete === 0) || scenes.some(({ id }) => id === 'constructor');
}

describe('of a generated tour nothing is lost in silence', () => {
  test.each([
    ['Pannellum', pannellum],
    ['Marzipano', marzipano],
    ['krpano', krpano],
  ])('by the reader of %s', async (viewer, write) => {
    await fc.assert(
      fc.asyncProperty(generatedScenes, async (scenes) => {
        const files = filesOf(filesFor(scenes, write(scenes)));
        const work = async (): Promise<TourWorld> =>
          tourToWorld(await readTour(files), { lookUp: files.lookUp, codec, locale: 'en' });
        const world = await work().catch((error: unknown) => {
          if (error instanceof TourError && mayBeRefused(scenes)) return undefined;
          throw error;
        });
        if (world === undefined) return;
        expect(scenes.flatMap((scene) => lossesOf(scene, world, viewer))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

/** Degrees between two directions. */
function turn(one: number, other: number): number {
  const between = Math.abs(degreesOf(radiansOf(one - other))) % 360;
  return Math.min(between, 360 - between);
}
