import type { TextPair } from '../../../contracts/translations.ts';
import { isBlocks, isWordless, blockTexts } from './blocks.ts';

/** Identifies a text within its entry. */
export const keyOf = ({ path }: Pick<TextPair, 'path'>): string => path.join('.');

/** Whether nothing can be read there. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (isBlocks(value) && isWordless(value));

/** As it is stored: what nobody has written is no text, so that visitors read the default language. */
export const storedValue = (value: unknown): unknown => (isBlank(value) ? null : value);

/** A text without its look. */
export const plainText = (value: unknown): string =>
  isBlocks(value)
    ? blockTexts(value)
        .map(({ text }) => text)
        .join(' ')
    : typeof value === 'string'
      ? value
      : '';
