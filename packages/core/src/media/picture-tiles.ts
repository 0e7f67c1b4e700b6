import type { StagePicture } from '../world/background.ts';
import type { Media } from '../world/media.ts';
import { fileNameOf, isResizable } from './image-address.ts';

/** Pixels of a tile's sides; the last ones of a row and of a column are smaller. */
export const TILE_SIZE = 512;

/** A picture, or a level of one, has tiles above this width: up to it the widest copy shows nearly every pixel. */
const TILED_FROM = 4096;

/** Where the tile route lives: `/box-api/tiles/<level>/<column>/<row>/<file>`. */
export const TILE_ROUTE = '/box-api/tiles';

/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture in one of its sizes, cut into tiles. */
export interface TileLevel extends PictureSize {
  /** 0 is the picture as it is; each next one has half its width and height. */
  readonly level: number;
  readonly columns: number;
  readonly rows: number;
}

/** A tile's position in its level, from the top left corner. */
export interface Tile {
  readonly column: number;
  readonly row: number;
}

/** Pixels of a level. */
export interface TileArea extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/** The levels of a picture of a size in pixels, the largest first; empty for one that is shown whole. */
export function tileLevels({ width, height }: PictureSize): readonly TileLevel[] {
  const levels: TileLevel[] = [];
  for (let level = 0, by = 1; width / by > TILED_FROM; level += 1, by *= 2) {
    const size = { width: Math.ceil(width / by), height: Math.ceil(height / by) };
    const [columns, rows] = [Math.ceil(size.width / TILE_SIZE), Math.ceil(size.height / TILE_SIZE)];
    levels.push({ level, ...size, columns, rows });
  }
  return levels;
}

/** What a tile shows of its level; undefined for one that the level does not have. */
export function tileArea(level: TileLevel, { column, row }: Tile): TileArea | undefined {
  const isThere = column >= 0 && column < level.columns && row >= 0 && row < level.rows;
  if (!isThere || !Number.isInteger(column) || !Number.isInteger(row)) return undefined;
  const [left, top] = [column * TILE_SIZE, row * TILE_SIZE];
  return {
    left,
    top,
    width: Math.min(TILE_SIZE, level.width - left),
    height: Math.min(TILE_SIZE, level.height - top),
  };
}

/** The size of a picture that has tiles; undefined for every other file. */
export function tiledSize(media: StagePicture): PictureSize | undefined {
  const { width, height } = media;
  if (width === undefined || height === undefined || !isResizable(media)) return undefined;
  return width > TILED_FROM && height > 0 ? { width, height } : undefined;
}

/** The address of a tile, with the version of the file. */
export function tileUrl(media: Pick<Media, 'url'>, level: number, { column, row }: Tile): string {
  return `${TILE_ROUTE}/${level}/${column}/${row}/${fileNameOf(media)}`;
}
