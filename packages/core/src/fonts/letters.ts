/** What every language of the interface is written with: ASCII's signs, the dashes, and what prices and times need. */
const COMMON = '0123456789.,;:!?()[]-–—…’\'"&%+/@#*€';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The letters and quotation marks of each language of the interface. Source: Unicode CLDR 46,
 * `main/<language>/characters.json`, `exemplarCharacters`, and the quotation marks of `delimiters.json`.
 */
const OWN = {
  en: { letters: LATIN, marks: '“”‘’' },
  de: { letters: `${LATIN}äöüß`, marks: '„“‚‘' },
  fr: { letters: `${LATIN}àâæçéèêëîïôœùûüÿ`, marks: '«»' },
  es: { letters: `${LATIN}áéíñóúü`, marks: '«»“”¡¿' },
  it: { letters: `${LATIN}àéèìòù`, marks: '«»“”' },
  pt: { letters: `${LATIN}áàâãçéêíóòôõú`, marks: '“”‘’' },
  ru: { letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', marks: '«»„“' },
} as const;

type Language = keyof typeof OWN;

/** No word begins with ß or ÿ: hardly any text has their capitals, and fonts cut down to Latin leave them out. */
function capitals(letters: string): string {
  return letters.replaceAll(/[ßÿ]/g, '').toUpperCase();
}

function writtenIn({ letters, marks }: (typeof OWN)[Language]): readonly string[] {
  return [...new Set(`${capitals(letters)}${letters}${marks}${COMMON}`)];
}

/** Every character that any language of the interface needs. */
export const NEEDED_CHARACTERS: readonly string[] = [
  ...new Set(Object.values(OWN).flatMap((language) => writtenIn(language))),
];

/**
 * The characters of a language that a font lacks, capitals first.
 *
 * @param locale of the showroom: `de` or `de-AT`; of a language that the interface does not have nothing is known.
 * @param lacks what the font lacks of {@link NEEDED_CHARACTERS}.
 */
export function missingCharacters(locale: string, lacks: string): readonly string[] {
  const language = writtenLanguage(locale);
  if (language === undefined) return [];
  const lacking = new Set(lacks);
  return writtenIn(OWN[language]).filter((character) => lacking.has(character));
}

/** The language of the interface that a locale is of; absent where it is none of them. */
export function writtenLanguage(locale: string): Language | undefined {
  const language = locale.toLowerCase().split('-', 1)[0] ?? '';
  return Object.hasOwn(OWN, language) ? (language as Language) : undefined;
}

/** Characters that a sentence names. */
const NAMED = 8;

/** The first of some characters, for a sentence: `А Б В …`. */
export function namedCharacters(characters: readonly string[]): string {
  return [...characters.slice(0, NAMED), ...(characters.length > NAMED ? ['…'] : [])].join(' ');
}
