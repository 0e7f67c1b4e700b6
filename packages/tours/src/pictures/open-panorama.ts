import { CUBE_FACES } from '../tour.ts';
import type { CubeFace, Panorama, TileLevel } from '../tour.ts';
import type { DecodedPicture, PictureCodec } from './codec.ts';
import { fileTypeOf, isPictureType } from './file-type.ts';
import { blankRaster, paste } from './raster.ts';
import type { Raster } from './raster.ts';
import { cubeSampler, equirectangularSampler, WHOLE_SPHERE } from './sampler.ts';
import type { Sampler } from './sampler.ts';

/** The source of a tour's files: maps a path inside the tour to the bytes or nothing. */
export type LookUp = (path: string) => Promise<Uint8Array | undefined>;

/** A panorama that views can be rendered from. */
export interface OpenPanorama {
  readonly sample: Sampler;
  /** Pixels of a full turn, as its pictures have them. */
  readonly turn: number;
  /** The file itself, where it is an equirectangular picture of the whole sphere. */
  readonly original?: { readonly bytes: Uint8Array; readonly extension: string };
  /** Set where finer tiles are not all there: pixels of a face that is used, and the first tile that is missing. */
  readonly coarse?: { readonly size: number; readonly missing: string };
}

/** Why a panorama cannot be opened, as the rest of a sentence about its scene. */
export interface PanoramaProblem {
  readonly code: 'missingPicture' | 'brokenPicture';
  readonly why: string;
}

/** Pixels of the widest panorama that is decoded whole: more than any screen shows of it. */
const WIDEST = 8192;

/** Pixels of a cube's face that has in its middle as many a degree as a panorama of 4,096 (4,096 by pi). */
const FACE_SIZE = 1304;

/** Part of the ratio that cutting to whole pixels can cost; the doctor measures with the same. */
const RATIO_TOLERANCE = 0.01;

/** Opens the pictures of a panorama. */
export async function openPanorama(
  panorama: Panorama,
  lookUp: LookUp,
  codec: PictureCodec,
): Promise<OpenPanorama | PanoramaProblem> {
  const open = opener(lookUp, codec);
  try {
    if (panorama.kind === 'equirectangular') return await openEquirectangular(panorama, open);
    return panorama.kind === 'cube' ? await openCube(panorama, open) : await openTiles(panorama, open);
  } catch (error) {
    if (error instanceof Problem) return error.problem;
    throw error;
  }
}

interface Opened extends DecodedPicture {
  readonly bytes: Uint8Array;
  readonly extension: string;
}

/** Opens one picture; undefined when the file is not there. */
type Open = (path: string, widest: number) => Promise<Opened | undefined>;

class Problem extends Error {
  readonly problem: PanoramaProblem;

  constructor(code: PanoramaProblem['code'], why: string) {
    super(why);
    this.problem = { code, why };
  }
}

function opener(lookUp: LookUp, codec: PictureCodec): Open {
  return async (path, widest) => {
    const bytes = await lookUp(path);
    if (bytes === undefined) return undefined;
    const type = fileTypeOf(bytes);
    const broken = new Problem('brokenPicture', `its picture ${path} cannot be read`);
    if (!isPictureType(type)) throw broken;
    try {
      return { ...(await codec.decode(bytes, widest)), bytes, extension: type };
    } catch {
      throw broken;
    }
  };
}

function missing(path: string): Problem {
  return new Problem('missingPicture', `its picture ${path} is not there`);
}

async function openEquirectangular(
  { file, cover, fill }: Extract<Panorama, { kind: 'equirectangular' }>,
  open: Open,
): Promise<OpenPanorama> {
  const picture = await open(file, WIDEST);
  if (picture === undefined) throw missing(file);
  const { bytes, extension, fullWidth, fullHeight } = picture;
  const isWhole = cover === undefined || (cover.across === 360 && cover.high === 180 && cover.middle === 0);
  const isTwoToOne = Math.abs(fullWidth / fullHeight / 2 - 1) <= RATIO_TOLERANCE;
  return {
    sample: equirectangularSampler(picture, cover ?? WHOLE_SPHERE, fill),
    turn: (fullWidth * 360) / (cover?.across ?? 360),
    ...(isWhole && isTwoToOne && { original: { bytes, extension } }),
  };
}

async function openCube(
  { faces, fill }: Extract<Panorama, { kind: 'cube' }>,
  open: Open,
): Promise<OpenPanorama> {
  const pictures: Partial<Record<CubeFace, Raster>> = {};
  for (const face of CUBE_FACES) {
    const path = faces[face];
    if (path === undefined) continue;
    const picture = await open(path, WIDEST / 4);
    if (picture === undefined) throw missing(path);
    pictures[face] = picture;
  }
  const size = Math.max(...Object.values(pictures).map(({ width }) => width));
  return { sample: cubeSampler(pictures, fill), turn: size * 4 };
}

/** The smallest level that is good enough; where one of its tiles is not there, the one below. */
async function openTiles(
  { levels, isSparse, fill }: Extract<Panorama, { kind: 'tiles' }>,
  open: Open,
): Promise<OpenPanorama> {
  const enough = levels.findIndex(({ size }) => size >= FACE_SIZE);
  const tried = levels.slice(0, enough === -1 ? levels.length : enough + 1).toReversed();
  let first: string | undefined;
  for (const level of tried) {
    const faces = await facesOf(level, isSparse, open);
    if (typeof faces !== 'string') {
      return {
        sample: cubeSampler(faces, fill),
        turn: level.size * 4,
        ...(first !== undefined && { coarse: { size: level.size, missing: first } }),
      };
    }
    first ??= faces;
  }
  throw missing(first ?? 'of the first level');
}

/** The faces of a level, or the path of a tile that is not there. */
async function facesOf(
  { size, tileSize, tile }: TileLevel,
  isSparse: boolean,
  open: Open,
): Promise<Readonly<Partial<Record<CubeFace, Raster>>> | string> {
  const faces: Partial<Record<CubeFace, Raster>> = {};
  const count = Math.ceil(size / tileSize);
  for (const face of CUBE_FACES) {
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        const path = tile(face, row, column);
        const picture = path === undefined ? undefined : await open(path, tileSize);
        if (picture === undefined && !isSparse) return path ?? `of the ${face} face`;
        if (picture === undefined) continue;
        faces[face] ??= blankRaster(size, size);
        paste(faces[face], picture, column * tileSize, row * tileSize);
      }
    }
  }
  return Object.keys(faces).length > 0 ? faces : (tile('front', 0, 0) ?? 'of the front face');
}
