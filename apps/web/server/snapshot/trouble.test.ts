import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noteFault } from './trouble.ts';
import type { Trouble } from './trouble.ts';

describe('trouble with the CMS', () => {
  test('is told once for each kind of fault, however long it lasts and however kinds take turns', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('unreachable', 'timeout', 'invalid')), (kinds) => {
        let trouble: Trouble | undefined;
        const told: string[] = [];
        for (const [now, kind] of kinds.entries()) {
          const [next, isNews] = noteFault(trouble, kind, now);
          trouble = next;
          if (isNews) told.push(kind);
        }
        expect(told).toEqual([...new Set(kinds)]);
        expect(trouble?.since).toBe(kinds.length === 0 ? undefined : 0);
      }),
    );
  });
});
