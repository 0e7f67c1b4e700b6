/** What the end of a file's name can say about its picture. */
export type Label = '16x9' | '4x3' | 'phone';

/** A file's name, taken apart. */
export interface FileWords {
  /** The words that name what is shown: `Lobby`, `east`. Never empty. */
  readonly words: readonly string[];
  /** The same for all files of one location: small letters, with the number in front. */
  readonly stem: string;
  readonly label?: Label;
}

const LABELS: Readonly<Record<string, Label>> = {
  '4x3': '4x3',
  '16x9': '16x9',
  wide: '16x9',
  phone: 'phone',
  mobile: 'phone',
};

/** Between words: everything except letters, digits, and what belongs into a word. */
const BETWEEN = /[^\p{Letter}\p{Mark}\p{Number}'’&+×]+/u;

/** `1920x1080`: says how large a picture is, and nothing about what it shows. */
const PIXELS = /^\d{3,5}x\d{3,5}$/;

/** A number in front of a name that only sorts the files: `02`. A year is a name. */
const SORTING = /^\d{1,3}$/;

/**
 * Takes a file's name apart: `02_lobby-east_16x9.jpg` is the wide picture of “lobby east”. A label counts at the end
 * alone, and only if a name is left without it.
 */
export function wordsOf(file: string): FileWords {
  const base = file.normalize('NFC').replace(/\.[^.]*$/, '');
  const all = base.split(BETWEEN).filter((word) => word !== '');
  let end = all.length;
  let label: Label | undefined;
  for (; end > 1; end -= 1) {
    const word = (all[end - 1] ?? '').toLowerCase().replace('×', 'x');
    const found: Label | undefined = Object.hasOwn(LABELS, word) ? LABELS[word] : undefined;
    if (found === undefined && !PIXELS.test(word)) break;
    label ??= found;
  }
  const named = all.slice(0, end);
  const [first = '', ...others] = named;
  const words = SORTING.test(first) && others.length > 0 ? others : named;
  return {
    words: words.length === 0 ? [base.trim() || file.trim() || file] : words,
    stem: named.length === 0 ? base.toLowerCase() : named.join(' ').toLowerCase(),
    ...(label === undefined ? {} : { label }),
  };
}

/** Letters that a name may have in capitals without being shouted: `VIP`, `EMEA`. */
const ABBREVIATION = 4;

/** Words as people write a title: `lobby`, `EAST` become `Lobby east`. */
export function titleOf(words: readonly string[]): string {
  const joined = words.join(' ');
  const isShouted = joined.length > ABBREVIATION && joined === joined.toUpperCase();
  const spoken = isShouted ? joined.toLowerCase() : joined;
  const [first = ''] = spoken;
  return first.toUpperCase() + spoken.slice(first.length);
}
