import { expect, test } from 'vitest';
import { createSuggestionBudget, suggestionCharacters } from './suggestion-budget.ts';

const MINUTE = 60_000;

test('an account has so many characters in an hour, and others have their own', () => {
  let time = 0;
  const budget = createSuggestionBudget(100, () => time);
  expect(budget.take(1, 60)).toBe(true);
  time = 59 * MINUTE;
  expect(budget.take(1, 41)).toBe(false);
  // What was refused is not counted.
  expect(budget.take(1, 40)).toBe(true);
  expect(budget.take(1, 1)).toBe(false);
  expect(budget.take(2, 100)).toBe(true);
  time = 60 * MINUTE;
  expect(budget.take(1, 100)).toBe(true);
  expect(budget.take(2, 1)).toBe(false);
});

test('the budget is a setting, and a wrong one is said at the start', () => {
  expect(suggestionCharacters({})).toBe(100_000);
  expect(suggestionCharacters({ TRANSLATION_BUDGET: ' 5000 ' })).toBe(5000);
  for (const wrong of ['0', '-1', '1e5', 'many', '1.5']) {
    expect(() => suggestionCharacters({ TRANSLATION_BUDGET: wrong })).toThrow('TRANSLATION_BUDGET');
  }
});
