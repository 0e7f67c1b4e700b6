import * as fc from 'fast-check';
import { GRACE_HOURS } from '../src/plugins/showroom/server/releases/due.ts';

/* What three editors may do to a few articles, at random: `editing-model.test.ts`. */

export const ENTRIES = 4;
export const LOCALES = ['en', 'de'] as const;
export const EDITORS = [0, 1, 2] as const;

const entry = fc.nat(ENTRIES - 1);
const locale = fc.constantFrom(...LOCALES);
const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'ß', '“', '<', '&', ' ', '\n', '😀'),
  maxLength: 12,
});
const item = fc.record({ entry, locale, action: fc.constantFrom('publish', 'withdraw') });
const minutes = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 90 }) },
  // The CMS did not run meanwhile.
  { weight: 1, arbitrary: fc.constant((GRACE_HOURS + 2) * 60) },
);

/** One action of one of them. */
export const action = fc.record({
  by: fc.constantFrom(...EDITORS),
  what: fc.oneof(
    { weight: 10, arbitrary: fc.record({ kind: fc.constant('edit'), entry, locale, text }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('publish', 'unpublish', 'discard', 'undo'),
        entry,
        locale,
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('restore'), nth: fc.nat() }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('plan', 'planAgain'),
        nth: fc.nat(),
        items: fc.uniqueArray(item, { minLength: 1, maxLength: 3, selector: (one) => one.entry }),
        minutes: fc.integer({ min: 1, max: 180 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), nth: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('block') }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('pass'), minutes }) },
  ),
});
