import type { TextPair } from '../../../contracts/translations.ts';
import { isBlocks, isWordless, blockTexts } from './blocks.ts';

/** Identifies a text within its entry. */
export function keyOf({ path }: Pick<TextPair, 'path'>): string {
  return path.join('.');
}

/** Whether a text is empty. */
export function isBlank(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (isBlocks(value) && isWordless(value))
  );
}

/** A text in its stored form: empty ones become null, so that visitors read the default language. */
export function storedValue(value: unknown): unknown {
  return isBlank(value) ? null : value;
}

/** A text without formatting. */
export function plainText(value: unknown): string {
  return isBlocks(value)
    ? blockTexts(value)
        .map(({ text }) => text)
        .join(' ')
    : typeof value === 'string'
      ? value
      : '';
}
