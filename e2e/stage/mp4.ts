/** One encoded frame of a film, in decoding order. */
export interface EncodedFrame {
  readonly offset: number;
  readonly size: number;
  readonly isKey: boolean;
}

/** The decoder configuration of an H.264 film. */
export interface FilmTable {
  readonly codec: string;
  /** The `avcC` box, in Base64. */
  readonly description: string;
  readonly frames: readonly EncodedFrame[];
}

/**
 * Reads the offsets of an MP4 film's frames (ISO/IEC 14496-12), so that each one can be decoded in turn: a video
 * element would decode from the start for every frame.
 * @throws Error when a box that every film has is missing
 */
export function readFilmTable(film: Buffer): FilmTable {
  const track = ['moov', 'trak', 'mdia', 'minf', 'stbl'].reduce((box, name) => child(box, name), whole(film));
  const avcC = bodyOf(find(child(track, 'stsd').body.subarray(8 + 8 + 78), 'avcC'));
  return {
    codec: `avc1.${[1, 2, 3].map((index) => (avcC[index] ?? 0).toString(16).padStart(2, '0')).join('')}`,
    description: avcC.toString('base64'),
    frames: framesOf(track),
  };
}

interface Box {
  readonly body: Buffer;
}

function whole(body: Buffer): Box {
  return { body };
}

function child({ body }: Box, name: string): Box {
  return { body: bodyOf(find(body, name)) };
}

function bodyOf(box: Buffer): Buffer {
  return box.subarray(8);
}

function find(boxes: Buffer, name: string): Buffer {
  for (let at = 0; at + 8 <= boxes.length; at += Math.max(8, boxes.readUInt32BE(at))) {
    if (boxes.toString('latin1', at + 4, at + 8) === name)
      return boxes.subarray(at, at + boxes.readUInt32BE(at));
  }
  throw new Error(`The film has no box “${name}”.`);
}

function framesOf(track: Box): readonly EncodedFrame[] {
  const sizes = child(track, 'stsz').body;
  const chunks = child(track, 'stco').body;
  const runs = child(track, 'stsc').body;
  const keys = child(track, 'stss').body;
  const keyNumbers = new Set(
    Array.from({ length: keys.readUInt32BE(4) }, (_, index) => keys.readUInt32BE(8 + 4 * index)),
  );
  const frames: EncodedFrame[] = [];
  for (let chunk = 1; chunk <= chunks.readUInt32BE(4); chunk += 1) {
    let offset = chunks.readUInt32BE(4 + 4 * chunk);
    for (let count = framesInChunk(runs, chunk); count > 0; count -= 1) {
      const size = sizes.readUInt32BE(12 + 4 * frames.length);
      frames.push({ offset, size, isKey: keyNumbers.has(frames.length + 1) });
      offset += size;
    }
  }
  return frames;
}

/** The table names the first chunk of each run of equal ones. */
function framesInChunk(runs: Buffer, chunk: number): number {
  let count = 0;
  for (let run = 0; run < runs.readUInt32BE(4); run += 1) {
    if (runs.readUInt32BE(8 + 12 * run) <= chunk) count = runs.readUInt32BE(12 + 12 * run);
  }
  return count;
}
