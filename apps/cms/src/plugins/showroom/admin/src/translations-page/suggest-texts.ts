import type { TextPair } from '../../../contracts/translations.ts';
import { hasWords, protectText, restoreText } from '../../../contracts/protected-text.ts';
import { blockTexts, emptied, isBlocks, withBlockText } from './blocks.ts';

/** Translates texts in their order. */
export type TranslateTexts = (texts: readonly string[]) => Promise<readonly string[]>;

/** What became of one text. */
export interface SuggestedText {
  readonly pair: TextPair;
  /** Undefined where something that has to stay was not kept, or it is too long. */
  readonly value?: unknown;
  /** What was not kept. */
  readonly lost: readonly string[];
  /** A piece of it is longer than what is translated at once; no one was asked. */
  readonly isTooLong?: true;
}

/**
 * Suggestions for one text: each of its pieces is translated by itself, with what has to stay taken out.
 *
 * @param maxLength the characters of a piece that `translate` takes.
 */
export async function suggestText(
  pair: TextPair,
  names: readonly string[],
  translate: TranslateTexts,
  maxLength = Number.POSITIVE_INFINITY,
): Promise<SuggestedText> {
  const pieces = piecesOf(pair.source).map((text) => protectText(text, names));
  const wordy = pieces.filter((piece) => hasWords(piece));
  if (wordy.some(({ text }) => text.length > maxLength)) return { pair, lost: [], isTooLong: true };
  const translated = wordy.length === 0 ? [] : await translate(wordy.map(({ text }) => text));
  const results = pieces.map((piece) => {
    const index = wordy.indexOf(piece);
    return restoreText(piece, index === -1 ? piece.text : (translated[index] ?? ''));
  });
  const lost = results.flatMap((result) => ('lost' in result ? result.lost : []));
  if (lost.length > 0) return { pair, lost };
  return {
    pair,
    lost,
    value: withPieces(
      pair.source,
      results.map((result) => ('text' in result ? result.text : '')),
    ),
  };
}

/** Texts in their order, in as few lists as these limits allow. A text that is longer than a list is one alone. */
export function batchesOf(
  texts: readonly string[],
  { maxTexts, maxLength }: { readonly maxTexts: number; readonly maxLength: number },
): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    length += text.length;
    if (last !== undefined && last.length < maxTexts && length <= maxLength) {
      last.push(text);
    } else {
      batches.push([text]);
      length = text.length;
    }
  }
  return batches;
}

function piecesOf(source: unknown): readonly string[] {
  if (isBlocks(source)) return blockTexts(source).map(({ text }) => text);
  return typeof source === 'string' ? [source] : [];
}

function withPieces(source: unknown, texts: readonly string[]): unknown {
  if (!isBlocks(source)) return texts[0] ?? '';
  return blockTexts(source).reduce(
    (blocks, { path }, index) => withBlockText(blocks, path, texts[index] ?? ''),
    emptied(source),
  );
}
