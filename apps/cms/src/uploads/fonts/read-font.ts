import type { FontFacts } from '@vitrine/core/world/font-facts';
import { NEEDED_CHARACTERS } from '@vitrine/core/fonts/letters';
import { FontError } from './font-error.ts';
import { glyphLookup } from './glyph-lookup.ts';
import { unpackFont } from './unpack-font.ts';
import type { FontTables } from './unpack-font.ts';

/** The tables that every browser requires of a font, besides its outlines. */
const NEEDED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'] as const;

/** Outlines of TrueType, of PostScript, and of variable PostScript fonts. */
const OUTLINES = [['glyf', 'loca'], ['CFF '], ['CFF2']] as const;

/** OpenType, `head`: the magic number and its offset. */
const MAGIC = 0x5f_0f_3c_f5;
const MAGIC_AT = 12;

/** OpenType, `OS/2`: the offsets of the weight and the permission to embed. */
const WEIGHT_AT = 4;
const PERMISSION_AT = 8;

/** OpenType, `fsType`: bits 1 to 3 state how a font may be embedded; bit 1 alone that it may not. */
const PERMISSION_BITS = 0b1110;
const RESTRICTED = 0b0010;

/** CSS `font-weight`. */
const NORMAL = 400;
const HEAVIEST = 1000;

/**
 * Reads the facts about a font that the showroom needs. Fonts come from anywhere: any file is read within bounded
 * time and memory.
 *
 * @throws {FontError} where pages cannot, or must not, use it.
 */
export function readFont(file: Buffer): FontFacts {
  try {
    return factsOf(unpackFont(file));
  } catch (error) {
    // A file that ends too early, or does not unpack to the size that it states.
    throw error instanceof FontError ? error : new FontError('broken', { cause: error });
  }
}

function factsOf(tables: FontTables): FontFacts {
  const isWhole =
    NEEDED_TABLES.every((tag) => tables.has(tag)) &&
    OUTLINES.some((tags) => tags.every((tag) => tables.has(tag))) &&
    tableOf(tables, 'head').readUInt32BE(MAGIC_AT) === MAGIC;
  if (!isWhole) throw new FontError('broken');
  const about = tables.get('OS/2');
  if (about !== undefined && (about.readUInt16BE(PERMISSION_AT) & PERMISSION_BITS) === RESTRICTED) {
    throw new FontError('licence');
  }
  const hasGlyph = glyphLookup(tableOf(tables, 'cmap'));
  const lacks = NEEDED_CHARACTERS.filter((character) => !hasGlyph(character.codePointAt(0) ?? 0)).join('');
  const one = about?.readUInt16BE(WEIGHT_AT) ?? NORMAL;
  return { weights: weightsOf(tables.get('fvar')) ?? [weightFrom(one), weightFrom(one)], lacks };
}

function tableOf(tables: FontTables, tag: (typeof NEEDED_TABLES)[number]): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new FontError('broken');
  return table;
}

/** The ends of the axis of weights that a variable font has. */
function weightsOf(fvar: Buffer | undefined): FontFacts['weights'] | undefined {
  if (fvar === undefined) return undefined;
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  for (let index = 0; index < count; index += 1) {
    const at = first + index * size;
    if (fvar.toString('latin1', at, at + 4) !== 'wght') continue;
    // Fixed-point numbers: the whole part is in front.
    const ends = [weightFrom(fvar.readInt16BE(at + 4)), weightFrom(fvar.readInt16BE(at + 12))] as const;
    return ends[0] <= ends[1] ? ends : undefined;
  }
  return undefined;
}

/** Old fonts number their weights from 1 to 9, and some state none. */
function weightFrom(given: number): number {
  const weight = given > 0 && given < 10 ? given * 100 : given;
  return weight < 1 || weight > HEAVIEST ? NORMAL : weight;
}
