import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { FontError } from './font-error.ts';
import { woff2Directory } from './woff2-directory.ts';
import type { PackedTable } from './woff2-directory.ts';

/** The tables of a font by their tags. Those that WOFF2 has transformed are as they lie in it. */
export type FontTables = ReadonlyMap<string, Buffer>;

/**
 * Bytes of all tables together: a font of a megabyte unpacks to a few of them. What claims more is made to fill the
 * memory.
 */
export const MAX_UNPACKED_BYTES = 16_000_000;

/** Fonts have some twenty tables; OpenType registers about a hundred. */
const MAX_TABLES = 256;

const TRUETYPE = 0x00_01_00_00;

/**
 * Unpacks a font of any kind: TrueType and OpenType (ISO/IEC 14496-22), WOFF and WOFF2 (W3C Recommendations).
 *
 * @throws {FontError} RangeError, or an error of zlib, where the file contradicts its own directory.
 */
export function unpackFont(file: Buffer): FontTables {
  const signature = file.toString('latin1', 0, 4);
  if (signature === 'wOF2') return unpackWoff2(file);
  if (signature === 'wOFF') return unpackWoff(file);
  if (signature === 'ttcf') throw new FontError('collection');
  if (signature === 'OTTO' || signature === 'true' || file.readUInt32BE(0) === TRUETYPE)
    return unpackSfnt(file);
  throw new FontError('broken');
}

function unpackSfnt(file: Buffer): FontTables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < countOf(file, 4); index += 1) {
    const at = 12 + 16 * index;
    tables.set(tagAt(file, at), cut(file, file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)));
  }
  return tables;
}

function unpackWoff(file: Buffer): FontTables {
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new FontError('collection');
  const tables = new Map<string, Buffer>();
  let room = MAX_UNPACKED_BYTES;
  for (let index = 0; index < countOf(file, 12); index += 1) {
    const at = 44 + 20 * index;
    const length = file.readUInt32BE(at + 12);
    const packed = cut(file, file.readUInt32BE(at + 4), file.readUInt32BE(at + 8));
    room -= length;
    if (room < 0 || packed.length > length) throw new FontError('broken');
    const table = packed.length === length ? packed : inflateSync(packed, { maxOutputLength: length });
    if (table.length !== length) throw new FontError('broken');
    tables.set(tagAt(file, at), table);
  }
  return tables;
}

function unpackWoff2(file: Buffer): FontTables {
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new FontError('collection');
  const { tables: packed, end } = woff2Directory(file, countOf(file, 12));
  const length = packed.reduce((sum, table) => sum + table.length, 0);
  if (length === 0 || length > MAX_UNPACKED_BYTES) throw new FontError('broken');
  const stream = cut(file, end, file.readUInt32BE(20));
  return cutTables(brotliDecompressSync(stream, { maxOutputLength: length }), packed);
}

/** The tables of WOFF2 lie one behind the other, in the order of their directory. */
function cutTables(bytes: Buffer, packed: readonly PackedTable[]): FontTables {
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, length } of packed) {
    tables.set(tag, cut(bytes, at, length));
    at += length;
  }
  return tables;
}

function countOf(file: Buffer, at: number): number {
  const count = file.readUInt16BE(at);
  if (count === 0 || count > MAX_TABLES) throw new FontError('broken');
  return count;
}

function tagAt(file: Buffer, at: number): string {
  return file.toString('latin1', at, at + 4);
}

/** Never less than was asked for, as `subarray` would give. */
function cut(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new FontError('broken');
  return bytes.subarray(start, start + length);
}
