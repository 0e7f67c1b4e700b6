import * as fc from 'fast-check';
import { missingCharacters, NEEDED_CHARACTERS } from '@vitrine/core/fonts/letters';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FontError } from './font-error.ts';
import type { FontFault } from './font-error.ts';
import { readFont } from './read-font.ts';
import { MAX_UNPACKED_BYTES } from './unpack-font.ts';
import { LATIN_FONT, madeTtf, madeWoff, madeWoff2 } from '../testing/made-font.ts';

const ALL = NEEDED_CHARACTERS.join('');
const KINDS = { TTF: madeTtf, WOFF: madeWoff, WOFF2: madeWoff2 };

function errorOf(file: Buffer): FontError | undefined {
  try {
    readFont(file);
    return undefined;
  } catch (error) {
    if (error instanceof FontError) return error;
    throw error;
  }
}

function faultOf(file: Buffer): FontFault | undefined {
  return errorOf(file)?.fault;
}

/** Nothing more is unpacked than a file says: zlib stops there. */
const STOPPED = { fault: 'broken', cause: { code: 'ERR_BUFFER_TOO_LARGE' } };

describe.each(Object.entries(KINDS))('a font as %s', (_kind, made) => {
  test('is read with its weight and the letters that it lacks', () => {
    expect(readFont(made({ characters: ALL, weight: 300 }))).toEqual({ weights: [300, 300], lacks: '' });
    const { lacks } = readFont(made({ characters: ALL.replace('ß', ''), format: 12 }));
    expect(lacks).toBe('ß');
    expect(readFont(made({ characters: '😀Ä', format: 12 })).lacks).toHaveLength(
      NEEDED_CHARACTERS.length - 1,
    );
  });

  test('is read with the ends of its axis of weights', () => {
    expect(readFont(made({ axis: [100, 900] })).weights).toEqual([100, 900]);
    expect(readFont(made({ axis: [900, 100], weight: 500 })).weights).toEqual([500, 500]);
  });

  test('is refused where its maker forbids to embed it, and only then', () => {
    expect(faultOf(made({ permission: 0b0010 }))).toBe('licence');
    for (const permission of [0, 0b0100, 0b1000, 0b0110, 0x01_00])
      expect(faultOf(made({ permission }))).toBeUndefined();
  });

  test.each(['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'glyf', 'loca'])(
    'is refused without its table %s',
    (tag) => {
      expect(faultOf(made({ without: [tag] }))).toBe('broken');
    },
  );

  test('is read without what browsers do not need', () => {
    expect(readFont(made({ without: ['OS/2'] })).weights).toEqual([400, 400]);
  });

  test('is refused wherever it is cut off', () => {
    const whole = made({ characters: ALL, axis: [100, 900] });
    for (let length = 0; length < whole.length; length += 7) {
      expect([length, faultOf(whole.subarray(0, length))]).toEqual([length, 'broken']);
    }
  });

  test('is told by its own error alone, whatever byte of it is changed', () => {
    const whole = made({ characters: ALL.slice(0, 60), axis: [100, 900] });
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const changed = Buffer.from(whole);
        changed[at] = byte;
        expect(['broken', 'collection', 'licence', undefined]).toContain(faultOf(changed));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a real font', () => {
  test('is read', () => {
    const { weights, lacks } = readFont(Buffer.from(LATIN_FONT));
    expect(weights).toEqual([200, 800]);
    for (const locale of ['en', 'de', 'fr', 'es', 'it', 'pt'])
      expect(missingCharacters(locale, lacks)).toEqual([]);
    expect(missingCharacters('ru', lacks)).toHaveLength(66);
  });
});

describe('a file that is no font', () => {
  test('is refused when it holds several', () => {
    expect(faultOf(Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(40)]))).toBe('collection');
    for (const made of [madeWoff, madeWoff2]) {
      const file = made();
      file.write('ttcf', 4, 'latin1');
      expect(faultOf(file)).toBe('collection');
    }
  });

  test('is refused when it unpacks to more than it says, or says too much', () => {
    expect(faultOf(madeWoff2({}, MAX_UNPACKED_BYTES))).toBe('broken');
    const zeros = brotliCompressSync(Buffer.alloc(4 * MAX_UNPACKED_BYTES), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    const bomb = madeWoff2();
    const streamAt = bomb.length - bomb.readUInt32BE(20);
    bomb.writeUInt32BE(zeros.length, 20);
    expect(errorOf(Buffer.concat([bomb.subarray(0, streamAt), zeros]))).toMatchObject(STOPPED);
  });

  test('is refused when a table of a WOFF is longer or shorter than it says', () => {
    const plan = { characters: ALL };
    const CMAP_LENGTH = 44 + 12;
    const [long, short] = [madeWoff(plan), madeWoff(plan)];
    long.writeUInt32BE(long.readUInt32BE(CMAP_LENGTH) - 1, CMAP_LENGTH);
    short.writeUInt32BE(short.readUInt32BE(CMAP_LENGTH) + 1, CMAP_LENGTH);
    expect(errorOf(long)).toMatchObject(STOPPED);
    expect(faultOf(short)).toBe('broken');
  });

  test('is told by the typed error alone, whatever it holds', () => {
    const starts = ['wOF2', 'wOFF', 'OTTO', 'true', '\0\u0001\0\0', 'ttcf', ''].map((text) =>
      Buffer.from(text, 'latin1'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        expect(['broken', 'collection']).toContain(faultOf(Buffer.concat([start, rest])));
      }),
      { numRuns: 1000 },
    );
  });
});
