import type { CubeFace, Panorama } from '../tour.ts';
import { numberOf } from './loose.ts';
import { BLACK, CYLINDER, cubeOf, tilesOf, unsupported } from './panorama-parts.ts';
import { pathOf } from './hotspot-files.ts';
import type { SceneScope } from './hotspot-files.ts';
import { mergedAttributes } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** The order of `cubelabels`, and krpano's own letters. */
const CUBE_ORDER: readonly CubeFace[] = ['left', 'front', 'right', 'back', 'up', 'down'];
const LETTERS = 'l|f|r|b|u|d';
const DEFAULT_TILE_SIZE = 512;

/** The picture of a scene; undefined, with a finding, where it is of a kind that cannot be taken over. */
export function panoramaOfKrpano(scene: XmlElement, scope: SceneScope): Panorama | undefined {
  const images = scene.children.filter(({ name }) => name === 'image');
  const parts = images.flatMap(({ children }) => children);
  const attributes = mergedAttributes(images);
  const sources = partsOf(parts);
  if (sources.some(({ url }) => /^plugin:|\.(?:mp4|m4v|webm|m3u8)(?:[?|]|$)/i.test(url))) {
    return unsupported(scope, 'is a video panorama, which locations cannot show');
  }
  const naming = namingOf(attributes);
  const { tiled, levels, cube, sphere } = choose(sources, parts);
  if (tiled !== undefined) return multiresOf(tiled, naming, scope);
  if (levels.length > 0) return levelsOf(levels, attributes, naming, scope);
  if (cube !== undefined) {
    const face = (side: CubeFace): string => fileName(cube.url, naming, { face: side });
    return cubeOf(Object.fromEntries(CUBE_ORDER.map((side) => [side, face(side)])), BLACK, scope);
  }
  if (sphere !== undefined) return sphereOf(sphere, attributes, scope);
  if (isCylinder(sources, attributes)) return unsupported(scope, CYLINDER);
  const sides = Object.fromEntries(
    sources.flatMap(({ kind, url }) => (isFace(kind) ? [[kind, url] as const] : [])),
  );
  if (Object.keys(sides).length > 0) return cubeOf(sides, BLACK, scope);
  if (sources.some(({ kind }) => kind === 'flat')) {
    return unsupported(scope, 'is a flat picture and no panorama');
  }
  return unsupported(scope, 'has no picture of a kind that can be taken over');
}

function isCylinder(sources: readonly Source[], attributes: ReadonlyMap<string, string>): boolean {
  return (
    attributes.get('type')?.trim().toLowerCase() === 'cylinder' ||
    sources.some(({ kind }) => kind === 'cylinder')
  );
}

interface Source {
  readonly kind: string;
  readonly url: string;
  readonly element: XmlElement;
}

/** Pictures for large screens come first, those for phones are the fallback. */
function partsOf(parts: readonly XmlElement[]): readonly Source[] {
  return [
    ...parts,
    ...parts.filter(({ name }) => name === 'tablet' || name === 'mobile').flatMap(({ children }) => children),
  ].flatMap((element) => {
    const url = element.attributes.get('url')?.trim();
    return url === undefined || url === '' ? [] : [{ kind: element.name, url: ownPath(url), element }];
  });
}

function choose(sources: readonly Source[], parts: readonly XmlElement[]) {
  const cubes = sources.filter(({ kind }) => kind === 'cube');
  return {
    tiled: cubes.find(({ url }) => isTiled(url)),
    levels: parts.filter(({ name }) => name === 'level'),
    cube: cubes.find(({ url }) => !isTiled(url) && /%0*s/.test(url)),
    sphere: sources.find(({ kind, url }) => kind === 'sphere' && !isTiled(url)),
  };
}

function isTiled(url: string): boolean {
  return /%0*[vyr]/.test(url) && /%0*[hxuc]/.test(url);
}

function isFace(kind: string): kind is CubeFace {
  return (CUBE_ORDER as readonly string[]).includes(kind);
}

