import { z } from 'zod';
import { directionOfMarzipano, degreesOf } from '../angles.ts';
import { titleOf } from '../plain-text.ts';
import { isGenericTitle, titlesOfScenes } from '../names.ts';
import type { CubeFace, Panorama, Scene, Tour } from '../tour.ts';
import { Findings } from '../tour-finding.ts';
import { reportComputed } from './computed.ts';
import { baseOf, onlyTour, whatIs } from './description.ts';
import type { Description } from './description.ts';
import type { SceneScope } from './hotspot-files.ts';
import { checked, looseNumber, looseText } from './loose.ts';
import { hotspotsOfMarzipano } from './marzipano-hotspots.ts';
import { BLACK, tilesOf } from './panorama-parts.ts';
import { checkCount, named, settleTour } from './settle.ts';
import { readTourData } from './tour-data.ts';
import type { TourData } from './tour-data.ts';

/** Marzipano's own, in radians from top to bottom. */
const DEFAULT_FIELD_OF_VIEW = Math.PI / 2;

/** Names of the faces in the paths of tiles. */
const FACE_LETTERS: Readonly<Record<CubeFace, string>> = {
  front: 'f',
  right: 'r',
  back: 'b',
  left: 'l',
  up: 'u',
  down: 'd',
};

const direction = { yaw: looseNumber, pitch: looseNumber };
const scene = z.looseObject({
  id: z.string().min(1),
  name: looseText,
  levels: z.array(
    z.object({ tileSize: looseNumber, size: looseNumber, fallbackOnly: z.unknown().optional() }),
  ),
  initialViewParameters: z.object({ ...direction, fov: looseNumber }).optional(),
});
const tour = z.object({ scenes: z.array(z.unknown()), name: looseText });

/** Of a scene, what the tool writes besides and no visitor misses; lists of hotspots are read by themselves. */
const SETTINGS = /^(?:faceSize|settings|order|index|.*hotspots?)$/i;

export type MarzipanoScene = z.output<typeof scene>;

/**
 * Reads `app-files/data.js` of what the Marzipano Tool exports, also as people have changed it: an object that a
 * script declares, or JSON. Nothing is evaluated.
 *
 * @param at The path of the file among the tour's files; tiles lie beside it.
 * @throws TourError
 */
export function readMarzipano(text: string, at = ''): Tour {
  return onlyTour(marzipanoToursIn({ text, at }), whatIs('Marzipano', at));
}

/**
 * All tours of a file; none where it has none.
 *
 * @throws TourError
 */
export function marzipanoToursIn(description: Description): readonly Tour[] {
  const { data } = readTourData(description.text, whatIs('Marzipano', description.at));
  return data.filter(isTourData).map((one) => tourOf(one, description));
}

/** A variable may be anything. */
function isTourData({ value, from }: TourData): boolean {
  if (from === 'file') return true;
  return typeof value === 'object' && value !== null && 'scenes' in value && Array.isArray(value.scenes);
}

function tourOf({ value, computed }: TourData, description: Description): Tour {
  const what = whatIs('Marzipano', description.at);
  const findings = new Findings();
  const { scenes, name } = checked(tour, value, what);
  checkCount(scenes.length, what);
  const read = scenes.map((raw, index) => checked(scene, raw, `${what}, scene ${index + 1}`));
  const titles = titlesOfScenes(read.map((raw) => ({ id: raw.id, title: raw.name })));
  // Scenes are a list: what is computed in them is named by their ids.
  const byId = computed.map(([list, index, ...rest]) => {
    const id = list === 'scenes' && typeof index === 'number' ? read[index]?.id : undefined;
    return id === undefined
      ? [list, index, ...rest].filter((part) => part !== undefined)
      : ['scenes', id, ...rest];
  });
  reportComputed(byId, { what, titleOf: (id) => titles[read.findIndex((raw) => raw.id === id)] }, findings);
  const title = titleOf(name ?? '');
  return settleTour(
    {
      format: 'marzipano',
      what,
      at: description.at,
      title: isGenericTitle(title) ? '' : title,
      scenes: read.map((raw, index) =>
        sceneOf(raw, { id: raw.id, title: titles[index] ?? raw.id, base: baseOf(description), findings }),
      ),
      // The exported page shows the first scene.
      start: undefined,
    },
    findings,
  );
}

function sceneOf(raw: MarzipanoScene, scope: SceneScope): Scene {
  const { yaw = 0, pitch = 0, fov = DEFAULT_FIELD_OF_VIEW } = raw.initialViewParameters ?? {};
  for (const [field, value] of Object.entries(raw)) {
    if (field in scene.shape || SETTINGS.test(field) || value === null || value === '') continue;
    if (typeof value !== 'string' && typeof value !== 'object') continue;
    scope.findings.note(
      'unknownField',
      `“${scope.title}” has the field “${named(field)}”, whose meaning is not known; it was left out.`,
      scope.id,
    );
  }
  return {
    id: raw.id,
    title: scope.title,
    panorama: panoramaOf(raw, scope),
    view: {
      ...directionOfMarzipano(yaw, pitch),
      fieldOfView: { degrees: degreesOf(fov), axis: 'vertical' },
    },
    ...hotspotsOfMarzipano(raw, scope),
  };
}

/** The first level is `preview.jpg` where it is a fallback; numbers in paths count from it. */
function panoramaOf(raw: MarzipanoScene, scope: SceneScope): Panorama | undefined {
  return tilesOf(
    raw.levels.flatMap(({ tileSize, size, fallbackOnly }, level) =>
      fallbackOnly === true || tileSize === undefined || size === undefined
        ? []
        : [
            {
              size,
              tileSize,
              reference: (face: CubeFace, row: number, column: number) =>
                `tiles/${encodeURIComponent(raw.id)}/${level}/${FACE_LETTERS[face]}/${row}/${column}.jpg`,
            },
          ],
    ),
    { isSparse: false, fill: BLACK, scope },
  );
}
