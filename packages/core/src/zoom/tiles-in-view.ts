import type { BoxSize } from '../background/aspect-ratio.ts';
import { IMAGE_WIDTHS } from '../media/image-address.ts';
import { TILE_SIZE, tileLevels } from '../media/picture-tiles.ts';
import type { Tile, TileLevel } from '../media/picture-tiles.ts';
import { coverSize } from '../placing/cover.ts';
import type { Zoom } from './zoom.ts';

/** Tiles that are shown at a time. One is a megabyte when it is decoded, so this is the memory in megabytes, too. */
export const MAX_TILES = 96;

/** Pixels of a level that are shown around what is seen, so that a small move needs nothing. */
const MARGIN = TILE_SIZE / 2;

/** A picture that covers a box and is enlarged there. */
export interface EnlargedPicture {
  /** Pixels of the original. */
  readonly picture: BoxSize;
  /** CSS pixels. */
  readonly box: BoxSize;
  readonly zoom: Zoom;
  /** Pixels of the screen for each CSS pixel. */
  readonly pixelRatio: number;
}

export interface TilesInView {
  readonly level: TileLevel;
  /** Each one once; those in the middle of the box first. */
  readonly tiles: readonly Tile[];
}

/**
 * The tiles that show what a visitor sees of an enlarged picture, and a margin around it, with a pixel for each of the
 * screen as far as the picture has them. Where that would be more than {@link MAX_TILES}, the margin is left out first,
 * then a smaller level taken.
 *
 * @returns undefined where the widest copy of the whole picture is sharp enough, and where no level fits.
 */
export function tilesInView(shown: EnlargedPicture): TilesInView | undefined {
  const { picture, box, zoom, pixelRatio } = shown;
  if (!(box.width > 0 && box.height > 0 && pixelRatio > 0)) return undefined;
  const drawn =
    coverSize({ box, widthToHeight: picture.width / picture.height }).width * zoom.scale * pixelRatio;
  if (drawn <= Math.max(...IMAGE_WIDTHS)) return undefined;
  const levels = tileLevels(picture);
  const sharp = Math.max(
    0,
    levels.findLastIndex(({ width }) => width >= drawn),
  );
  for (const level of levels.slice(sharp)) {
    for (const margin of [MARGIN, 0]) {
      const found = tilesOfLevel(level, shown, margin);
      if (found.length <= MAX_TILES) return { level, tiles: found };
    }
  }
  return undefined;
}

function tilesOfLevel(
  level: TileLevel,
  { picture, box, zoom }: EnlargedPicture,
  margin: number,
): readonly Tile[] {
  const cover = coverSize({ box, widthToHeight: picture.width / picture.height });
  const across = seenOf(
    { side: box.width, drawn: cover.width, offset: zoom.offset.x },
    zoom.scale,
    level.width,
  );
  const down = seenOf(
    { side: box.height, drawn: cover.height, offset: zoom.offset.y },
    zoom.scale,
    level.height,
  );
  const columns = tilesAlong(across, margin, level.columns);
  const rows = tilesAlong(down, margin, level.rows);
  const distance = ({ column, row }: Tile) =>
    Math.hypot(
      (column + 0.5) * TILE_SIZE - (across.from + across.to) / 2,
      (row + 0.5) * TILE_SIZE - (down.from + down.to) / 2,
    );
  return rows
    .flatMap((row) => columns.map((column) => ({ column, row })))
    .toSorted((one, other) => distance(one) - distance(other));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The pixels of a level that are seen along one side of the box. */
function seenOf(
  { side, drawn, offset }: { readonly side: number; readonly drawn: number; readonly offset: number },
  scale: number,
  pixels: number,
): Span {
  const pixelAt = (position: number) => (((position - offset) / scale - (side - drawn) / 2) / drawn) * pixels;
  return { from: pixelAt(0), to: pixelAt(side) };
}

function tilesAlong({ from, to }: Span, margin: number, count: number): readonly number[] {
  const first = Math.max(0, Math.floor((from - margin) / TILE_SIZE));
  const last = Math.min(count - 1, Math.ceil((to + margin) / TILE_SIZE) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
