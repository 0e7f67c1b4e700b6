/** A text up to this length, in characters, is parsed as a whole. */
const WHOLE = 16_000;

/** The target length of the pieces of a longer text. */
const PIECE = 3000;

/**
 * Splits a long markdown text between independent blocks, because parsing takes more than twice the time for twice
 * the length. A text that never ends a block is split at its empty lines; only reference links elsewhere in a long
 * text are lost.
 */
export function markdownPieces(source: string): readonly string[] {
  if (source.length <= WHOLE) return [source];
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  let fence: string | undefined;
  let wasEmpty = true;
  for (const line of source.split('\n')) {
    const isEnough = length > PIECE && (startsBlock(line) || length > 2 * PIECE);
    if (isEnough && wasEmpty && fence === undefined) {
      pieces.push(piece.join('\n'));
      piece = [];
      length = 0;
    }
    piece.push(line);
    length += line.length + 1;
    wasEmpty = line.trim() === '';
    fence = fenceAfter(line, fence);
  }
  return [...pieces, piece.join('\n')];
}

/** After an empty line: neither a further list item, nor part of one, nor of a quote. */
function startsBlock(line: string): boolean {
  return /^(?![*+>-] |\d{1,9}[).] )\S/.test(line);
}

/** The fence of the code block that contains the line, or that the line opens. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const sign = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  if (sign === undefined) return open;
  if (open === undefined) return sign;
  return sign.startsWith(open) ? undefined : open;
}
