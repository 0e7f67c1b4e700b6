/**
 * Which worlds show an existing entry: those of the file; only others; or none, as an article that only a menu opens.
 */
export type Belonging = 'own' | 'foreign' | 'free';

/** Titles by language. */
export type Titles = ReadonlyMap<string, string>;

/** An article or a dashboard of the CMS. */
export interface ExistingNumbered {
  readonly documentId: string;
  readonly number: number;
  readonly titles: Titles;
  readonly belonging: Belonging;
}

/** One of a file. */
export interface GivenNumbered {
  readonly key: string;
  /** Of the installation that wrote the file; tours have none. */
  readonly number: number | undefined;
  readonly titles: Titles;
}

export interface NumberedMatch {
  readonly existing: ExistingNumbered;
  /**
   * Whether they only match while their contents are equal. Otherwise the existing entry is a different one and must
   * not be overwritten.
   */
  readonly isTentative: boolean;
}

interface Rule {
  readonly belonging: Belonging;
  readonly isSame: (given: GivenNumbered, existing: ExistingNumbered) => boolean;
  readonly isTentative: boolean;
}

const hasSameNumber: Rule['isSame'] = ({ number }, existing) => number === existing.number;

/** In the first language that the file has a title in. */
const hasSameTitle: Rule['isSame'] = ({ titles }, existing) => {
  const [first] = titles;
  return first !== undefined && first[1] !== '' && existing.titles.get(first[0]) === first[1];
};

const hasBoth: Rule['isSame'] = (given, existing) =>
  hasSameNumber(given, existing) && hasSameTitle(given, existing);

/** From the surest to the least sure. */
const RULES: readonly Rule[] = [
  { belonging: 'own', isSame: hasBoth, isTentative: false },
  { belonging: 'own', isSame: hasSameTitle, isTentative: false },
  { belonging: 'own', isSame: hasSameNumber, isTentative: false },
  { belonging: 'free', isSame: hasBoth, isTentative: false },
  { belonging: 'free', isSame: hasSameTitle, isTentative: true },
  { belonging: 'foreign', isSame: hasBoth, isTentative: true },
];

/**
 * Matches the articles of a file to existing ones. Each existing article matches at most one, so articles that share a
 * title remain distinct: they are paired by number, else by order.
 *
 * @param excluded Documents whose content differed from a tentative match: they are not matched tentatively again.
 * @returns By the keys of the file; an entry that is not among them is new.
 */
export function matchNumbered(
  given: readonly GivenNumbered[],
  existing: readonly ExistingNumbered[],
  excluded: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, NumberedMatch> {
  const inOrder = existing.toSorted((one, other) => one.number - other.number);
  const matches = new Map<string, NumberedMatch>();
  const used = new Set<string>();
  for (const { belonging, isSame, isTentative } of RULES) {
    for (const entry of given.toSorted(byKey)) {
      if (matches.has(entry.key)) continue;
      const found = inOrder.find(
        (candidate) =>
          candidate.belonging === belonging &&
          !used.has(candidate.documentId) &&
          !(isTentative && excluded.has(candidate.documentId)) &&
          isSame(entry, candidate),
      );
      if (found === undefined) continue;
      used.add(found.documentId);
      matches.set(entry.key, { existing: found, isTentative });
    }
  }
  return matches;
}

/** Keys begin with the numbers of the installation that wrote the file: `2-valve` before `10-valve`. */
export function byKey({ key: one }: { readonly key: string }, { key: other }: { readonly key: string }) {
  return one.localeCompare(other, 'en', { numeric: true });
}
