import type { Row, Span } from './specification.ts';

/**
 * A small change of the product that makes a piece of the specification untrue, and the test that notices.
 * `npm run test:rows` makes each change in a copy and wants the test to fail.
 */
export interface Proof {
  /** The piece of the row, in its own words; it occurs once in the row and has one constant or message at most. */
  readonly of: string;
  /** The file that is changed, from the project's folder. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** A file of tests, one of which has the row's id in its title: `(spec 4.12)`. A journey ends in `.spec.ts`. */
  readonly test: string;
}

/** The proofs of each row, by the row's id; no proof for a row that says only that something is not shown. */
export type Proofs = Readonly<Record<string, readonly Proof[]>>;

/** How a test's title names a row. */
export function titleMark(id: string): string {
  return `(spec ${id})`;
}

function spanOf(proof: Proof, { words }: Row): Span | undefined {
  const start = words.indexOf(proof.of);
  const isOnce = start !== -1 && words.indexOf(proof.of, start + 1) === -1;
  return isOnce ? { start, end: start + proof.of.length } : undefined;
}

function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function touches(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * What a row's proofs leave open: a constant or message without its own proof, a sentence without one, a proof
 * of words that the row does not have. Empty when the row is proven.
 */
export function gapsOf(row: Row, proofs: readonly Proof[]): readonly string[] {
  const spans = proofs.map((proof) => spanOf(proof, row));
  const textOf = ({ start, end }: Span): string => row.words.slice(start, end);
  const factsWithin = (span: Span): readonly Span[] => row.facts.filter((fact) => contains(span, fact));
  const misquoted = proofs.flatMap(({ of }, index) => {
    const span = spans[index];
    if (span === undefined) return [`“${of}” does not occur once in the row`];
    return factsWithin(span).length > 1 ? [`“${of}” has several constants: prove each by itself`] : [];
  });
  const known = spans.filter((span) => span !== undefined);
  const unprovenFacts = row.facts
    .filter((fact) => !known.some((span) => contains(span, fact)))
    .map((fact) => `no proof of the constant or message “${textOf(fact)}”`);
  const unprovenSentences = row.sentences
    .filter((sentence) => !known.some((span) => touches(span, sentence)))
    .map((sentence) => `no proof of “${textOf(sentence)}”`);
  return [...misquoted, ...unprovenFacts, ...unprovenSentences];
}
