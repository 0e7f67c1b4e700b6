import type { Path, Values } from './merge.ts';

interface Words {
  readonly gone: string;
  readonly changed: string;
}

/** Letters of a value that are enough to know it by. */
const LONGEST = 120;

/** A value of the form in a line; what has no short form is only said to be another. */
export const shownValue = (value: unknown, { gone, changed }: Words): string => {
  if (value === undefined || value === null || value === '') return gone;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
  }
  return nameIn(value) ?? changed;
};

/** «hotspots › Robot NV-6 › position › x»: rows are called by their titles. */
export const nameOfPath = (path: Path, values: Values): string => {
  const names: string[] = [];
  let inside: unknown = values;
  for (const step of path) {
    inside = typeof inside === 'object' && inside !== null ? (inside as Values)[step] : undefined;
    names.push(typeof step === 'number' ? (nameIn(inside) ?? `#${step + 1}`) : step.replaceAll('_', ' '));
  }
  return names.join(' › ');
};

const nameIn = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = ['title', 'name', 'heading', 'label', 'key'].map((field) => (value as Values)[field]);
  return names.find((name): name is string => typeof name === 'string' && name !== '');
};
