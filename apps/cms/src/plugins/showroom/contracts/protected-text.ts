/** A text for a translation service, without what has to stay as it is. */
export interface ProtectedText {
  /** With a placeholder for each kept part: `[[0]]`. */
  readonly text: string;
  readonly kept: readonly string[];
}

const UNITS =
  '%|°C|°|€|\\$|kg|g|t|mm|cm|m|km|µm|ms|s|min|h|kHz|MHz|Hz|kV|V|mA|A|kWh|MWh|kW|MW|W|kN|Nm|N|bar|mbar|kPa|Pa|ml|l|dB';
/** Signs that mean something in a pattern. */
const SYNTAX = /[$()*+./?[\\\]^{|}]/g;

const WORD_BEFORE = '(?<![\\p{L}\\p{N}])';
const WORD_AFTER = '(?![\\p{L}\\p{N}])';

const PARTS = [
  // A placeholder that the text itself contains.
  '\\[\\[\\d+\\]\\]',
  // Markup, the target of a Markdown link, web and mail addresses.
  '<[^<>]+>',
  '(?<=\\])\\([^()\\s]*\\)',
  'https?:\\/\\/[^\\s<>()]*[^\\s<>().,;:!?]',
  '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
  // Names of products, standards and kinds of protection: letters and digits in one word.
  `${WORD_BEFORE}(?=[\\p{L}\\p{N}./-]*\\p{N})(?=[\\p{L}\\p{N}./-]*\\p{L})\\p{L}[\\p{L}\\p{N}]*(?:[-./][\\p{L}\\p{N}]+)*`,
  // Numbers with their units.
  `[±−+-]?\\p{N}+(?:[.,\\u00a0\\u202f]\\p{N}+)*(?:[ \\u00a0\\u202f]?(?:${UNITS})${WORD_AFTER})?`,
];

/**
 * Takes numbers, units, codes, addresses, markup and names out of a text.
 *
 * @param names further ones, such as those of the company and its products.
 */
export function protectText(text: string, names: readonly string[] = []): ProtectedText {
  const kept: string[] = [];
  const own = names
    .filter((name) => name.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((name) => `${WORD_BEFORE}${name.replaceAll(SYNTAX, String.raw`\$&`)}${WORD_AFTER}`);
  const pattern = new RegExp([...own, ...PARTS].join('|'), 'gu');
  return {
    text: text.replaceAll(pattern, (part) => `[[${kept.push(part) - 1}]]`),
    kept,
  };
}

/** Whether words are left to translate. */
export function hasWords({ text }: ProtectedText): boolean {
  return /\p{L}/u.test(text);
}

/** A translation with its kept parts, or what a service has lost, doubled or made up. */
export type Restored = { readonly text: string } | { readonly lost: readonly string[] };

/** Services put spaces into what they do not know. */
const PLACEHOLDER = /\[\s*\[\s*(\d+)\s*\]\s*\]/g;

/** Puts the kept parts back, and checks that each is there once and that no other number is. */
export function restoreText({ kept }: ProtectedText, translated: string): Restored {
  const found = [...translated.matchAll(PLACEHOLDER)].map(([, index]) => Number(index));
  const lost = kept.filter((_, index) => found.filter((each) => each === index).length !== 1);
  const added = translated.replaceAll(PLACEHOLDER, '').match(/\p{N}+/gu) ?? [];
  const unknown = found.filter((index) => index >= kept.length).map((index) => `[[${index}]]`);
  if (lost.length + added.length + unknown.length > 0) return { lost: [...lost, ...added, ...unknown] };
  return { text: translated.replaceAll(PLACEHOLDER, (_, index: string) => kept[Number(index)] ?? '') };
}
