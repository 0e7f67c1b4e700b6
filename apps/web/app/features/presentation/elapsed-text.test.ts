import { expect, test } from 'vitest';
import { elapsedText } from './elapsed-text.ts';

test('a duration is minutes and seconds, with hours where there are some', () => {
  const times = [-1, 0, 9_999, 185_000, 3_599_000, 3_727_000].map((milliseconds) =>
    elapsedText(milliseconds),
  );
  expect(times).toEqual(['0:00', '0:00', '0:09', '3:05', '59:59', '1:02:07']);
});
