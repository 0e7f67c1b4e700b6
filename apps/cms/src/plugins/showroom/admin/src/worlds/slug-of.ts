/** Letters that do not take apart into one of the alphabet and a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
};

/** An address for a name: small letters, digits and dashes. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
