/**
 * What a spreadsheet would calculate or hide instead of showing it: a formula, with the signs in their full width as
 * well, or a cell that begins with a tab or a line break (OWASP, CSV injection). Apostrophes may come first.
 */
const BEGINS_LIKE_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const IS_NEUTRALISED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell that no spreadsheet calculates: with an apostrophe before it. */
export function neutralise(text: string): string {
  return BEGINS_LIKE_FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell: reverses {@link neutralise}, and leaves every other cell as it is. */
export function restore(cell: string): string {
  return IS_NEUTRALISED.test(cell) ? cell.slice(1) : cell;
}
