/** What has no letter of the alphabet below its accents. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
};

/** Proposes the address of a location from its title: `Große Halle` is `grosse-halle`. */
export const slugFrom = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[äöüßæøœ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
