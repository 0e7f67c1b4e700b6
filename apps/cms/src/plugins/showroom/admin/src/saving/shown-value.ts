import { isRow } from './form-values.ts';

interface ValueTexts {
  readonly gone: string;
  readonly changed: string;
}

/** Characters of a value that are enough to recognise it. */
const MAX_LENGTH = 120;

/** A form's value as one line; for values without a short form it only says that they differ. */
export function shownValue(value: unknown, { gone, changed }: ValueTexts): string {
  if (value === undefined || value === null || value === '') return gone;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return shortened(String(value));
  }
  if (Array.isArray(value)) return namesOf(value) ?? changed;
  if (isRow(value) && Array.isArray(value['connect'])) return namesOf(value['connect']) ?? changed;
  return nameIn(value) ?? changed;
}

/** The name of a row or a file. */
export function nameIn(value: unknown): string | undefined {
  if (!isRow(value)) return undefined;
  const names = ['title', 'name', 'heading', 'label', 'key'].map((field) => value[field]);
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

/** “1. Robot NV-6, 2. #2”; undefined for an empty list. */
function namesOf(rows: readonly unknown[]): string | undefined {
  return rows.length === 0
    ? undefined
    : shortened(rows.map((row, index) => nameIn(row) ?? `#${index + 1}`).join(', '));
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text;
}
