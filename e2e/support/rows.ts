import { LANGUAGES } from './demo.ts';
import { LANDSCAPE, PORTRAIT, VISITS } from './windows.ts';

/** The tag of what `npm test` leaves to `npm run test:all`: rows, and journeys that rarely find anything. */
export const ALL = '@all';

/** The languages, for journeys to which a window is all the same. */
export const EVERY_LANGUAGE = LANGUAGES.map((language) => ({ language }));

/** Each language in each layout; the first two have each of them once. */
export const EVERY_VISIT = [
  ...VISITS,
  { language: 'en', window: PORTRAIT },
  { language: 'de', window: LANDSCAPE },
] as const;

/** The tag of one of several tests that differ in a number or a word: every change runs the first, a release all. */
export function firstOnly(number: number): string[] {
  return number === 0 ? [] : [ALL];
}

/**
 * The rows that a journey is walked in, with a tag on those that a change does not wait for: what a journey finds in
 * one row it nearly always finds in the others (decision 0040). The journeys take turns, so that every change walks
 * in each language and each layout.
 *
 * @param turns Which rows every change walks, by their number, if any; behind the last one the count begins again.
 */
export function rowsOf<Row extends object>(
  rows: readonly Row[],
  ...turns: readonly number[]
): readonly (Row & { readonly tag: string[] })[] {
  return rows.map((row, number) => ({
    ...row,
    tag: turns.some((turn) => turn % rows.length === number) ? [] : [ALL],
  }));
}
