/** A position in a text. */
export interface TextPosition {
  /** The index of the piece. */
  readonly piece: number;
  /** The index of its character. */
  readonly offset: number;
}

/** A hit: from its first character to after its last one. */
export interface TextHit {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** A text made comparable, and the origin of each of its characters. */
export interface FoldedText {
  readonly text: string;
  readonly positions: readonly TextPosition[];
}

/**
 * Makes pieces of text comparable: without case, accents and ligatures, every run of space as one, and words that
 * are hyphenated across lines joined.
 */
export function foldText(pieces: readonly string[]): FoldedText {
  let text = '';
  const positions: TextPosition[] = [];
  for (const [piece, source] of pieces.entries()) {
    for (const { segment, index: offset } of characters(source)) {
      const isSpace = /^\s/u.test(segment);
      if (isSpace && segment.includes('\n') && /\p{L}-$/u.test(text)) {
        text = text.slice(0, -1);
        positions.pop();
        continue;
      }
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      const folded = isSpace ? ' ' : foldCharacter(segment);
      text += folded;
      for (let count = 0; count < folded.length; count += 1) positions.push({ piece, offset });
    }
  }
  return { text, positions };
}

/** The hits for words in a text, in order; an empty query has none. */
export function findText({ text, positions }: FoldedText, words: string): readonly TextHit[] {
  const wanted = foldText([words.trim()]).text;
  if (wanted === '') return [];
  const hits: TextHit[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const start = positions[at];
    const last = positions[at + wanted.length - 1];
    if (start && last) hits.push({ start, end: { piece: last.piece, offset: last.offset + 1 } });
  }
  return hits;
}

function* characters(source: string): Generator<{ readonly segment: string; readonly index: number }> {
  let index = 0;
  for (const segment of source) {
    yield { segment, index };
    index += segment.length;
  }
}

function foldCharacter(character: string): string {
  return character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
