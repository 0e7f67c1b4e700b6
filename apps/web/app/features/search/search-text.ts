import { searchTerm, type SearchHit, type SearchKind } from '@vitrine/core';

/** The kinds in the order in which their groups are shown. */
const KINDS: readonly SearchKind[] = ['location', 'article', 'dashboard', 'document'];

/** What was found of one kind. */
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

/** A piece of a title, and whether it is what was searched for. */
export interface TitlePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a title at the words that begin like what was typed. Its parts together are the title again. */
export function titleParts(title: string, query: string): readonly TitlePart[] {
  const wanted = query
    .split(/\s+/)
    .map((word) => searchTerm(word))
    .filter((word) => word !== '');
  return title
    .split(/(?<=[\s\p{P}])|(?=[\s\p{P}])/u)
    .map((text) => ({ text, isMatch: wanted.some((word) => searchTerm(text).startsWith(word)) }));
}
