import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [42, '0:42'],
  [2, '0:02'],
  [60, '1:00'],
  [899.2, '15:00'],
  [-1, '0:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
