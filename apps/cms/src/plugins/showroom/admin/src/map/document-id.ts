const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789`;

/**
 * A document id in Strapi's format: 24 characters, a letter first. The browser chooses it, so that repeating a
 * request creates nothing twice.
 */
export function newDocumentId(): string {
  const [first = 0, ...others] = crypto.getRandomValues(new Uint32Array(24));
  return [LETTERS[first % LETTERS.length], ...others.map((number) => SIGNS[number % SIGNS.length])].join('');
}
