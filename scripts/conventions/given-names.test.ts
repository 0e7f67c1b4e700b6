import { describe, expect, test } from 'vitest';
import { isGiven, unusedGivenNames } from './given-names.ts';
import type { GivenName } from './given-names.ts';

const GIVEN: readonly GivenName[] = [
  { name: 'hotSpots', paths: ['packages/tours/', 'e2e/tours.ts'], reason: 'A format of others.' },
];

describe('given names', () => {
  test('are allowed in their files and folders alone', () => {
    expect(isGiven(GIVEN, 'hotSpots', 'packages/tours/src/read.ts')).toBe(true);
    expect(isGiven(GIVEN, 'hotSpots', 'packages/core/src/read.ts')).toBe(false);
    expect(isGiven(GIVEN, 'spots', 'packages/tours/src/read.ts')).toBe(false);
  });

  test('are reported where no file uses them any more', () => {
    expect(unusedGivenNames(GIVEN, [{ name: 'hotSpots', path: 'packages/tours/src/read.ts' }])).toEqual([
      'e2e/tours.ts has no name "hotSpots": take it off the given names',
    ]);
  });
});
