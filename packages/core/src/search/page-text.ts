/**
 * The limits on the stored text of one PDF. A data sheet has 4 pages and 8,000 characters, a handbook of 300 has
 * 600,000.
 */
export const DOCUMENT_TEXT_LIMITS = {
  /** Pages from the first one on. */
  pages: 500,
  /** Characters of one page: a page of small print has 6,000. */
  ofPage: 20_000,
  /** Characters of all pages together. */
  characters: 800_000,
} as const;

/** Latin ligatures (Unicode block “Alphabetic Presentation Forms”): fonts draw `fi` as one sign. */
const LIGATURES = /[\uFB00-\uFB06]/g;

/** Characters that are not text: control characters, joiners without a width, private characters of a font. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu;

/** The end of a line that may divide a word. */
const LINE_END = /[-\u2010]\n[ \t]*/g;

/** Letters before a line's end among which a word's own hyphen is looked for. */
const MAX_WORD_LENGTH = 40;

/**
 * What replaces the end of a line that divides a word: nothing, or a hyphen if the word has one of its own. It does
 * where it has one already (`pick-and-` / `place`), and where the next line begins with a capital or a digit
 * (`PROFINET-` / `Kabel`).
 */
function joinedAt(lines: string, at: number, end: string): string {
  const next = /^[\p{L}\p{N}]/u.exec(lines.slice(at + end.length, at + end.length + 2))?.[0];
  const before = /[\p{L}\p{N}-]*\p{L}$/u.exec(lines.slice(Math.max(0, at - MAX_WORD_LENGTH), at))?.[0];
  if (next === undefined || before === undefined) return end;
  return before.includes('-') || next !== next.toLowerCase() || /\p{N}/u.test(next) ? '-' : '';
}

/**
 * The text of a page as it is read and searched: words that were divided at the end of a line are whole again,
 * ligatures are letters, and all white space is one space.
 *
 * @param lines The lines of the page, separated by `\n`, as a PDF gives them.
 */
export function mendPageText(lines: string): string {
  return lines
    .replaceAll(LIGATURES, (sign) => sign.normalize('NFKC'))
    .replaceAll(/\u00AD\s*\n\s*|\u00AD/g, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(LINE_END, (end: string, at: number, whole: string) => joinedAt(whole, at, end))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(UNREADABLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/**
 * Why the words of a PDF are not found, or not all of them: it needs a password, it cannot be read, it exceeds the
 * time or memory limit, its pages are pictures, it has more words than are stored.
 */
export type DocumentProblem = 'protected' | 'broken' | 'tooHeavy' | 'wordless' | 'cut';

/** The texts of a PDF's pages, cleaned up and cut to the limits. */
export interface DocumentText {
  /** In their order; a page without words is empty. */
  readonly pages: readonly string[];
  /** Whether pages or words were left out. */
  readonly isCut: boolean;
}

/**
 * Cleans up the pages of a PDF and keeps {@link DOCUMENT_TEXT_LIMITS} of them.
 *
 * @param count The pages that the PDF has; `pages` may be only the first ones.
 */
export function documentTextOf(pages: readonly string[], count: number = pages.length): DocumentText {
  let left: number = DOCUMENT_TEXT_LIMITS.characters;
  let isCut = count > Math.min(pages.length, DOCUMENT_TEXT_LIMITS.pages);
  const kept = pages.slice(0, DOCUMENT_TEXT_LIMITS.pages).map((lines) => {
    const whole = mendPageText(lines.slice(0, DOCUMENT_TEXT_LIMITS.ofPage * 2));
    const text = whole.slice(0, Math.min(left, DOCUMENT_TEXT_LIMITS.ofPage));
    left -= text.length;
    isCut ||= text.length < whole.length;
    return text;
  });
  while (kept.at(-1) === '') kept.pop();
  return { pages: kept, isCut };
}
