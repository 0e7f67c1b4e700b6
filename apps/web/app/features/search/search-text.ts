import type { TextPart } from '@vitrine/core/search/excerpt';
import type { SearchHit, SearchKind } from '@vitrine/core/search/search-entry';
import { searchTerm } from '@vitrine/core/search/words';

/** The kinds in the order in which their groups are shown. */
const KINDS: readonly SearchKind[] = ['location', 'article', 'dashboard', 'document'];

/** The hits of one kind. */
export interface HitGroup {
  readonly kind: SearchKind;
  readonly hits: readonly SearchHit[];
}

/** Sorts hits into their kinds; within a kind the best stays first. The kind with the best hit comes first. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = Map.groupBy(hits, ({ kind }) => kind);
  const best = hits[0]?.kind;
  return KINDS.toSorted((one, other) => Number(other === best) - Number(one === best)).flatMap((kind) => {
    const own = groups.get(kind);
    return own === undefined ? [] : [{ kind, hits: own }];
  });
}

/**
 * Splits a title at the words that begin like one that is looked for. Its parts together are the title again.
 *
 * @param words In the form of `searchTerm`.
 */
export function titleParts(title: string, words: readonly string[]): readonly TextPart[] {
  return title
    .split(/(?<=[\s\p{P}])|(?=[\s\p{P}])/u)
    .map((text) => ({ text, isMatch: words.some((word) => searchTerm(text).startsWith(word)) }));
}
