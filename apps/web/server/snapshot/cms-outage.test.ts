import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordFault } from './cms-outage.ts';
import type { CmsOutage } from './cms-outage.ts';

describe('trouble with the CMS', () => {
  test('is logged once per kind of fault, however long it lasts and however kinds alternate', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('unreachable', 'timeout', 'invalid')), (kinds) => {
        let outage: CmsOutage | undefined;
        const logged: string[] = [];
        for (const [now, kind] of kinds.entries()) {
          const [next, isNew] = recordFault(outage, kind, now);
          outage = next;
          if (isNew) logged.push(kind);
        }
        expect(logged).toEqual([...new Set(kinds)]);
        expect(outage?.since).toBe(kinds.length === 0 ? undefined : 0);
      }),
    );
  });
});
