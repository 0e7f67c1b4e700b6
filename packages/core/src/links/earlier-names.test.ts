import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { earlierNamesIn, MAX_EARLIER_NAMES, withEarlierName } from './earlier-names.ts';

test('the latest earlier name comes first', () => {
  expect(withEarlierName('cinema', { earlier: 'theatre', current: 'stage' })).toBe('theatre\ncinema');
  expect(withEarlierName(null, { earlier: 'Cinema', current: 'theatre' })).toBe('cinema');
});

test('a name that an entry gets back is no earlier one', () => {
  expect(withEarlierName('cinema', { earlier: 'theatre', current: 'cinema' })).toBe('theatre');
});

test('what an editor types is read line by line', () => {
  expect(earlierNamesIn(' Hall \n\n gate\r\nhall\n')).toEqual(['hall', 'gate']);
  expect(earlierNamesIn(undefined)).toEqual([]);
});

test('the list is bounded, and never holds the current name', () => {
  const name = fc.stringMatching(/^[a-z0-9]{1,3}$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 60 }), (names) => {
      let text = '';
      for (const [index, current] of names.entries()) {
        const earlier = names[index - 1];
        if (earlier !== undefined && earlier !== current) text = withEarlierName(text, { earlier, current });
        expect(earlierNamesIn(text)).not.toContain(current);
      }
      expect(earlierNamesIn(text).length).toBeLessThanOrEqual(MAX_EARLIER_NAMES);
    }),
  );
});
