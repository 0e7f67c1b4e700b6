import type { TextPair } from '../../../contracts/translations.ts';
import { isBlocks, isWordless, blockTexts } from './blocks.ts';

/** Identifies a text within its entry. */
export function keyOf({ path }: Pick<TextPair, 'path'>): string {
  return path.join('.');
}

/** Whether nothing can be read there. */
export function isBlank(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (isBlocks(value) && isWordless(value))
  );
}

/** As it is stored: what nobody has written is no text, so that visitors read the default language. */
export function storedValue(value: unknown): unknown {
  return isBlank(value) ? null : value;
}

/** A text without its look. */
export function plainText(value: unknown): string {
  return isBlocks(value)
    ? blockTexts(value)
        .map(({ text }) => text)
        .join(' ')
    : typeof value === 'string'
      ? value
      : '';
}
