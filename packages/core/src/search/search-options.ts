import type { SearchEntry, SearchHit } from './search-entry.ts';
import { searchTerm } from './words.ts';

/** The limit on visible hits. */
export const MAX_HITS = 30;

/** Longer words may be typed with one wrong letter in four, two at most: swapped letters count as two. */
const SHORTEST_FUZZY = 4;
const FUZZINESS = 0.25;
const MAX_WRONG_LETTERS = 2;

/** Shorter prefixes occur in nearly every text: they are searched in titles and tags only. */
export const SHORTEST_IN_TEXTS = 4;

const FIELDS = ['title', 'tags', 'context', 'text'] as const satisfies readonly (keyof SearchEntry)[];
const STORED = [
  'kind',
  'title',
  'context',
  'href',
  'walk',
  'picture',
] as const satisfies readonly (keyof SearchHit)[];

/** Whether a word is long enough to be typed with a mistake. */
export function mayHaveTypo(term: string): boolean {
  return term.length >= SHORTEST_FUZZY;
}

/** How many letters of a word may be wrong, by MiniSearch's own rounding. */
export function wrongLettersIn(term: string): number {
  return Math.min(MAX_WRONG_LETTERS, Math.round(term.length * FUZZINESS));
}

/**
 * How things are indexed and searched, in the form of MiniSearch's options: the code that builds the index and the code that
 * searches it must agree. Typo-tolerant, and a title counts more than the words of a text.
 */
export const SEARCH_OPTIONS = {
  fields: [...FIELDS],
  storeFields: [...STORED],
  processTerm: searchTerm,
  searchOptions: {
    processTerm: searchTerm,
    boost: { title: 4, tags: 2, context: 1.5 },
    // Only the last word is still being typed.
    prefix: (_term: string, index: number, terms: readonly string[]) => index === terms.length - 1,
    fuzzy: (term: string) => (mayHaveTypo(term) ? FUZZINESS : false),
    maxFuzzy: MAX_WRONG_LETTERS,
    combineWith: 'AND' as const,
  },
};

/** Where a query looks, in the form of MiniSearch's options for one search. */
export function searchOptionsFor(query: string): { readonly fields: string[] } {
  const lastWord = query.trim().split(/\s+/).at(-1) ?? '';
  const isShort = lastWord.length < SHORTEST_IN_TEXTS;
  return { fields: FIELDS.filter((field) => field !== 'text' || !isShort) };
}

/** The most hits that are only spelt alike. */
export const MAX_NEAR_HITS = 6;

/**
 * How something is looked for of which nothing was found, in the form of MiniSearch's options: any of the words is
 * enough, with two wrong letters in five, in what a thing is called and not in its text.
 */
export const NEAR_OPTIONS = {
  fields: FIELDS.filter((field) => field !== 'text'),
  combineWith: 'OR' as const,
  prefix: true,
  fuzzy: 0.4,
  maxFuzzy: 3,
};
