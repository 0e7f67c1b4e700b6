import { existsSync, readFileSync } from 'node:fs';

/** The JSON report of a program; undefined when there is no such file or it cannot be read. */
export function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The value under a key; undefined where it is not a record or has no such key. */
export function recordAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
