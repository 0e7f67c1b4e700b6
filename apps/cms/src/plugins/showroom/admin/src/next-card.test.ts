import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextCard } from './next-card.ts';

test.each([
  ['the card that was below one that is gone', [1, 3], { id: 2, index: 1, isDealtWith: true }, 1],
  ['the list after the last one', [1, 2], { id: 3, index: 2, isDealtWith: true }, 'list'],
  ['the list where there is none left', [], { id: 3, index: 0, isDealtWith: false }, 'list'],
  ['the card below one that stays and is dealt with', [1, 2, 3], { id: 2, index: 1, isDealtWith: true }, 2],
  [
    'no other card while someone still works on one',
    [1, 2, 3],
    { id: 2, index: 1, isDealtWith: false },
    undefined,
  ],
  ['what has moved up where one has moved to the end', [2, 3, 1], { id: 1, index: 0, isDealtWith: true }, 0],
])('the focus goes to %s', (_, ids, changed, wanted) => {
  expect(nextCard(ids, changed)).toBe(wanted);
});

test('it never goes to a card that is not there', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 30 }));
  const cards = fc.record({ id: fc.nat({ max: 30 }), index: fc.nat({ max: 30 }), isDealtWith: fc.boolean() });
  fc.assert(
    fc.property(ids, cards, (shown, changed) => {
      const next = nextCard(shown, changed);
      const isThere =
        typeof next === 'number' ? next in shown : next === 'list' || shown.includes(changed.id);
      expect(isThere).toBe(true);
    }),
  );
});
