import type { RichText } from '@vitrine/core/world/content';

/**
 * The longest source of one text that is shown, in characters: some thirty printed pages. The rest is left out, so
 * that no article makes a page heavy or blocks the server.
 */
export const MAX_TEXT_LENGTH = 100_000;

/** The longest HTML of one text: markup grows when it becomes tags. */
export const MAX_HTML_LENGTH = 1_500_000;

/** Nested deeper than any real text: list in list, box in box. */
const DEEPEST_NESTING = 100;

/** More emphasis and links in one paragraph than a person writes; parsers need quadratic time for them. */
const MAX_MARKS = 600;

/** Lines and characters that follow one another without an empty line: more than any real list or table has. */
const MAX_LINES = 500;
const MAX_PARAGRAPH_LENGTH = 30_000;

/** Quotes and lists that begin within one another on one line. */
const MAX_CONTAINERS = 10;

/** Parsers reopen unclosed emphasis in every following paragraph. */
const MAX_OPEN_EMPHASES = 8;

/** A text that is no longer than allowed. */
export interface BoundedText {
  readonly text: RichText;
  readonly isCut: boolean;
}

/** Cuts a text at {@link MAX_TEXT_LENGTH}, at the end of a word or block where there is one. */
export function boundedText(text: RichText): BoundedText {
  if (text.format === 'blocks') return boundedBlocks(text.blocks);
  if (text.source.length <= MAX_TEXT_LENGTH) return { text, isCut: false };
  const source = text.source.slice(0, MAX_TEXT_LENGTH);
  const end = source.lastIndexOf(' ');
  return {
    text: { ...text, source: end > MAX_TEXT_LENGTH / 2 ? source.slice(0, end) : source },
    isCut: true,
  };
}

/**
 * Whether a source would exhaust the parsers, which no text written by a person does: they recurse as deep as it
 * is nested, and need quadratic time for some repetitions. The check itself takes linear time.
 */
export function exceedsParserLimits(text: Exclude<RichText, { readonly format: 'blocks' }>): boolean {
  return tagsExceedLimits(text.source) || (text.format === 'markdown' && marksExceedLimits(text.source));
}

/** The plain text of a source, a paragraph for each block of lines. */
export function plainParagraphs(source: string): readonly string[] {
  return source
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\n[\t\r ]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Blocks are counted by their text; the reader of blocks leaves out deeper ones itself. */
function boundedBlocks(blocks: readonly unknown[]): BoundedText {
  let length = 0;
  const end = blocks.findIndex((block) => {
    length += JSON.stringify(block)?.length ?? 0;
    return length > MAX_TEXT_LENGTH;
  });
  const kept = end === -1 ? blocks : blocks.slice(0, end);
  return { text: { format: 'blocks', blocks: kept }, isCut: end !== -1 };
}

/** Tags whose end is optional: the next one closes them. */
const SELF_CLOSING = new Set(
  'p li dt dd tr td th thead tbody tfoot option optgroup colgroup caption area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);
const EMPHASES = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

function tagsExceedLimits(source: string): boolean {
  let depth = 0;
  let emphases = 0;
  for (const [, slash, name = ''] of source.matchAll(/<(\/?)([a-z][^\s/<>]*)/gi)) {
    const tag = name.toLowerCase();
    if (SELF_CLOSING.has(tag)) continue;
    const step = slash === '/' ? -1 : 1;
    if (EMPHASES.has(tag)) emphases = Math.max(0, emphases + step);
    depth = Math.max(0, depth + step);
    if (depth > DEEPEST_NESTING || emphases > MAX_OPEN_EMPHASES) return true;
  }
  return false;
}

function marksExceedLimits(source: string): boolean {
  let marks = 0;
  let lines = 0;
  let length = 0;
  for (const line of source.split('\n')) {
    const isEmpty = line.trim() === '';
    marks = isEmpty ? 0 : marks + (line.match(/[!&*<[\]_`~]/g)?.length ?? 0);
    lines = isEmpty ? 0 : lines + 1;
    length = isEmpty ? 0 : length + line.length;
    if (marks > MAX_MARKS || lines > MAX_LINES || length > MAX_PARAGRAPH_LENGTH) return true;
    if (containersOf(line) > MAX_CONTAINERS) return true;
  }
  return false;
}

/** The number of quotes and lists that a line opens; its indentation counts as the lists it continues. */
function containersOf(line: string): number {
  const start = /^(?:[\t ]|[*+>-]|\d{1,9}[).](?=\s|$))*/.exec(line)?.[0] ?? '';
  const markers = start.match(/[*+>-]|\d{1,9}[).]/g)?.length ?? 0;
  const isRule = /^[\s*_-]+$/.test(line);
  const indentation = (/^[\t ]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
  return isRule || markers === 0 ? 0 : markers + Math.floor(indentation / 6);
}
