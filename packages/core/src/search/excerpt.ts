import { placedWordsOf, searchTerm } from './words.ts';
import type { PlacedWord } from './words.ts';

/** A piece of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Characters of an excerpt: two lines beside a picture. */
const LENGTH = 160;

/** Characters before the first match. */
const LEAD = 40;

/**
 * The line of a text around the matches: where most different ones are close together.
 *
 * @param found The words as they occur in the text, in the form of `searchTerm`.
 * @returns its parts in order, with an ellipsis where the text continues; none where the text contains no such word.
 */
export function excerptOf(text: string, found: ReadonlySet<string>): readonly TextPart[] {
  const words = placedWordsOf(text);
  const hits = words.filter(({ term }) => found.has(term));
  const first = bestStart(hits);
  if (first === undefined) return [];
  const inside = words.filter(
    ({ start, end }) => start >= first.start - LEAD && end <= first.start - LEAD + LENGTH,
  );
  const from = Math.min(first.start, inside[0]?.start ?? first.start);
  const to = Math.max(first.end, inside.at(-1)?.end ?? first.end);
  // The punctuation that ends the last word's sentence belongs to it.
  const end = to + (/^\p{P}+/u.exec(text.slice(to))?.[0].length ?? 0);
  return [
    ...(from > 0 ? [plain('… ')] : []),
    ...partsOf(text.slice(0, end), from, hits),
    ...(end < text.length ? [plain(' …')] : []),
  ];
}

/**
 * The line of a text that says most of the words, around them; without any of them how the text begins. None where it
 * is empty.
 *
 * @param found as {@link excerptOf} takes them.
 */
export function lineWith(text: string, found: ReadonlySet<string>): readonly TextPart[] {
  const lines = text.split('\n');
  const marked = lines
    .map((line) => excerptOf(line, found))
    .toSorted((one, other) => matchesIn(other) - matchesIn(one));
  const [best = []] = marked;
  return best.length > 0 ? best : beginningOf(lines[0] ?? '');
}

function matchesIn(parts: readonly TextPart[]): number {
  return new Set(parts.filter(({ isMatch }) => isMatch).map(({ text }) => searchTerm(text))).size;
}

function beginningOf(line: string): readonly TextPart[] {
  if (line.length <= LENGTH) return line === '' ? [] : [plain(line)];
  return [plain(line.slice(0, LENGTH).replace(/[\s\p{P}]*\S*$/u, '')), plain(' …')];
}

function plain(text: string): TextPart {
  return { text, isMatch: false };
}

function bestStart(hits: readonly PlacedWord[]): PlacedWord | undefined {
  let best: { readonly word: PlacedWord; readonly different: number } | undefined;
  for (const [index, word] of hits.entries()) {
    const terms = new Set<string>();
    for (let next = index; next < hits.length; next += 1) {
      const hit = hits[next];
      if (hit === undefined || hit.end > word.start - LEAD + LENGTH) break;
      terms.add(hit.term);
    }
    if (best === undefined || terms.size > best.different) best = { word, different: terms.size };
  }
  return best?.word;
}

function partsOf(text: string, from: number, hits: readonly PlacedWord[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = from;
  for (const { start, end } of hits) {
    if (start < at || end > text.length) continue;
    if (start > at) parts.push(plain(text.slice(at, start)));
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push(plain(text.slice(at)));
  return parts;
}
