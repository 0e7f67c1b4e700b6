/** Checks whether the first bytes of a file can be those of its kind. */
type Mark = (head: Buffer) => boolean;

/** How many bytes of a file the marks look at. */
export const HEAD_BYTES = 4096;

function startsWith(...starts: readonly (string | readonly number[])[]): Mark {
  return (head) =>
    starts.some((start) => {
      const bytes = typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start);
      return head.subarray(0, bytes.length).equals(bytes);
    });
}

/** ISO base media (MP4, QuickTime, AVIF): the first box is named at the fifth byte. */
function boxed(...boxes: readonly string[]): Mark {
  return (head) => boxes.includes(head.toString('latin1', 4, 8));
}

function riff(form: string): Mark {
  return (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === form;
}

const UTF_16 = startsWith([0xff, 0xfe], [0xfe, 0xff]);

/** Whatever its encoding, a text holds no zero byte unless UTF-16 announces it. */
const isText: Mark = (head) => UTF_16(head) || !head.includes(0);

function textStarting(start: RegExp): Mark {
  return (head) => isText(head) && start.test(head.toString('latin1').replace(/^\xef\xbb\xbf/, ''));
}

const ZIP = startsWith('PK\x03\x04', 'PK\x05\x06');

/** Compound files: the Office formats before 2007. */
const COMPOUND = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const TIFF = startsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+');

/** QuickTime's older files begin with any of these boxes. */
const QUICKTIME = boxed('ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot');

/** TrueType and PostScript outlines come under either ending. Several fonts in one file are refused with a separate message. */
const SFNT = startsWith([0, 1, 0, 0], 'OTTO', 'true', 'ttcf');

const MARKS: Readonly<Record<string, Mark>> = {
  '.avif': boxed('ftyp'),
  '.gif': startsWith('GIF87a', 'GIF89a'),
  '.jpeg': startsWith([0xff, 0xd8, 0xff]),
  '.jpg': startsWith([0xff, 0xd8, 0xff]),
  '.png': startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  // Read as a whole by the rule of drawings.
  '.svg': () => true,
  '.tif': TIFF,
  '.tiff': TIFF,
  '.webp': riff('WEBP'),
  '.m4v': boxed('ftyp'),
  '.mov': QUICKTIME,
  '.mp4': boxed('ftyp'),
  '.webm': startsWith([0x1a, 0x45, 0xdf, 0xa3]),
  '.m4a': boxed('ftyp'),
  // A tag, or the eleven set bits that begin a frame of MPEG audio.
  '.mp3': (head) => startsWith('ID3')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
  '.ogg': startsWith('OggS'),
  '.opus': startsWith('OggS'),
  '.wav': riff('WAVE'),
  '.weba': startsWith([0x1a, 0x45, 0xdf, 0xa3]),
  '.vtt': textStarting(/^WEBVTT(?:\s|$)/),
  '.otf': SFNT,
  '.ttf': SFNT,
  '.woff': startsWith('wOFF'),
  '.woff2': startsWith('wOF2'),
  '.csv': isText,
  '.txt': isText,
  // Readers find the mark anywhere in the first kilobyte; other documents carry theirs at the very start.
  '.pdf': (head) => head.subarray(0, 1024).includes('%PDF-') && !/^\s*</.test(head.toString('latin1', 0, 64)),
  '.zip': ZIP,
  '.doc': COMPOUND,
  '.docx': ZIP,
  '.odp': ZIP,
  '.ods': ZIP,
  '.odt': ZIP,
  '.ppt': COMPOUND,
  '.pptx': ZIP,
  '.xls': COMPOUND,
  '.xlsx': ZIP,
  // `AC1015` and the like: the version of the drawing.
  '.dwg': startsWith('AC10', 'AC1.', 'AC2.'),
  '.dxf': (head) => startsWith('AutoCAD Binary DXF')(head) || textStarting(/^\s*(?:0|999)\s*[\r\n]/)(head),
  '.step': textStarting(/^\s*ISO-10303-21/),
  '.stp': textStarting(/^\s*ISO-10303-21/),
  '.glb': startsWith('glTF'),
  '.gltf': textStarting(/^\s*\{/),
  '.usdz': ZIP,
};

/**
 * Whether a file's first bytes are those of the kind that its extension names. It distinguishes kinds; it does not
 * check that the rest of the file is intact.
 *
 * @param extension With its dot, in small letters.
 * @param head The first {@link HEAD_BYTES} of the file.
 */
export function canBe(extension: string, head: Buffer): boolean {
  return Object.hasOwn(MARKS, extension) && (MARKS[extension]?.(head) ?? false);
}
