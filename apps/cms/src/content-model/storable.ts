/** A column for whole numbers has four bytes on Postgres. */
const MAX_INTEGER = 2 ** 31 - 1;

/** The one character that Postgres has in no text. */
const NUL = '\u0000';

/**
 * Why a value does not fit into its column on one of the databases, as a sentence for the editor; undefined
 * if it does. Content can then move between the databases, and editors never meet a database error. Strapi itself
 * checks the length of texts.
 *
 * @param type The attribute's, as the schemas name it.
 */
export function whyUnstorable(type: string, value: unknown): string | undefined {
  if (type === 'integer' && typeof value === 'number' && Math.abs(value) > MAX_INTEGER) {
    return `The number ${value} is too large: the largest one is ${MAX_INTEGER}.`;
  }
  return holdsNul(value)
    ? 'The text holds an invisible character (U+0000) that cannot be kept: delete the text and type it again.'
    : undefined;
}

/** Also inside tables and blocks, in what they hold and in the names they hold it by. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => name.includes(NUL) || holdsNul(part));
}
