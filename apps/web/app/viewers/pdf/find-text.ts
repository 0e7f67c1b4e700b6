/** A place of a text. */
export interface TextPlace {
  /** Which piece. */
  readonly piece: number;
  /** Which character of it. */
  readonly offset: number;
}

/** Where words stand: from the first to after the last character. */
export interface TextHit {
  readonly start: TextPlace;
  readonly end: TextPlace;
}

/** A text made comparable, and where each of its characters came from. */
export interface FoldedText {
  readonly text: string;
  readonly places: readonly TextPlace[];
}

/**
 * Makes pieces of text comparable: without case, accents and ligatures, every run of space as one, and words
 * that a line end divides in one.
 */
export function foldText(pieces: readonly string[]): FoldedText {
  let text = '';
  const places: TextPlace[] = [];
  for (const [piece, source] of pieces.entries()) {
    for (const { segment, index: offset } of characters(source)) {
      const isSpace = /^\s/u.test(segment);
      if (isSpace && segment.includes('\n') && /\p{L}-$/u.test(text)) {
        text = text.slice(0, -1);
        places.pop();
        continue;
      }
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      const folded = isSpace ? ' ' : foldCharacter(segment);
      text += folded;
      for (let count = 0; count < folded.length; count += 1) places.push({ piece, offset });
    }
  }
  return { text, places };
}

/** Where words stand in a text, one after the other; nothing is found for nothing. */
export function findText({ text, places }: FoldedText, words: string): readonly TextHit[] {
  const wanted = foldText([words.trim()]).text;
  if (wanted === '') return [];
  const hits: TextHit[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const start = places[at];
    const last = places[at + wanted.length - 1];
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
