import { crc32, deflateSync } from 'node:zlib';
import type { Media } from '@vitrine/core/world/media';

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

/** A grey PNG (ISO/IEC 15948) of columns that tell where its pixels are. */
export function largePicture(): Uint8Array {
  const { width, height } = LARGE_SIZE;
  const row = Buffer.alloc(1 + width);
  for (let column = 0; column < width; column += 1)
    row[1 + column] = brightnessOf(Math.floor(column / COLUMN));
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