/** All of them stand for the folder of the first file as a rule, which is the one that is read. */
export function ownPath(url: string): string {
  return url.replace(/^%(?:FIRSTXML|CURRENTXML|SWFPATH|HTMLPATH|ROOT)%\/?/i, '');
}

interface Naming {
  readonly labels: readonly string[];
  /** What the first row and column are called. */
  readonly base: number;
}

function namingOf(attributes: ReadonlyMap<string, string>): Naming {
  return {
    labels: (attributes.get('cubelabels') ?? LETTERS).split('|'),
    base: numberOf(attributes.get('baseindex')) ?? 1,
  };
}

/** Fills in krpano's placeholders: `%s` the face, `%l` the level, `%v` the row, `%h` the column; `%0v` has two digits. */
function fileName(
  url: string,
  { labels, base }: Naming,
  tile: { readonly face: CubeFace; readonly level?: number; readonly row?: number; readonly column?: number },
): string {
  return url.replaceAll(/%(0{0,5})([slvyrhxuc])/g, (_, zeros: string, letter: string) => {
    if (letter === 's') return labels[CUBE_ORDER.indexOf(tile.face)] ?? '';
    if (letter === 'l') return String(tile.level ?? 1).padStart(zeros.length + 1, '0');
    const index = 'vyr'.includes(letter) ? tile.row : tile.column;
    return String((index ?? 0) + base).padStart(zeros.length + 1, '0');
  });
}

/** `multires="512,1024,2048"`: the size of the tiles, then of each level's faces. */
function multiresOf({ url, element }: Source, naming: Naming, scope: SceneScope): Panorama | undefined {
  const [tileSize, ...sizes] = (element.attributes.get('multires') ?? '')
    .split(',')
    .map((part) => Number.parseInt(part, 10));
  if (tileSize === undefined) return unsupported(scope, 'has tiles of no known size');
  const levels = sizes.slice(0, MAX_LEVELS).map((size, index) => ({
    size,
    tileSize,
    reference: (face: CubeFace, row: number, column: number) =>
      fileName(url, naming, { face, level: index + 1, row, column }),
  }));
  return tilesOf(levels, { isSparse: false, fill: BLACK, scope });
}

/** krpano before 1.20: an element for each level. */
function levelsOf(
  levels: readonly XmlElement[],
  attributes: ReadonlyMap<string, string>,
  naming: Naming,
  scope: SceneScope,
): Panorama | undefined {
  const tileSize = numberOf(attributes.get('tilesize')) ?? DEFAULT_TILE_SIZE;
  const read = levels.slice(0, MAX_LEVELS).flatMap((level) => {
    const size = numberOf(level.attributes.get('tiledimagewidth')) ?? 0;
    const url = level.children.find(({ name }) => name === 'cube')?.attributes.get('url');
    if (url === undefined) return [];
    const reference = (face: CubeFace, row: number, column: number): string =>
      fileName(ownPath(url), naming, { face, row, column });
    return [{ size, tileSize, reference }];
  });
  return tilesOf(read, { isSparse: false, fill: BLACK, scope });
}

/** Two to the power of this is beyond every picture. */
const MAX_LEVELS = 16;

function sphereOf(
  { url, element }: Source,
  attributes: ReadonlyMap<string, string>,
  scope: SceneScope,
): Panorama | undefined {
  const file = pathOf(url, scope);
  if (file === undefined) return undefined;
  const number = (name: string): number | undefined =>
    numberOf(element.attributes.get(name) ?? attributes.get(name));
  const [across, high, offset] = [number('hfov'), number('vfov'), number('voffset')];
  if (across === undefined && high === undefined && offset === undefined) {
    return { kind: 'equirectangular', file, fill: BLACK };
  }
  return {
    kind: 'equirectangular',
    file,
    fill: BLACK,
    cover: {
      across: Math.min(360, Math.max(1, across ?? 360)),
      high: Math.min(180, Math.max(1, high ?? 180)),
      // krpano's vertical angles grow downwards.
      middle: -(offset ?? 0),
    },
  };
}
