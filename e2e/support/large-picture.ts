import type { Media } from '@vitrine/core/world/media';
import { encodePng } from './png.ts';

/** Pixels across of the columns of {@link largePicture}: two for each tile. */
export const COLUMN = 256;

/** More than the server makes copies of. */
export const LARGE_SIZE = { width: 8192, height: 6144 } as const;

export const LARGE_PICTURE: Media = {
  url: '/box-api/uploads/large_0000000001.png?v=1',
  hash: 'large_0000000001',
  ext: '.png',
  mime: 'image/png',
  name: 'large.png',
  ...LARGE_SIZE,
  formats: {},
};

/** How bright a column is: its neighbours differ by far more than a codec would. */
function brightnessOf(column: number): number {
  return column % 2 === 0 ? 60 : 190;
}

/** A grey PNG of columns that tell where its pixels are. */
export function largePicture(): Uint8Array {
  const { width, height } = LARGE_SIZE;
  const row = Buffer.alloc(1 + width);
  for (let column = 0; column < width; column += 1)
    row[1 + column] = brightnessOf(Math.floor(column / COLUMN));
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return encodePng(LARGE_SIZE, 'grey', rows);
}
