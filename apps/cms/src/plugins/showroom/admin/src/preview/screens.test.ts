import { expect, test } from 'vitest';
import { nameOfScreen, scaleIn, screenLength, turned } from './screens.ts';

test('a screen is shown whole, never larger than it is', () => {
  const phone = { width: 390, height: 844 };
  expect(scaleIn(phone, { width: 1000, height: 422 })).toBe(0.5);
  expect(scaleIn(phone, { width: 1000, height: 2000 })).toBe(1);
  expect(nameOfScreen(turned(phone))).toBe('844 × 390');
  expect([screenLength(Number.NaN), screenLength(1e9), screenLength(800.4)]).toEqual([240, 7_680, 800]);
});
