import { otherFieldOfView, radiansOf } from '../src/angles.ts';
import { fieldsOf, markupOf, referenceOf } from './generated-tours.ts';
import type { GeneratedScene } from './generated-tours.ts';

/** A file that begins like a JPEG; what follows may be a mark. */
export const JPEG = Uint8Array.from([0xff, 0xd8, 0xff]);
const MP4 = new TextEncoder().encode('\0\0\0\u0018ftypisom');

const FACES = ['f', 'r', 'b', 'l', 'u', 'd'];

/** How a viewer's tour is written. */
export interface Written {
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

/** The tour as Pannellum has it. */
export function pannellum(scenes: readonly GeneratedScene[]): Written {
  const config = {
    default: { firstScene: scenes[0]?.id, title: 'Mill' },
    scenes: Object.fromEntries(
      scenes.map(({ id, title, hotspots, sizes, start }, index) => [
        id,
        {
          ...(title !== '' && { title }),
          yaw: start.yaw,
          pitch: start.pitch,
          hfov: start.field,
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

/** The tour as Marzipano has it. */
export function marzipano(scenes: readonly GeneratedScene[]): Written {
  const data = {
    name: 'Mill',
    scenes: scenes.map(({ id, title, hotspots, sizes, start }) => ({
      id,
      name: title,
      initialViewParameters: {
        yaw: radiansOf(start.yaw),
        pitch: -radiansOf(start.pitch),
        fov: radiansOf(otherFieldOfView(start.field, 3 / 4)),
      },
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

/** The tour as krpano has it. */
export function krpano(scenes: readonly GeneratedScene[]): Written {
  const elements = scenes.map(
    ({ id, title, hotspots, sizes, start }, index) => `<scene name="${quoted(id)}" title="${quoted(title)}">
      <view hlookat="${start.yaw}" vlookat="${-start.pitch}" fov="${start.field}" fovtype="HFOV"/>
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

/** The description and the files of a tour: those of its complete levels, and the parts that are there. */
export function filesFor(
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
