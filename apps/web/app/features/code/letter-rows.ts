/** The three rows of letters, as the keyboards of a language have them; all others have the English ones. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  de: ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  fr: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};

const ENGLISH = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The rows of keys for letters, in the order that people of a language find them in. */
export function letterRows(locale: string, isCapital: boolean): readonly (readonly string[])[] {
  return (ROWS[locale] ?? ENGLISH).map((row) => (isCapital ? row.toUpperCase() : row).split(''));
}
