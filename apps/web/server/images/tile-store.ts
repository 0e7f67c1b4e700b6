import { join } from 'node:path';
import { MAX_PICTURE_PIXELS } from '@vitrine/core/media/image-address';
import { tileArea, tileLevels } from '@vitrine/core/media/picture-tiles';
import type { PictureSize, Tile } from '@vitrine/core/media/picture-tiles';
import { createLru } from '../cache/lru.ts';
import type { Asker } from '../fairness/fair-queue.ts';
import type { StoredFile } from '../media/stored-file.ts';
import { cutTile, makePlate } from './cut-tiles.ts';
import { sizeOfPicture } from './encode.ts';
import type { PictureMaker } from './picture-maker.ts';

/** Pictures whose size is remembered, so that an address without a tile costs nothing. */
const REMEMBERED_SIZES = 2_000;

/**
 * Milliseconds that a visitor waits for a tile's turn: they look at the whole picture meanwhile, and a second is what its
 * own larger copy takes.
 */
const PATIENCE = 15_000;

/** Bytes for each pixel that a plate takes at most: a third of this is usual. */
const PLATE_BYTES_PER_PIXEL = 1;

/** The folder of tiles within that of the resized pictures; it has a folder for each picture. */
const TILES_FOLDER = 'tiles';

/**
 * Tiles of large pictures on disk, below `folder/tiles/<file>/`: for each level a plate, which costs one decode of the
 * picture, and the tiles that someone has asked for, which are cut from it.
 */
export function createTileStore(options: {
  readonly folder: string;
  readonly maker: PictureMaker;
  readonly plate?: typeof makePlate;
}) {
  const { folder, maker, plate: writePlate = makePlate } = options;
  const sizes = createLru<{ readonly size: PictureSize | undefined }>({
    limit: REMEMBERED_SIZES,
    weigh: () => 1,
  });

  const sizeOf = async ({ path, modified }: StoredFile): Promise<PictureSize | undefined> => {
    const key = `${path} ${modified}`;
    const known = sizes.get(key) ?? { size: await sizeOfPicture(path) };
    sizes.set(key, known);
    return known.size;
  };

  return {
    /**
     * A tile, from the disk or cut now. `undefined`: the picture has no such tile, or cannot be cut.
     *
     * @throws {NoTurnError} when the client's turn does not come soon enough.
     */
    obtain: async (job: {
      readonly name: string;
      readonly source: StoredFile;
      readonly level: number;
      readonly tile: Tile;
      readonly asker: Asker;
    }): Promise<StoredFile | undefined> => {
      const { name, source, tile, asker } = job;
      const size = await sizeOf(source);
      if (size === undefined || size.width * size.height > MAX_PICTURE_PIXELS) return undefined;
      const level = tileLevels(size)[job.level];
      if (level === undefined) return undefined;
      const area = tileArea(level, tile);
      if (area === undefined) return undefined;

      const of = (file: string): string => join(folder, TILES_FOLDER, name, file);
      const file = `${level.level}-${tile.column}-${tile.row}.webp`;
      const target = of(file);
      const shared = { name, file: `${TILES_FOLDER}/${file}` };
      const cut = await maker.find({ target, source, shared });
      if (cut) return cut;
      const urgency = { waits: asker, patience: PATIENCE };
      const details = { file: name, level: level.level };
      const plate = of(`${level.level}.tiff`);
      const isReady = await maker.make({
        target: plate,
        source,
        kind: `plate ${level.level}`,
        details,
        bytes: level.width * level.height * PLATE_BYTES_PER_PIXEL,
        urgency,
        encode: () => writePlate({ source: source.path, target: plate, size: level }),
      });
      if (!isReady) return undefined;
      return maker.make({
        target,
        source,
        kind: `tile ${level.level}`,
        details: { ...details, ...tile },
        urgency,
        shared,
        encode: () => cutTile({ plate, target, area }),
      });
    },
  };
}

export type TileStore = ReturnType<typeof createTileStore>;
