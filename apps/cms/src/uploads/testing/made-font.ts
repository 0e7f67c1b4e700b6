import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync } from 'node:zlib';

/** The metadata of a generated font. It has no outlines, so it shows nothing. */
interface FontPlan {
  readonly characters?: string;
  readonly weight?: number;
  /** `fsType` of its `OS/2` table. */
  readonly permission?: number;
  /** The ends of its axis of weights. */
  readonly axis?: readonly [number, number];
  /** Format 12 tells of all of Unicode, format 4 of its basic plane. */
  readonly format?: 4 | 12;
  /** Tables that it lacks. */
  readonly without?: readonly string[];
}

type Tables = readonly (readonly [tag: string, bytes: Buffer])[];

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xff_ff, index * 2));
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function codePointsOf(characters: string): readonly number[] {
  return [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
}

/** One segment for each character, the last one the end that the format asks for. */
function format4(characters: string): Buffer {
  const codes = codePointsOf(characters);
  const ends = [...codes, 0xff_ff];
  const deltas = [...codes.map((code, index) => index + 1 - code), 1];
  const length = 16 + 8 * ends.length;
  return words(4, length, 0, ends.length * 2, 0, 0, 0, ...ends, 0, ...ends, ...deltas, ...ends.map(() => 0));
}

function format12(characters: string): Buffer {
  const groups = codePointsOf(characters).flatMap((code, index) => [long(code), long(code), long(index + 1)]);
  return Buffer.concat([words(12, 0), long(0), long(0), long(groups.length / 3), ...groups]);
}

function tablesOf(plan: FontPlan): Tables {
  const { characters = '', weight = 400, permission = 0, axis, format = 4, without = [] } = plan;
  const subtable = format === 4 ? format4(characters) : format12(characters);
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x5f_0f_3c_f5, 12);
  const all: Tables = [
    ['cmap', Buffer.concat([words(0, 1, 3, format === 4 ? 1 : 10), long(12), subtable])],
    ['head', head],
    ['hhea', Buffer.alloc(36)],
    ['hmtx', Buffer.alloc(4)],
    ['maxp', Buffer.alloc(6)],
    ['glyf', Buffer.alloc(12)],
    ['loca', Buffer.alloc(4)],
    ['OS/2', Buffer.concat([words(4, 500, weight, 5, permission), Buffer.alloc(86)])],
    ...(axis === undefined
      ? []
      : [
          [
            'fvar',
            Buffer.concat([
              words(1, 0, 16, 2, 1, 20, 0, 0),
              Buffer.from('wght'),
              words(axis[0], 0, axis[0], 0, axis[1], 0, 0, 0),
            ]),
          ] as const,
        ]),
  ];
  return all.filter(([tag]) => !without.includes(tag));
}

/** A TrueType font. */
export function madeTtf(plan: FontPlan = {}): Buffer {
  const tables = tablesOf(plan);
  let at = 12 + 16 * tables.length;
  const records = tables.map(([tag, bytes]) => {
    const record = Buffer.concat([Buffer.from(tag), long(0), long(at), long(bytes.length)]);
    at += bytes.length;
    return record;
  });
  const header = Buffer.concat([long(0x00_01_00_00), words(tables.length, 0, 0, 0)]);
  return Buffer.concat([header, ...records, ...tables.map(([, bytes]) => bytes)]);
}

/** The same as WOFF. */
export function madeWoff(plan: FontPlan = {}): Buffer {
  const tables = tablesOf(plan).map(([tag, bytes]) => {
    const packed = deflateSync(bytes);
    return { tag, length: bytes.length, packed: packed.length < bytes.length ? packed : bytes };
  });
  let at = 44 + 20 * tables.length;
  const records = tables.map(({ tag, length, packed }) => {
    const record = Buffer.concat([Buffer.from(tag), long(at), long(packed.length), long(length), long(0)]);
    at += packed.length;
    return record;
  });
  const header = Buffer.alloc(44);
  header.write('wOFF', 0, 'latin1');
  header.writeUInt32BE(0x00_01_00_00, 4);
  header.writeUInt16BE(tables.length, 12);
  return Buffer.concat([header, ...records, ...tables.map(({ packed }) => packed)]);
}

/** As WOFF2 writes lengths. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.unshift((rest & 0x7f) | 0x80);
  }
  return Buffer.from(bytes);
}

/**
 * The same as WOFF2, its tags written out and its outlines as they are.
 *
 * @param claimed bytes that the first table says to have.
 */
export function madeWoff2(plan: FontPlan = {}, claimed?: number): Buffer {
  const tables = tablesOf(plan);
  const stream = brotliCompressSync(Buffer.concat(tables.map(([, bytes]) => bytes)));
  const records = tables.map(([tag, bytes], index) => {
    const untransformed = tag === 'glyf' || tag === 'loca' ? 3 << 6 : 0;
    const length = index === 0 && claimed !== undefined ? claimed : bytes.length;
    return Buffer.concat([Buffer.from([untransformed | 63]), Buffer.from(tag), base128(length)]);
  });
  const header = Buffer.alloc(48);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00_01_00_00, 4);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(stream.length, 20);
  return Buffer.concat([header, ...records, stream]);
}

/** A real one: variable, with Latin letters alone (SIL Open Font License, as a package that the showroom builds with). */
export const LATIN_FONT: Uint8Array<ArrayBuffer> = new Uint8Array(
  readFileSync(
    join(
      import.meta.dirname,
      '../../../../../node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
    ),
  ),
);
