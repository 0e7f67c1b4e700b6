import { LIMITS } from '../limits.ts';
import { CUBE_FACES } from '../tour.ts';
import type { Colour, CubeFace, Panorama, TileLevel } from '../tour.ts';
import { pathOf, resolvedIn } from './hotspot-files.ts';
import type { SceneScope } from './hotspot-files.ts';

/** The fill where a panorama has no picture. */
export const BLACK: Colour = [0, 0, 0];

/** Said of scenes whose picture is one. */
export const CYLINDER =
  'is a cylinder panorama, which is not taken over: save it as an equirectangular picture';

/** A cube of six pictures; undefined, with a finding, where none of them can be one of the tour's files. */
export function cubeOf(
  references: Readonly<Partial<Record<CubeFace, string>>>,
  fill: Colour,
  scope: SceneScope,
): Panorama | undefined {
  const faces: Partial<Record<CubeFace, string>> = {};
  for (const face of CUBE_FACES) {
    const reference = references[face];
    const path = reference === undefined ? undefined : pathOf(reference, scope);
    if (path !== undefined) faces[face] = path;
  }
  if (Object.keys(faces).length > 0) return { kind: 'cube', faces, fill };
  return unsupported(scope, 'has no picture that can be taken over');
}

/**
 * A cube that is cut into tiles; undefined, with a finding, where its sizes or its paths make no sense.
 *
 * @param levels The reference of each tile, as the tour would name it.
 */
export function tilesOf(
  levels: readonly {
    readonly size: number;
    readonly tileSize: number;
    readonly reference: (face: CubeFace, row: number, column: number) => string;
  }[],
  options: { readonly isSparse: boolean; readonly fill: Colour; readonly scope: SceneScope },
): Panorama | undefined {
  const { isSparse, fill, scope } = options;
  const usable = levels.filter(
    ({ size, tileSize }) => isSize(size) && tileSize >= 1 && Math.ceil(size / tileSize) <= LIMITS.tiles,
  );
  const [first] = usable;
  if (first === undefined) return unsupported(scope, 'has tiles of no size that can be taken over');
  // The others follow the same pattern: one is enough to tell that none of them can be read.
  if (pathOf(first.reference('front', 0, 0), scope) === undefined) return undefined;
  return {
    kind: 'tiles',
    isSparse,
    fill,
    levels: usable
      .map(({ size, tileSize, reference }): TileLevel => ({
        size,
        tileSize: Math.floor(tileSize),
        tile: (face, row, column) => {
          const path = resolvedIn(scope, reference(face, row, column));
          return path.kind === 'file' ? path.path : undefined;
        },
      }))
      .toSorted((one, other) => one.size - other.size),
  };
}

/** Reports that a scene's panorama cannot be imported. */
export function unsupported(scope: SceneScope, why: string): undefined {
  scope.findings.warn('unsupportedPanorama', `“${scope.title}” ${why}.`, scope.id);
}

function isSize(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels >= 1 && pixels <= LIMITS.faceSize;
}
