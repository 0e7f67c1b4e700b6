import { isWithin } from './edit-distance.ts';
import { mayHaveTypo, SHORTEST_IN_TEXTS, wrongLettersIn } from './search-options.ts';
import { searchTermsOf } from './words.ts';
import type { SynonymGroup } from '../world/settings/synonym-group.ts';

/** More than editors write; what goes beyond is left out. */
export const SYNONYM_LIMITS = { groups: 500, inGroup: 20, characters: 80 } as const;

/** Words of a query that are looked up; longer queries are searched word by word. */
const MAX_TERMS = 16;

/** The weight of a synonym beside the word that was typed. */
const SYNONYM_WEIGHT = 0.7;

/**
 * Parses what editors write: a group per line, its words separated by `=`, `,` or `;`. Lines with fewer than two
 * different words are ignored.
 */
export function readSynonyms(text: string): readonly SynonymGroup[] {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const byTerms = new Map<string, string>();
      for (const typed of line.split(/[=,;]/)) {
        const word = typed.replaceAll(/\s+/g, ' ').trim().slice(0, SYNONYM_LIMITS.characters);
        const key = searchTermsOf(word).join(' ');
        if (key !== '' && !byTerms.has(key)) byTerms.set(key, word);
      }
      return [...byTerms.values()].slice(0, SYNONYM_LIMITS.inGroup);
    })
    .filter((group) => group.length > 1)
    .slice(0, SYNONYM_LIMITS.groups);
}

/** A query, in the form of MiniSearch's: words that all have to occur (`AND`), or at least one of them (`OR`). */
export type SearchQuery =
  | string
  | {
      readonly combineWith: 'AND' | 'OR';
      readonly queries: SearchQuery[];
      /** Whether words that only begin with these match as well. */
      readonly prefix?: boolean;
      /** The weight of a word. */
      readonly boostTerm?: () => number;
    };

/**
 * A query with the synonyms of its words: each word of a group finds what every other word of it finds. Words are
 * recognised as the index recognises them, with a typing mistake, and the last one by its beginning.
 *
 * @returns the query unchanged where it contains no word of a group.
 */
export function withSynonyms(query: string, groups: readonly SynonymGroup[]): SearchQuery {
  const terms = searchTermsOf(query);
  if (groups.length === 0 || terms.length === 0 || terms.length > MAX_TERMS) return query;
  const read = groups.map((group) => group.map((word) => searchTermsOf(word)));
  const parts = expand({ terms, groups: read }, { from: 0, to: terms.length, longest: terms.length });
  return parts.some((part) => typeof part !== 'string' && part.combineWith === 'OR') ? all(parts) : query;
}

/** Every word that a query looks for. */
export function termsOfQuery(query: SearchQuery): readonly string[] {
  return typeof query === 'string'
    ? searchTermsOf(query)
    : query.queries.flatMap((part) => termsOfQuery(part));
}

interface Question {
  readonly terms: readonly string[];
  readonly groups: readonly (readonly (readonly string[])[])[];
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** The most words that are looked up together. */
  readonly longest: number;
}

function all(queries: readonly SearchQuery[]): SearchQuery {
  return { combineWith: 'AND', queries: [...queries] };
}

/** The words of a span one by one; several that form an entry of a group are taken together first. */
function expand(question: Question, { from, to, longest }: Span): readonly SearchQuery[] {
  const parts: SearchQuery[] = [];
  for (let at = from; at < to;) {
    const found = longestAt(question, at, Math.min(to, at + longest));
    if (found === undefined) {
      parts.push(leaf(question, at));
      at += 1;
      continue;
    }
    const { length, others } = found;
    const itself =
      length === 1
        ? [leaf(question, at)]
        : expand(question, { from: at, to: at + length, longest: length - 1 });
    parts.push({ combineWith: 'OR', queries: [all(itself), ...others] });
    at += length;
  }
  return parts;
}

function leaf({ terms }: Question, at: number): SearchQuery {
  // Whether the beginning of the last word is enough follows the index's own rule.
  const isLast = at === terms.length - 1;
  return { combineWith: 'AND', ...(isLast ? {} : { prefix: false }), queries: [terms[at] ?? ''] };
}

function longestAt(
  question: Question,
  at: number,
  end: number,
): { readonly length: number; readonly others: readonly SearchQuery[] } | undefined {
  for (let length = end - at; length > 0; length -= 1) {
    const others = question.groups.flatMap((group) => {
      const isIn = group.some((word) => word.length === length && isWordAt(question, at, word));
      // All of the group: a word typed with a mistake is searched in its correct spelling.
      return isIn ? group.map((word) => synonym(word)) : [];
    });
    if (others.length > 0) return { length, others };
  }
  return undefined;
}

/** A synonym is found by its beginning as well, so that its plural and its compounds are: a short one is not. */
function synonym(word: readonly string[]): SearchQuery {
  return {
    combineWith: 'AND',
    boostTerm: () => SYNONYM_WEIGHT,
    queries: word.map((term) => ({
      combineWith: 'AND',
      prefix: term.length >= SHORTEST_IN_TEXTS,
      queries: [term],
    })),
  };
}

function isWordAt({ terms }: Question, at: number, word: readonly string[]): boolean {
  return word.every((term, index) => {
    const typed = terms[at + index] ?? '';
    if (typed === term) return true;
    const isBeingWritten = at + index === terms.length - 1 && typed.length >= SHORTEST_IN_TEXTS;
    if (isBeingWritten && term.startsWith(typed)) return true;
    return mayHaveTypo(typed) && isWithin(typed, term, wrongLettersIn(typed));
  });
}
