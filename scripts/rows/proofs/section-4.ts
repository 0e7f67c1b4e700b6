import type { Proofs } from '../proof.ts';

/** States and transitions. */
export const SECTION_4: Proofs = {
  '4.19': [
    {
      of: 'Capacity 100 entries',
      file: 'packages/core/src/history/visit-history.ts',
      find: 'CAPACITY = 100',
      replace: 'CAPACITY = 99',
      test: 'packages/core/src/history/visit-history.test.ts',
    },
  ],
};
