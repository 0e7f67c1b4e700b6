import { expect, test } from 'vitest';
import { isForeign, unneededNames } from './foreign-names.ts';
import type { ForeignName } from './foreign-names.ts';
import type { FoundWord } from './words.ts';

const NAMES: readonly ForeignName[] = [
  { name: 'hotSpots', reason: 'A key of Pannellum.', paths: ['packages/tours/', 'e2e/'] },
];
const unused = { word: 'spots', instead: 'hotspot', scopes: new Set(['names'] as const) };

function found(path: string, text = 'hotSpots', line: number | undefined = 1): FoundWord {
  return { path, text, unused, ...(line !== undefined && { line }) };
}

test('a foreign name is allowed where its format is read', () => {
  expect(isForeign(found('packages/tours/src/read.ts'), NAMES)).toBe(true);
  expect(isForeign(found('packages/core/src/hotspots.ts'), NAMES)).toBe(false);
});

test('another name with the same word is not allowed there, and no file is called by it', () => {
  expect(isForeign(found('packages/tours/src/read.ts', 'spots'), NAMES)).toBe(false);
  const path = 'packages/tours/src/spots.ts';
  expect(isForeign({ path, text: path, unused }, NAMES)).toBe(false);
});

test('a permission that no file needs is reported', () => {
  expect(unneededNames([found('packages/tours/src/read.ts')], NAMES)).toEqual(['hotSpots in e2e/']);
});
