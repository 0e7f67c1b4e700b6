import { crc32, deflateSync } from 'node:zlib';

/** The colour types of a PNG that are made here, with their number (ISO/IEC 15948). */
const COLOUR_TYPES = { grey: 0, colour: 2 } as const;

/** A PNG of eight bits for each sample. @param rows each one after a zero, which says that it is not filtered */
export function encodePng(
  { width, height }: { readonly width: number; readonly height: number },
  type: keyof typeof COLOUR_TYPES,
  rows: Uint8Array,
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, COLOUR_TYPES[type]], 8);
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
