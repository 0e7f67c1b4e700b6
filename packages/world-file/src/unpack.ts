import { Inflate } from 'fflate';
import type { WorldFileLimits } from './limits.ts';
import { formatSize } from './limits.ts';
import { isSafePath } from './safe-path.ts';
import { WorldFileError } from './world-file-error.ts';
import { damaged, readZipDirectory } from './zip-directory.ts';
import type { Bytes, ZipEntry } from './zip-directory.ts';

/** Bytes. Small files may compress as well as they like. */
export const COMPRESSION_COUNTS_FROM = 1024 * 1024;

/**
 * The files of an archive, checked by its directory and not unpacked yet: no file leads out of the folder, none
 * occurs twice, and together they are within the size limit.
 *
 * @throws WorldFileError at the first file that is refused.
 */
export function judgedEntries(archive: Bytes, limits: WorldFileLimits): ReadonlyMap<string, ZipEntry> {
  if (archive.byteLength > limits.archiveBytes) {
    throw tooLarge('The archive', 'archive', limits.archiveBytes);
  }
  const entries = readZipDirectory(archive).filter(({ name, size }) => !(name.endsWith('/') && size === 0));
  if (entries.length > limits.files) {
    throw tooMany('The archive', 'archive', entries.length, limits.files);
  }
  const judged = new Map<string, ZipEntry>();
  // File systems that do not tell capitals apart would write one over the other.
  const taken = new Set<string>();
  let unpacked = 0;
  for (const entry of entries) {
    judgeEntry(entry);
    if (taken.has(entry.name.toLowerCase())) {
      throw new WorldFileError(
        'duplicateFile',
        entry.name,
        `The archive holds the file “${entry.name}” twice: only one of the two can be meant.`,
      );
    }
    taken.add(entry.name.toLowerCase());
    judged.set(entry.name, entry);
    unpacked += entry.size;
    if (unpacked > limits.unpackedBytes) {
      throw tooLarge('The unpacked archive', 'archive', limits.unpackedBytes);
    }
    if (entry.size > COMPRESSION_COUNTS_FROM && entry.size > entry.packed.byteLength * limits.compression) {
      throw new WorldFileError(
        'tooCompressed',
        entry.name,
        `The file “${entry.name}” would grow more than ${limits.compression} times when it is unpacked: that is no file of a world.`,
      );
    }
  }
  return judged;
}

function judgeEntry({ name }: ZipEntry): void {
  if (!isSafePath(name)) {
    throw new WorldFileError(
      'unsafePath',
      name,
      `The archive holds the file “${name}”, whose path leads elsewhere or cannot be written on every system.`,
    );
  }
}

/** @param what Begins the sentence. */
export function tooMany(what: string, path: string, files: number, limit: number): WorldFileError {
  return new WorldFileError(
    'tooManyFiles',
    path,
    `${what} holds ${files} files; a world file may hold ${limit}.`,
  );
}

/** @param what Begins the sentence. */
export function tooLarge(what: string, path: string, limit: number): WorldFileError {
  return new WorldFileError(
    'tooLarge',
    path,
    `${what} is larger than ${formatSize(limit)}, which is the limit.`,
  );
}

/**
 * Unpacks one file into memory, up to the size that the directory states.
 *
 * @throws WorldFileError `damaged`, also when it is not the stated file.
 */
export function unpack(entry: ZipEntry): Uint8Array {
  const bytes = new Uint8Array(entry.size);
  let length = 0;
  for (const piece of unpackedPieces(entry)) {
    bytes.set(piece, length);
    length += piece.byteLength;
  }
  return bytes;
}

/**
 * Unpacks one file piece by piece, up to the size that the directory states. Pieces are valid until the next one.
 *
 * @throws WorldFileError `damaged`, also when it is not the stated file; that may show at its end alone.
 */
export function* unpackedPieces({
  name,
  packed,
  size,
  isDeflated,
  checksum,
}: ZipEntry): Generator<Uint8Array> {
  let length = 0;
  let sum = CHECKSUM_START;
  for (const piece of isDeflated ? inflated(packed, name) : piecesOf(packed)) {
    length += piece.byteLength;
    // Larger than stated: nothing of it is used.
    if (length > size) break;
    sum = checksumAfter(sum, piece);
    yield piece;
  }
  if (length !== size || (sum ^ CHECKSUM_START) >>> 0 !== checksum) throw damaged(`The file “${name}”`, name);
}

/** Packed bytes that are read at a time: inflated, they become 16 MB at most. */
const STEP = 16 * 1024;

function* piecesOf(packed: Bytes): Generator<Uint8Array> {
  for (let at = 0; at < packed.byteLength; at += STEP) yield packed.subarray(at, at + STEP);
}

function* inflated(packed: Bytes, name: string): Generator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const inflate = new Inflate((piece) => pieces.push(piece));
  let at = 0;
  for (const step of piecesOf(packed)) {
    at += STEP;
    try {
      inflate.push(step, at >= packed.byteLength);
    } catch {
      throw damaged(`The file “${name}”`, name);
    }
    yield* pieces;
    pieces = [];
  }
}

/** CRC-32 of ISO 3309, which zip uses; the polynomial is written from its lowest bit. */
const CHECKSUM_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const CHECKSUM_START = 0xffff_ffff;

function checksumAfter(sum: number, bytes: Uint8Array): number {
  let value = sum;
  for (const byte of bytes) value = (CHECKSUM_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return value;
}
