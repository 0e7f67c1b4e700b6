/** A text up to this length, in characters, is read as a whole. */
const WHOLE = 16_000;

/** About as long are the pieces of a longer one, where it lets itself be parted. */
const PIECE = 3000;

/**
 * Parts a long markdown text, because reading it takes more than twice the time for twice the length: between
 * blocks that do not belong together, each piece reads the same by itself. A text that never ends a block is
 * parted at its empty lines; only references to links elsewhere in a long text are lost by that.
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

/** After an empty line: neither a further item of a list, nor a part of one, nor of a quote. */
function startsBlock(line: string): boolean {
  return /^(?![*+>-] |\d{1,9}[).] )\S/.test(line);
}

/** The sign that opened the block of code which a line stands in, or leaves open. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const sign = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  if (sign === undefined) return open;
  if (open === undefined) return sign;
  return sign.startsWith(open) ? undefined : open;
}
