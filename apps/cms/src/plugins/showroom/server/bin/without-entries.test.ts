import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutEntries } from './without-entries.ts';

const GONE = new Set(['gone']);

test('takes out what leads to a deleted entry, and lists that are empty without it', () => {
  const state = {
    title: 'Hall',
    arrow_navigation_next: { documentId: 'gone' },
    categories: [{ documentId: 'gone' }],
    hotspots: [
      { __component: 'hotspots.navigation', title: 'On', action_target: { documentId: 'gone' } },
      { __component: 'hotspots.open-article', article: { documentId: 'there', locale: 'de' } },
    ],
  };
  expect(withoutEntries(state, GONE)).toEqual({
    title: 'Hall',
    hotspots: [
      { __component: 'hotspots.navigation', title: 'On' },
      { __component: 'hotspots.open-article', article: { documentId: 'there', locale: 'de' } },
    ],
  });
});

test('is the same with and without the links of one entry, whatever else a state holds', () => {
  const link = fc.constantFrom('gone', 'there').map((documentId) => ({ documentId }));
  const part = fc.record({ title: fc.string(), article: fc.option(link, { nil: undefined }) });
  const states = fc.record({
    title: fc.string(),
    one: fc.option(link, { nil: undefined }),
    parts: fc.array(part, { minLength: 1 }),
    links: fc.array(link, { minLength: 1 }),
  });
  fc.assert(
    fc.property(states, (state) => {
      const once = withoutEntries(state, GONE);
      expect(withoutEntries(once, GONE)).toEqual(once);
      expect(JSON.stringify(once)).not.toContain('"gone"');
    }),
  );
});
