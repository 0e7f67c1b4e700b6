/** Letters that become two others, because removing the accent would leave nothing or another word. */
const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
};

/**
 * The form of a text in an address: `Große Halle` becomes `grosse-halle`. Small letters a to z, digits and single
 * dashes between them; empty where nothing is left.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæœø]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
