import { openSync, closeSync, writeSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** Pixels: a panorama as cameras write it. */
const WIDTH = 8192;
const HEIGHT = 4096;

/**
 * Writes a tour as a zip archive that nothing compresses: panoramas, links from each scene to the next, and one file that
 * the tour does not need, as the finer tiles of other viewers.
 *
 * @param size Bytes of the archive, at least.
 * @returns How many bytes a panorama has.
 */
export function writeTourArchive(path: string, scenes: number, size: number): number {
  const names = Array.from({ length: scenes }, (_, index) => `scene-${index + 1}`);
  const tour = {
    default: { title: 'A large tour', firstScene: names[0] },
    scenes: Object.fromEntries(
      names.map((name, index) => [
        name,
        {
          title: `Scene ${index + 1}`,
          panorama: `${name}.png`,
          hotSpots: [{ sceneId: names[(index + 1) % scenes], yaw: 20, pitch: 0 }],
        },
      ]),
    ),
  };
  const picture = panorama();
  const rest = Math.max(0, size - scenes * picture.byteLength);
  writeZip(path, [
    ['tour.json', Buffer.from(JSON.stringify(tour))],
    ...names.map((name) => [`${name}.png`, picture] as const),
    ['tiles.bin', Buffer.alloc(rest)],
  ]);
  return picture.byteLength;
}

/** A PNG of three bits of noise for each pixel, which is as large as a photograph. */
function panorama(): Buffer {
  const rows = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1));
  let seed = 1;
  let at = 0;
  for (let row = 0; row < HEIGHT; row += 1) {
    // The first byte of a row is its filter: none.
    at += 1;
    for (let column = 0; column < WIDTH; column += 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      const grey = 96 + ((seed >> 16) & 7);
      rows[at] = grey;
      rows[at + 1] = grey;
      rows[at + 2] = grey;
      at += 3;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits, three colours.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Stored files alone: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
function writeZip(path: string, files: readonly (readonly [string, Buffer])[]): void {
  const file = openSync(path, 'w');
  const directory: Buffer[] = [];
  let at = 0;
  const write = (bytes: Buffer): void => {
    for (let done = 0; done < bytes.byteLength;) done += writeSync(file, bytes, done);
    at += bytes.byteLength;
  };
  try {
    for (const [name, bytes] of files) {
      const facts = Buffer.alloc(26);
      facts.writeUInt16LE(20, 0);
      facts.writeUInt32LE(crc32(bytes), 10);
      facts.writeUInt32LE(bytes.byteLength, 14);
      facts.writeUInt32LE(bytes.byteLength, 18);
      facts.writeUInt16LE(name.length, 22);
      const entry = Buffer.alloc(46);
      entry.writeUInt32LE(0x0201_4b50, 0);
      entry.writeUInt16LE(20, 4);
      facts.copy(entry, 6);
      entry.writeUInt32LE(at, 42);
      directory.push(entry, Buffer.from(name, 'latin1'));
      write(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name, 'latin1')]));
      write(bytes);
    }
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x0605_4b50, 0);
    end.writeUInt16LE(files.length, 8);
    end.writeUInt16LE(files.length, 10);
    const listed = Buffer.concat(directory);
    end.writeUInt32LE(listed.byteLength, 12);
    end.writeUInt32LE(at, 16);
    write(Buffer.concat([listed, end]));
  } finally {
    closeSync(file);
  }
}
