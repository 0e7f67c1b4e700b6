import { csvColumn } from './csv-column.ts';
import type { FigureReading } from './figure-source.ts';
import { sourceNumber } from './source-number.ts';

/** More points than a small line can show. */
export const MAX_POINTS = 200;

/**
 * Reads a figure from a CSV or JSON text. JSON is what says so, or begins with a brace or a bracket. The last number
 * of a column or a list is the newest.
 *
 * @param field the name of a column, or a path in JSON: names with points between them. A number in it is a position
 *   in a list; any other name is looked for in each entry of a list. Empty: the JSON itself.
 * @returns undefined where the text holds no number there.
 */
export function readSource(
  text: string,
  { field, isJson }: { readonly field: string; readonly isJson: boolean },
): FigureReading | undefined {
  const isTree = isJson || /^\s*[[{]/.test(text);
  const numbers = (isTree ? valuesInJson(text, field) : valuesInCsv(text, field)).slice(-MAX_POINTS);
  const value = numbers.at(-1);
  return value === undefined ? undefined : { value, history: numbers };
}

function valuesInCsv(text: string, field: string): readonly number[] {
  const { cells, mayUseCommas } = csvColumn(text, field);
  return cells.flatMap((cell) => sourceNumber(cell, { mayUseCommas }) ?? []);
}

function valuesInJson(text: string, field: string): readonly number[] {
  const path = field
    .trim()
    .split('.')
    .filter((name) => name !== '');
  return valuesAt(parsed(text), path).flatMap((value) =>
    typeof value === 'number' || typeof value === 'string'
      ? (sourceNumber(String(value), { mayUseCommas: false }) ?? [])
      : [],
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(value) ? value : [value];
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    if (/^\d+$/.test(name)) return valuesAt(entries[Number(name)], rest);
    // Lists in lists are left out: a hostile source may nest them without end.
    return entries.flatMap((entry) => (Array.isArray(entry) ? [] : valuesAt(entry, path)));
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return valuesAt((value as Readonly<Record<string, unknown>>)[name], rest);
}
