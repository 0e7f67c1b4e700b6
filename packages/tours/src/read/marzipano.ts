import { z } from 'zod';
import { directionOfMarzipano, degreesOf } from '../angles.ts';
import { titleOf } from '../plain-text.ts';
import type { CubeFace, Panorama, Scene, Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { Findings } from '../tour-finding.ts';
import { folderOf } from '../tour-path.ts';
import { checkLength, parseTourJson, withoutMark } from './json.ts';
import { checked, looseNumber, looseText } from './loose.ts';
import { BLACK, tilesOf } from './panorama-parts.ts';
import { checkCount, checkHotspots, settleTour } from './settle.ts';
import { addHotspot } from './hotspots.ts';
import type { HotspotScope, Hotspots } from './hotspots.ts';

const WHAT = 'The Marzipano tour';

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
const scene = z.object({
  id: z.string().min(1),
  name: looseText,
  levels: z.array(
    z.object({ tileSize: looseNumber, size: looseNumber, fallbackOnly: z.unknown().optional() }),
  ),
  initialViewParameters: z.object({ ...direction, fov: looseNumber }).optional(),
  linkHotspots: z.array(z.object({ ...direction, target: looseText })).optional(),
  infoHotspots: z.array(z.object({ ...direction, title: looseText, text: looseText })).optional(),
});
const tour = z.object({ scenes: z.array(z.unknown()), name: looseText });

type RawScene = z.output<typeof scene>;

/**
 * Reads `app-files/data.js` of what the Marzipano Tool exports: an object behind an assignment, which is cut off;
 * nothing is evaluated.
 *
 * @param at The path of the file among the tour's files; tiles lie beside it.
 * @throws TourError
 */
export function readMarzipano(text: string, at = ''): Tour {
  const findings = new Findings();
  const { scenes, name } = checked(tour, parseTourJson(objectIn(text), WHAT), WHAT);
  checkCount(scenes.length, WHAT);
  return settleTour(
    {
      format: 'marzipano',
      what: WHAT,
      title: titleOf(name ?? ''),
      scenes: scenes.map((raw, index) =>
        sceneOf(checked(scene, raw, `${WHAT}, scene ${index + 1}`), folderOf(at), findings),
      ),
      // The exported page shows the first scene.
      start: undefined,
    },
    findings,
  );
}

function sceneOf(raw: RawScene, folder: string, findings: Findings): Scene {
  const title = titleOf(raw.name ?? '') || titleOf(raw.id) || raw.id.slice(0, 20);
  const scope: HotspotScope = { id: raw.id, title, folder, findings };
  const { yaw = 0, pitch = 0, fov = DEFAULT_FIELD_OF_VIEW } = raw.initialViewParameters ?? {};
  return {
    id: raw.id,
    title,
    panorama: panoramaOf(raw, scope),
    view: {
      ...directionOfMarzipano(yaw, pitch),
      fieldOfView: { degrees: degreesOf(fov), axis: 'vertical' },
    },
    ...hotspotsOf(raw, scope),
  };
}

/** The first level is `preview.jpg` where it is a fallback; numbers in paths count from it. */
function panoramaOf(raw: RawScene, scope: HotspotScope): Panorama | undefined {
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

function hotspotsOf({ linkHotspots = [], infoHotspots = [] }: RawScene, scope: HotspotScope): Hotspots {
  checkHotspots(linkHotspots.length + infoHotspots.length, scope.title);
  const hotspots: Hotspots = { links: [], infos: [] };
  for (const { yaw = 0, pitch = 0, target } of linkHotspots) {
    addHotspot(
      hotspots,
      { direction: directionOfMarzipano(yaw, pitch), title: undefined, text: undefined, target },
      scope,
    );
  }
  for (const { yaw = 0, pitch = 0, title, text } of infoHotspots) {
    addHotspot(hotspots, { direction: directionOfMarzipano(yaw, pitch), title, text }, scope);
  }
  return hotspots;
}

/** The text of the object: without the comment of a licence before it and the assignment. */
function objectIn(text: string): string {
  checkLength(text, WHAT);
  let rest = withoutMark(text).trimStart();
  while (rest.startsWith('/*') || rest.startsWith('//')) {
    const end = rest.startsWith('//') ? rest.indexOf('\n') : rest.indexOf('*/');
    if (end === -1) throw noData();
    rest = rest.slice(end + (rest.startsWith('//') ? 1 : 2)).trimStart();
  }
  const assignment = /^(?:(?:var|let|const)\s+[\w$]{1,40}|window\.[\w$]{1,40})\s*=\s*(?=\{)/.exec(rest)?.[0];
  if (assignment === undefined && !rest.startsWith('{')) throw noData();
  return rest
    .slice(assignment?.length ?? 0)
    .trimEnd()
    .replace(/;$/, '');
}

function noData(): TourError {
  return new TourError(
    'notReadable',
    `${WHAT} does not begin as the data of the Marzipano Tool does (var APP_DATA = {…}).`,
  );
}
