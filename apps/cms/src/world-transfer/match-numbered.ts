/**
 * To whom an entry that stands in the CMS belongs: to the worlds of the file, which show it; to other worlds
 * alone; or to no world, such as an article that only a menu opens.
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
  readonly standing: ExistingNumbered;
  /**
   * Whether they are the same entry only as long as they hold the same. With other content the one that
   * stands here is somebody else's, and nothing may be written over it.
   */
  readonly isTentative: boolean;
}

interface Rule {
  readonly belonging: Belonging;
  readonly isSame: (given: GivenNumbered, standing: ExistingNumbered) => boolean;
  readonly isTentative: boolean;
}

const hasSameNumber: Rule['isSame'] = ({ number }, standing) => number === standing.number;

/** In the first language that the file has a title in. */
const hasSameTitle: Rule['isSame'] = ({ titles }, standing) => {
  const [first] = titles;
  return first !== undefined && first[1] !== '' && standing.titles.get(first[0]) === first[1];
};

const hasBoth: Rule['isSame'] = (given, standing) =>
  hasSameNumber(given, standing) && hasSameTitle(given, standing);

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
 * Which of the articles that stand here are those of a file. Each is one of the file's at most, so that twins,
 * articles of the same title, stay two: they are told apart by their numbers, else by their order.
 *
 * @param excluded Documents that hold something else than the entry they were lent to: they are not lent again.
 * @returns By the keys of the file; an entry that is not among them is new.
 */
export function matchNumbered(
  given: readonly GivenNumbered[],
  standing: readonly ExistingNumbered[],
  excluded: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, NumberedMatch> {
  const inOrder = standing.toSorted((one, other) => one.number - other.number);
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
      matches.set(entry.key, { standing: found, isTentative });
    }
  }
  return matches;
}

/** Keys begin with the numbers of the installation that wrote the file: `2-valve` before `10-valve`. */
export function byKey({ key: one }: { readonly key: string }, { key: other }: { readonly key: string }) {
  return one.localeCompare(other, 'en', { numeric: true });
}
