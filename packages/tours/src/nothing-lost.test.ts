import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf, generatedScenes, markupOf, referenceOf } from '../testing/generated-tours.ts';
import type { GeneratedHotspot, GeneratedPart, GeneratedScene } from '../testing/generated-tours.ts';
import { filesOf } from '../testing/import-tour.ts';
import { degreesOf, directionOf, radiansOf } from './angles.ts';
import type { PictureCodec } from './pictures/codec.ts';
import { readTour } from './read/read-tour.ts';
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

function krpano(scenes: readonly GeneratedScene[]): Written {
  const quoted = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
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
function told({ findings }: TourWorld, scene: string, pattern: RegExp): number {
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

function angles(world: TourWorld): readonly { readonly yaw: number; readonly pitch: number }[] {
  return Object.values(world.worldFile.entries.articles ?? {}).flatMap((article) =>
    (article as unknown as { sections: { hotspots?: { yaw: number; pitch: number }[] }[] }).sections.flatMap(
      ({ hotspots = [] }) => hotspots,
    ),
  );
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
        const idOf = ({ id }: GeneratedScene): string => (viewer === 'krpano' ? id.toLowerCase() : id);
        let world: TourWorld;
        try {
          world = await tourToWorld(await readTour(files), { lookUp: files.lookUp, codec, locale: 'en' });
        } catch (error) {
          // Refused as a whole: no scene has a picture, or an id that objects cannot have.
          expect(error).toMatchObject({ name: 'TourError' });
          expect(
            scenes.every(({ complete }) => complete === 0) || scenes.some(({ id }) => id === 'constructor'),
          ).toBe(true);
          return;
        }
        const shown = angles(world);
        for (const scene of scenes) {
          const isThere = scene.complete > 0;
          const id = idOf(scene);
          if (!isThere) {
            expect(told(world, id, /was left out: its picture /)).toBe(1);
            continue;
          }
          expect(told(world, id, /is less sharp/)).toBe(scene.complete < scene.sizes.length ? 1 : 0);
          let empty = 0;
          for (const hotspot of scene.hotspots) {
            const { parts, mark, target } = hotspot;
            expect(isSaid(world, hotspot), mark).toBe(true);
            for (const part of parts) {
              if (part.kind === 'form') continue;
              const isTold = told(world, id, new RegExp(part.mark)) > 0;
              expect(isShown(world, part) || isTold, referenceOf(part)).toBe(true);
            }
            if (mark === '' && parts.length === 0 && target === undefined) empty += 1;
            const isAimless = target !== undefined && scenes[target]?.complete === undefined;
            const direction = directionOf(hotspot.yaw, hotspot.pitch);
            const isAtItsAngle = shown.some(
              ({ yaw, pitch }) => Math.abs(pitch - direction.pitch) < 0.02 && turn(yaw, direction.yaw) < 0.02,
            );
            if (mark !== '' && target === undefined) expect(isAtItsAngle, mark).toBe(true);
            if (isAimless) expect(told(world, id, /is no scene of the tour/)).toBeGreaterThan(0);
          }
          const forms = scene.hotspots.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'form');
          if (viewer !== 'Marzipano') expect(told(world, id, /“form”|\(form\)/)).toBe(forms.length);
          if (viewer !== 'Marzipano') expect(told(world, id, /says and opens nothing/)).toBe(empty);
        }
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
