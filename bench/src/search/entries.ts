import type { SearchEntry } from '@vitrine/core/search/search-entry';
import { seededRandom } from '@vitrine/core/testing';

/** Syllables that made-up words consist of. */
const ONSETS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'tr', 'pr', 'kl', 'ü'];
const RHYMES = ['a', 'e', 'i', 'o', 'u', 'an', 'er', 'or', 'ung', 'el'];

/** About as many as the texts of a large showroom use. */
const WORDS = 20_000;

/** Words of a text, about those of an article's first paragraphs. */
const WORDS_OF_TEXT = 120;

/** Entries of a large showroom, always the same for a seed. */
export function someEntries(count: number, seed = 1): readonly SearchEntry[] {
  const random = seededRandom(seed);
  const pick = (parts: readonly string[]) => parts[Math.floor(random() * parts.length)] ?? '';
  const syllable = () => pick(ONSETS) + pick(RHYMES);
  const vocabulary = Array.from({ length: WORDS }, () => syllable() + syllable() + syllable() + syllable());
  // As in any language, few words stand nearly everywhere, and most hardly anywhere (Zipf).
  const word = () => vocabulary[Math.floor(WORDS ** random()) - 1] ?? '';
  const words = (number: number) => Array.from({ length: number }, word).join(' ');
  return Array.from({ length: count }, (_, id) => ({
    id,
    kind: 'article',
    title: `${words(3)} NV-${id}`,
    context: word(),
    href: `?article=${id}`,
    tags: words(3),
    text: words(WORDS_OF_TEXT),
  }));
}

/** What a visitor types until a word of an entry is complete: its beginnings, and once with a wrong letter. */
export function someQueries(entries: readonly SearchEntry[], count: number, seed = 2): readonly string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[Math.floor(random() * entries.length)];
    const [first = '', second = ''] = entry?.title.split(' ') ?? [];
    const kinds = [
      first.slice(0, 3),
      first.slice(0, 6),
      first,
      misspelt(first),
      `${first} ${second.slice(0, 4)}`,
    ];
    return kinds[index % kinds.length] ?? first;
  });
}

function misspelt(word: string): string {
  return `${word.slice(0, 4)}q${word.slice(5)}`;
}
