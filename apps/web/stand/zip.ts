import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** A file of a zip: where it will stand, and its bytes or the file that has them. */
export interface ZipEntry {
  /** Relative, with slashes. */
  readonly path: string;
  readonly source: string | Buffer;
  /** Whether it is a program; absent: no. */
  readonly isProgram?: boolean;
}

/** Files that are packed already gain nothing. */
const PACKED = new Set([
  '.avif',
  '.br',
  '.gif',
  '.gz',
  '.jpeg',
  '.jpg',
  '.mp3',
  '.mp4',
  '.pdf',
  '.png',
  '.webm',
  '.webp',
  '.woff2',
  '.zip',
  '.glb',
]);

/**
 * The same for every file on every machine: a zip's times have no time zone, and are written as the local clock shows
 * them. The oldest that a zip can hold is 1980.
 */
function sameTime(): Date {
  return new Date(2000, 0, 1);
}

/** With the type of a plain file, which unpacking programs of Unix want to see. */
const PLAIN_FILE = 0o100644;
const PROGRAM_FILE = 0o100755;

function byPath(one: ZipEntry, other: ZipEntry): number {
  return one.path < other.path ? -1 : 1;
}

/**
 * Writes a zip: the same entries give the same bytes. Bytes are read and written as they come, and beyond 4 GB it is
 * a Zip64 one, which every system unpacks today. There is never half a zip under its name.
 *
 * @throws whatever the file system says.
 */
export async function writeZip(file: string, entries: readonly ZipEntry[]): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const { path, source, isProgram = false } of entries.toSorted(byPath)) {
    const options = {
      mtime: sameTime(),
      forceDosTimestamp: true,
      mode: isProgram ? PROGRAM_FILE : PLAIN_FILE,
      compress: !PACKED.has(extname(path).toLowerCase()),
    };
    if (typeof source === 'string') zip.addFile(source, path, options);
    else zip.addBuffer(source, path, options);
  }
  zip.end();
  const draft = `${file}.part`;
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
  });
  try {
    await Promise.race([pipeline(zip.outputStream, createWriteStream(draft)), failed]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Names what entries are: other bytes, names or programs, another hash. Hexadecimal. */
export async function hashOfEntries(entries: readonly ZipEntry[]): Promise<string> {
  const whole = createHash('sha256');
  for (const { path, source, isProgram = false } of entries.toSorted(byPath)) {
    const hash = createHash('sha256');
    if (typeof source === 'string') await pipeline(createReadStream(source), hash);
    else hash.update(source);
    whole.update(JSON.stringify([path, isProgram, hash.digest('hex')]));
  }
  return whole.digest('hex');
}

/**
 * The files of a folder as entries, links followed.
 *
 * @param at where they will stand.
 * @param isMeant of a path below the folder; absent: all.
 */
export async function entriesOf(
  folder: string,
  at: string,
  isMeant: (path: string) => boolean = () => true,
): Promise<readonly ZipEntry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((source) => ({ source, below: source.slice(folder.length + 1).replaceAll('\\', '/') }))
    .filter(({ below }) => isMeant(below))
    .map(({ source, below }) => ({ source, path: `${at}/${below}` }));
}
