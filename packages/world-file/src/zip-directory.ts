import { entryNameOf } from './entry-name.ts';
import { WorldFileError } from './world-file-error.ts';

/** One file of a zip archive, as listed in its directory, before unpacking. */
export interface ZipEntry {
  readonly name: string;
  /** Still packed. */
  readonly packed: Uint8Array;
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
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) {
    throw new WorldFileError('notAnArchive', 'archive', 'The file is not a zip archive, or it is cut off.');
  }
  try {
    const entries: ZipEntry[] = [];
    let position = view.getUint32(end + 16, true);
    for (let rest = view.getUint16(end + 10, true); rest > 0; rest -= 1) {
      entries.push(entryAt(view, position));
      position += headerLength(view, position);
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
  for (const { name, packed } of entries.toSorted(
    (one, other) => one.packed.byteOffset - other.packed.byteOffset,
  )) {
    if (packed.byteLength > 0 && packed.byteOffset < end) throw damaged(`The file “${name}”`, name);
    end = Math.max(end, packed.byteOffset + packed.byteLength);
  }
}

/** @param what Begins the sentence. */
export function damaged(what: string, path = 'archive'): WorldFileError {
  return new WorldFileError('damaged', path, `${what} is damaged: create the file again.`);
}

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT_LENGTH);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return undefined;
}

function headerLength(view: DataView, at: number): number {
  return (
    HEADER_SIZE +
    view.getUint16(at + 28, true) +
    view.getUint16(at + 30, true) +
    view.getUint16(at + 32, true)
  );
}

function entryAt(view: DataView, at: number): ZipEntry {
  if (view.getUint32(at, true) !== HEADER_SIGNATURE) throw damaged('The directory of the archive');
  const name = nameAt(view, at);
  const method = view.getUint16(at + 10, true);
  if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) {
    throw new WorldFileError(
      'notAnArchive',
      name,
      `The file “${name}” is locked or packed in an unusual way: pack the archive as an ordinary zip.`,
    );
  }
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL_SIGNATURE) throw damaged(`The file “${name}”`, name);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const length = view.getUint32(at + 20, true);
  if (start + length > view.byteLength) throw damaged(`The file “${name}”`, name);
  return {
    name,
    packed: new Uint8Array(view.buffer, view.byteOffset + start, length),
    size: view.getUint32(at + 24, true),
    isDeflated: method === DEFLATED,
    checksum: view.getUint32(at + 16, true),
  };
}

function nameAt(view: DataView, at: number): string {
  const start = view.byteOffset + at + HEADER_SIZE;
  const length = view.getUint16(at + 28, true);
  const name = new Uint8Array(view.buffer, start, length);
  const extra = new Uint8Array(view.buffer, start + length, view.getUint16(at + 30, true));
  const read = entryNameOf(name, extra, view.getUint16(at + 8, true));
  if (read !== undefined) return read;
  throw new WorldFileError('unsafePath', 'archive', 'A file of the archive has a name that is no UTF-8.');
}
