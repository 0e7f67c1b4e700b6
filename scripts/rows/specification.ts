import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The sections of the specification that define the product. */
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Section = (typeof SECTIONS)[number];

/** A bullet, numbered item, table row or paragraph of the specification: the smallest piece that a test names. */
export interface Row {
  /** Section and place in it, counted from 1: `4.12`. Tests carry it in their titles as `(spec 4.12)`. */
  readonly id: string;
  readonly section: Section;
  /** The row without Markdown; the cells of a table row are joined by `: `. */
  readonly words: string;
  /** The positions of its constants, messages and text keys in the words. */
  readonly facts: readonly Span[];
  /** The positions of its sentences, except those that state that something is not shown. */
  readonly sentences: readonly Span[];
}

/** A piece of a row's words: from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const MESSAGE = /(?<!\w)'(?<message>[^']+)'(?!\w)/g;
const KEY = /\b[a-z]+__[a-z_]+\b/g;

/** Also with its unit or as a ratio: `27em`, `16:9`, `#fff`. A part of a name is none: `high_resolution_4x3`. */
const CONSTANT = /(?<![\w.])(?:#[\da-f]{3}\b|-?\d+(?:,\d{3})*(?:[.:/]\d+)*[a-z]*(?!\w))/g;

/** In brackets a thing is named whose details are not shown; the sentence around it says something. */
const ASIDE = /\([^)]*\)/g;

/** Names of things, not constants. */
const NAMES = /\b360 view\b/g;

function blank(text: string): string {
  return ' '.repeat(text.length);
}

function spansOf(words: string, pattern: RegExp): readonly Span[] {
  return [...words.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** A message is one fact: the numbers and keys within it are its own. */
function factsIn(words: string): readonly Span[] {
  const rest = words.replaceAll(MESSAGE, blank).replaceAll(NAMES, blank);
  return [...spansOf(words, MESSAGE), ...spansOf(rest, KEY), ...spansOf(rest, CONSTANT)];
}

function letters(text: string): string {
  return 'x'.repeat(text.length);
}

/** A stop within a message, a number or a name ends no sentence. */
function sentencesIn(words: string): readonly Span[] {
  const text = words.replaceAll(MESSAGE, letters).replaceAll(ASIDE, letters);
  return spansOf(text, /[^\s](?:[^.]|\.(?! |$))*\.?/g).filter(
    ({ start, end }) => !/\bnot shown\b/.test(text.slice(start, end)),
  );
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function isRule(line: string): boolean {
  return /^\|[\s|:-]+\|$/.test(line);
}

/** The rows of one section's lines. A table's first line is its head. */
function wordsOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => {
    if (line.startsWith('#') || line.trim() === '' || isRule(line)) return [];
    if (!line.startsWith('|')) return [line.replace(/^(?:-|\d+\.) /, '')];
    return isRule(lines[index + 1] ?? '') ? [] : [cellsOf(line).join(': ')];
  });
}

/**
 * All rows of sections 1 to 9 in a specification's Markdown.
 * @throws Error when a section is missing
 */
export function readRows(specification: string): readonly Row[] {
  return SECTIONS.flatMap((section) => {
    const start = specification.search(new RegExp(`^## ${section}\\. `, 'm'));
    if (start === -1) throw new Error(`The specification has no section ${section}.`);
    const [, ...lines] = specification.slice(start).split('\n');
    const end = lines.findIndex((line) => line.startsWith('## '));
    return wordsOf(end === -1 ? lines : lines.slice(0, end)).map((text, index) => {
      const words = text.replaceAll(/[`*\\]/g, '').trim();
      return {
        id: `${section}.${index + 1}`,
        section,
        words,
        facts: factsIn(words),
        sentences: sentencesIn(words),
      };
    });
  });
}

/** The rows of `docs/specification.md`. */
export function specificationRows(): readonly Row[] {
  return readRows(
    readFileSync(fileURLToPath(new URL('../../docs/specification.md', import.meta.url)), 'utf8'),
  );
}
