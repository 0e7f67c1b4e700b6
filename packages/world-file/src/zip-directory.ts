import { entryNameOf } from './entry-name.ts';
import { WorldFileError } from './world-file-error.ts';

/**
 * Bytes that are read piece by piece: an archive of hundreds of megabytes need not be in memory. Each `Uint8Array` is one;
 * `@vitrine/world-file/node` has one for a file.
 */
export interface Bytes {
  readonly byteLength: number;
  /** The bytes from `begin` up to and without `end`; fewer where there are no more. */
  readonly subarray: (begin: number, end: number) => Uint8Array;
}

/** One file of a zip archive, as listed in its directory, before unpacking. */
export interface ZipEntry {
  readonly name: string;
  /** Still packed. */
  readonly packed: Bytes;
  /** Where in the archive its packed bytes begin. */
  readonly start: number;
  /** The stated size of the unpacked file, in bytes. */
  readonly size: number;
  readonly isDeflated: boolean;
  /** CRC-32 of the unpacked bytes. */
  readonly checksum: number;
}

/** Signatures and field offsets of APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
const END_SIGNATURE = 0x0605_4b50;
const END_SIZE = 22;
const HEADER_SIGNATURE = 0x0201_4b50;
const HEADER_SIZE = 46;
const LOCAL_SIGNATURE = 0x0403_4b50;
const LOCAL_SIZE = 30;
const MAX_COMMENT_LENGTH = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads the directory of a zip archive: every file's name, sizes and packed bytes. Archives in several parts, locked
 * ones, those beyond 4 GB (zip64) and other compressions than deflate are refused: the export never writes them.
 *
 * @throws WorldFileError `notAnArchive` or `damaged`.
 */
export function readZipDirectory(archive: Bytes): readonly ZipEntry[] {
  const end = endOf(archive);
  if (end === undefined) {
    throw new WorldFileError('notAnArchive', 'archive', 'The file is not a zip archive, or it is cut off.');
  }
  try {
    const entries: ZipEntry[] = [];
    let position = end.getUint32(16, true);
    for (let rest = end.getUint16(10, true); rest > 0; rest -= 1) {
      const header = headerAt(archive, position);
      entries.push(entryOf(archive, header));
      position += header.byteLength;
    }
    refuseShared(entries);
    return entries;
  } catch (error) {
    // A DataView throws it for a position outside of the file.
    if (error instanceof RangeError) throw damaged('The archive');
    throw error;
  }
}

/** Thousands of files that are made of the same bytes would let a small archive work for hours. */
function refuseShared(entries: readonly ZipEntry[]): void {
  let end = 0;
  for (const { name, packed, start } of entries.toSorted((one, other) => one.start - other.start)) {
    if (packed.byteLength > 0 && start < end) throw damaged(`The file “${name}”`, name);
    end = Math.max(end, start + packed.byteLength);
  }
}

/** @param what Begins the sentence. */
export function damaged(what: string, path = 'archive'): WorldFileError {
  return new WorldFileError('damaged', path, `${what} is damaged: create the file again.`);
}

/** The record at the end of the archive. */
function endOf(archive: Bytes): DataView | undefined {
  const first = Math.max(0, archive.byteLength - END_SIZE - MAX_COMMENT_LENGTH);
  const tail = viewOf(archive, first, archive.byteLength - first);
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) === END_SIGNATURE) {
      return new DataView(tail.buffer, tail.byteOffset + at, END_SIZE);
    }
  }
  return undefined;
}

/** One file's part of the directory, with its name and what comes behind it. */
function headerAt(archive: Bytes, at: number): DataView {
  const fixed = viewOf(archive, at, HEADER_SIZE);
  if (fixed.getUint32(0, true) !== HEADER_SIGNATURE) throw damaged('The directory of the archive');
  const variable = fixed.getUint16(28, true) + fixed.getUint16(30, true) + fixed.getUint16(32, true);
  return viewOf(archive, at, HEADER_SIZE + variable);
}

/** @throws RangeError where the archive has fewer bytes. */
function viewOf(archive: Bytes, at: number, length: number): DataView {
  const bytes = archive.subarray(at, at + length);
  // The memory behind it may go on.
  if (bytes.byteLength < length) throw new RangeError();
  return new DataView(bytes.buffer, bytes.byteOffset, length);
}

function entryOf(archive: Bytes, header: DataView): ZipEntry {
  const name = nameOf(header);
  const method = header.getUint16(10, true);
  if ((header.getUint16(8, true) & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) {
    throw new WorldFileError(
      'notAnArchive',
      name,
      `The file “${name}” is locked or packed in an unusual way: pack the archive as an ordinary zip.`,
    );
  }
  const at = header.getUint32(42, true);
  const local = viewOf(archive, at, LOCAL_SIZE);
  if (local.getUint32(0, true) !== LOCAL_SIGNATURE) throw damaged(`The file “${name}”`, name);
  const start = at + LOCAL_SIZE + local.getUint16(26, true) + local.getUint16(28, true);
  const length = header.getUint32(20, true);
  if (start + length > archive.byteLength) throw damaged(`The file “${name}”`, name);
  return {
    name,
    start,
    packed: partOf(archive, start, length),
    size: header.getUint32(24, true),
    isDeflated: method === DEFLATED,
    checksum: header.getUint32(16, true),
  };
}

function partOf(archive: Bytes, start: number, length: number): Bytes {
  return {
    byteLength: length,
    subarray: (begin, end) => archive.subarray(start + begin, start + Math.min(end, length)),
  };
}

function nameOf(header: DataView): string {
  const start = header.byteOffset + HEADER_SIZE;
  const length = header.getUint16(28, true);
  const name = new Uint8Array(header.buffer, start, length);
  const extra = new Uint8Array(header.buffer, start + length, header.getUint16(30, true));
  const read = entryNameOf(name, extra, header.getUint16(8, true));
  if (read !== undefined) return read;
  throw new WorldFileError('unsafePath', 'archive', 'A file of the archive has a name that is no UTF-8.');
}
