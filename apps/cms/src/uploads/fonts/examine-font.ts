import { readFile } from 'node:fs/promises';
import { MAX_FONT_BYTES } from '../limits.ts';
import type { RefusedFile } from '../refused-file.ts';
import { FontError } from './font-error.ts';
import { readFont } from './read-font.ts';

const REASONS = { broken: 'fontBroken', collection: 'fontKind', licence: 'fontLicence' } as const;

/**
 * Checks whether pages can, and may, use a font.
 *
 * @param size Bytes.
 * @returns Undefined when they can.
 */
export async function examineFont(path: string, size: number): Promise<RefusedFile | undefined> {
  if (size > MAX_FONT_BYTES) {
    return { reason: 'fontSize', megabytes: inTenths(size), most: inTenths(MAX_FONT_BYTES) };
  }
  try {
    readFont(await readFile(path));
    return undefined;
  } catch (error) {
    if (error instanceof FontError) return { reason: REASONS[error.fault] };
    throw error;
  }
}

/** Megabytes to the first decimal, rounded up: a file over the limit must be shown as larger than it. */
function inTenths(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}
