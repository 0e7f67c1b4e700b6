/** Whether a font has a glyph for a character, by its code point. */
export type GlyphLookup = (codePoint: number) => boolean;

/** Encodings of Unicode, the largest first: full repertoire before the basic plane (OpenType, `cmap`). */
const UNICODE: readonly string[] = ['3.10', '0.6', '0.4', '3.1', '0.3', '0.2', '0.1', '0.0'];

const NONE: GlyphLookup = () => false;

/**
 * Reads which characters a font has glyphs for. Symbol fonts, whose encoding is not Unicode, have none: pages never
 * use them for a letter.
 *
 * @throws RangeError where the table ends too early.
 */
export function glyphLookup(cmap: Buffer): GlyphLookup {
  const subtables = new Map<string, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = 4 + 8 * index;
    subtables.set(`${cmap.readUInt16BE(at)}.${cmap.readUInt16BE(at + 2)}`, cmap.readUInt32BE(at + 4));
  }
  const best = UNICODE.map((encoding) => subtables.get(encoding)).find((offset) => offset !== undefined);
  if (best === undefined) return NONE;
  const format = cmap.readUInt16BE(best);
  if (format === 4) return bySegments(cmap, best);
  if (format === 6) return byTable(cmap, best);
  return format === 12 ? byGroups(cmap, best) : NONE;
}

/** Format 4: segments of the basic plane, each with a delta or a list of glyphs. */
function bySegments(cmap: Buffer, start: number): GlyphLookup {
  const twice = cmap.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + twice + 2;
  const deltas = starts + twice;
  const offsets = deltas + twice;
  return (codePoint) => {
    if (codePoint > 0xff_ff) return false;
    for (let at = 0; at < twice; at += 2) {
      if (codePoint > cmap.readUInt16BE(ends + at)) continue;
      const first = cmap.readUInt16BE(starts + at);
      if (codePoint < first) return false;
      const delta = cmap.readUInt16BE(deltas + at);
      const offset = cmap.readUInt16BE(offsets + at);
      if (offset === 0) return ((codePoint + delta) & 0xff_ff) !== 0;
      const glyph = cmap.readUInt16BE(offsets + at + offset + 2 * (codePoint - first));
      return glyph !== 0 && ((glyph + delta) & 0xff_ff) !== 0;
    }
    return false;
  };
}

/** Format 6: one list of glyphs. */
function byTable(cmap: Buffer, start: number): GlyphLookup {
  const first = cmap.readUInt16BE(start + 6);
  const count = cmap.readUInt16BE(start + 8);
  return (codePoint) => {
    const index = codePoint - first;
    return index >= 0 && index < count && cmap.readUInt16BE(start + 10 + 2 * index) !== 0;
  };
}

/** Format 12: groups of the whole of Unicode, each with its first glyph. */
function byGroups(cmap: Buffer, start: number): GlyphLookup {
  const count = cmap.readUInt32BE(start + 12);
  return (codePoint) => {
    // Groups are in the order of their characters.
    let [low, high] = [0, count];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const at = start + 16 + 12 * middle;
      if (codePoint < cmap.readUInt32BE(at)) high = middle;
      else if (codePoint > cmap.readUInt32BE(at + 4)) low = middle + 1;
      else return cmap.readUInt32BE(at + 8) + codePoint - cmap.readUInt32BE(at) !== 0;
    }
    return false;
  };
}
