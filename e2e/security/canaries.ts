/**
 * What is closed to somebody, each for another reason. Every text of it holds the area's word, every number of
 * it is one of the area's, so that the smallest leak can be found by a search.
 */
export const AREAS = ['protected', 'other', 'login', 'scoped', 'dated', 'unpublished'] as const;
export type Area = (typeof AREAS)[number];

/** A word that no text, random number or packed file holds by chance. */
export const wordOf = (area: Area): string => `zqx${area}zqx`;

/** What the server alone may know. */
export const SECRETS = {
  sessionSecret: 'zqxsecretzqx-session-0123456789abcdef0123456789abcdef',
  revalidateSecret: 'zqxsecretzqx-revalidate-0123456789abcdef',
  cmsToken: 'zqxsecretzqx-cms-token',
  accessCode: 'zqxsecretzqx-4711',
  otherAccessCode: 'zqxsecretzqx-0815',
  password: 'zqxsecretzqx-password',
  jwt: 'zqxsecretzqx-jwt',
  email: 'zqxsecretzqx@visitor.example',
} as const;

const SECRET_WORD = 'zqxsecretzqx';

/** The number of an area's article or dashboard. */
export const numberOf = (area: Area, index: number): number => 87_710_000 + AREAS.indexOf(area) * 100 + index;

const numbersOf = (area: Area): RegExp => {
  const first = String(87_710_000 + AREAS.indexOf(area) * 100).slice(0, -2);
  return new RegExp(String.raw`(?<!\d)${first}\d\d(?!\d)`);
};

/** A secret, or an area whose canary was found. */
export type Leak = Area | 'secret';

/**
 * What a text tells that it must not.
 *
 * @param known areas that the reader may see.
 * @param asked what the reader said: an answer may repeat that, and does not tell anything by it.
 */
export const leaksIn = (text: string, known: ReadonlySet<Area>, asked = ''): readonly Leak[] => {
  const seen = text.toLowerCase();
  const said = asked.toLowerCase();
  const tells = (word: string): boolean => countOf(seen, word) > countOf(seen, word, said);
  const areas = AREAS.filter(
    (area) =>
      !known.has(area) &&
      (tells(wordOf(area)) || (!numbersOf(area).test(said) && numbersOf(area).test(seen))),
  );
  return tells(SECRET_WORD) ? [...areas, 'secret'] : areas;
};

/** How often a word stands in a text; with `within`, only where it stands inside a repetition of that. */
const countOf = (text: string, word: string, within?: string): number => {
  if (within === undefined) return text.split(word).length - 1;
  const repeated = partsWith(within, word);
  let rest = text;
  let count = 0;
  for (const part of repeated) {
    const pieces = rest.split(part);
    count += (pieces.length - 1) * countOf(part, word);
    rest = pieces.join(' ');
  }
  return count;
};

/** The pieces of what was said that hold a word, longest first: a path, its last step, a value of a query. */
const partsWith = (said: string, word: string): readonly string[] => {
  const decoded = decodeSafely(said);
  const pieces = [said, decoded, ...decoded.split(/[/?&=#\s~]+/), ...said.split(/[/?&=#\s~]+/)];
  const stems = pieces.flatMap((piece) => [piece, piece.replace(/\.data$/, '')]);
  return [...new Set(stems)].filter((piece) => piece.includes(word)).toSorted((a, b) => b.length - a.length);
};

const decodeSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
