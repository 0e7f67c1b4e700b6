const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789`;

/** A document id as Strapi makes them: 24 signs, a letter first. Chosen here, so that drawing twice is drawing once. */
export function newDocumentId(): string {
  const [first = 0, ...others] = crypto.getRandomValues(new Uint32Array(24));
  return [LETTERS[first % LETTERS.length], ...others.map((number) => SIGNS[number % SIGNS.length])].join('');
}
