import type { Colour, Cover, CubeFace, Panorama } from '../tour.ts';
import { numberOf } from './loose.ts';
import type { PannellumScene } from './pannellum-schema.ts';
import { BLACK, CYLINDER, cubeOf, tilesOf, unsupported } from './panorama-parts.ts';
import { named } from './settle.ts';
import { pathOf } from './hotspot-files.ts';
import type { SceneScope } from './hotspot-files.ts';

/** The order of `cubeMap`. */
const CUBE_ORDER: readonly CubeFace[] = ['front', 'right', 'back', 'left', 'up', 'down'];

/** The picture of a scene; undefined, with a finding, where it is of a kind that cannot be taken over. */
export function panoramaOfPannellum(raw: PannellumScene, scope: SceneScope): Panorama | undefined {
  const fill = colourOf(raw.backgroundColor);
  if (raw.dynamic === true) return unsupported(scope, 'is a video panorama, which locations cannot show');
  switch (raw.type ?? 'equirectangular') {
    case 'equirectangular':
      return equirectangularOf(raw, fill, scope);
    case 'cubemap':
      return cubeOf(facesOf(raw.cubeMap ?? []), fill, scope);
    case 'multires':
      return multiresOf(raw, fill, scope);
    case 'cylinder':
    case 'cylindrical':
      return unsupported(scope, CYLINDER);
    default:
      return unsupported(scope, `is a panorama of the type “${named(raw.type ?? '')}”, which is not known`);
  }
}

function equirectangularOf(raw: PannellumScene, fill: Colour, scope: SceneScope): Panorama | undefined {
  if (typeof raw.panorama !== 'string') return unsupported(scope, 'names no panorama picture');
  const file = pathOf(raw.panorama, scope);
  if (file === undefined) return undefined;
  return { kind: 'equirectangular', file, fill, ...coverOf(raw) };
}

/** Only what the tour says: a picture of another shape than two to one is then known to be part of a sphere. */
function coverOf({ haov, vaov, vOffset }: PannellumScene): { readonly cover?: Cover } {
  if (haov === undefined && vaov === undefined && vOffset === undefined) return {};
  return {
    cover: { across: between(haov, 360), high: between(vaov, 180), middle: vOffset ?? 0 },
  };
}

/** An angle that a picture can cover. */
function between(degrees: number | undefined, most: number): number {
  return degrees === undefined || degrees <= 0 ? most : Math.min(most, degrees);
}

function facesOf(cubeMap: readonly unknown[]): Partial<Record<CubeFace, string>> {
  return Object.fromEntries(
    CUBE_ORDER.flatMap((face, index) => {
      const reference = cubeMap[index];
      return typeof reference === 'string' ? [[face, reference]] : [];
    }),
  );
}

function multiresOf(raw: PannellumScene, fill: Colour, scope: SceneScope): Panorama | undefined {
  const {
    basePath = '',
    path,
    extension,
    tileResolution,
    maxLevel,
    cubeResolution,
    missingTiles,
  } = raw.multiRes ?? {};
  if (
    path === undefined ||
    extension === undefined ||
    tileResolution === undefined ||
    !maxLevel ||
    !cubeResolution
  ) {
    return unsupported(scope, 'has tiles of no known size');
  }
  // The viewer joins all of them, whatever they begin with.
  const { prefix = '', ...own } = scope;
  const start = /^(?:[a-z]+:)?\/\//i.test(basePath) ? basePath : `${prefix}${basePath}`;
  // Each level has half the resolution of the one above (`cubeResolution` is the last one's).
  const levels = Array.from(
    { length: Math.min(MAX_LEVELS, Math.max(0, Math.floor(maxLevel))) },
    (_, index) => ({
      size: Math.ceil(cubeResolution / 2 ** (Math.floor(maxLevel) - 1 - index)),
      tileSize: tileResolution,
      reference: (face: CubeFace, row: number, column: number) =>
        `${start}${path}.${extension}`
          .replace('%s', face.slice(0, 1))
          .replace('%l', String(index + 1))
          .replace('%x', String(column))
          .replace('%y', String(row)),
    }),
  );
  return tilesOf(levels, { isSparse: missingTiles !== undefined, fill, scope: own });
}

/** Two to the power of this is beyond every picture. */
const MAX_LEVELS = 16;

/** Pannellum gives red, green and blue from 0 to 1. */
function colourOf(given: readonly unknown[] | undefined): Colour {
  const [red, green, blue] = (given ?? []).map((part) => {
    const number = numberOf(part);
    return number === undefined ? 0 : Math.round(255 * Math.min(1, Math.max(0, number)));
  });
  return given === undefined ? BLACK : [red ?? 0, green ?? 0, blue ?? 0];
}
