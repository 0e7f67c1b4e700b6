/** The form in which words are compared: small letters without accents, so that `uberwachung` finds “Überwachung”. */
export function searchTerm(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** The separators of words: MiniSearch's own rule, so that texts and queries are split alike. */
const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;

/** The words of a text as they are compared. */
export function searchTermsOf(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((word) => searchTerm(word))
    .filter((term) => term !== '');
}

/** A word of a text with the index where it begins. */
export interface PlacedWord {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text with their indexes, in order. */
export function placedWordsOf(text: string): readonly PlacedWord[] {
  return [...text.matchAll(/[^\n\r\p{Z}\p{P}]+/gu)].map(({ 0: word, index }) => ({
    term: searchTerm(word),
    start: index,
    end: index + word.length,
  }));
}
