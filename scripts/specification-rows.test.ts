import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * Every row of the specification's sections on validation, permissions and errors is quoted by a test. A quote is
 * written in a comment or a test's name as `Specification section 5: "the row's words"`. It may leave words out:
 * "the row's … words". Line breaks, Markdown and the case of letters do not count.
 */
const SECTIONS = [5, 6, 8] as const;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A shorter piece could stand in any row. */
const SHORTEST_PIECE = 8;

const TABLE_HEAD = 'Situation: Product response';

interface Row {
  readonly section: number;
  readonly words: string;
}

const plain = (text: string): string =>
  text.replaceAll(/[`*]/g, '').replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The bullets and the table rows of a section; a table row's cells are joined by colons. */
const rowsOf = (specification: string, section: number): readonly Row[] => {
  const [, body = ''] = specification.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  const [own = ''] = body.split(/^## /m);
  const rows = own.split('\n').flatMap((line) => {
    if (line.startsWith('- ')) return [line.slice(2)];
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    const isRow = cells.length > 0 && !cells.every((cell) => /^[\s-]*$/.test(cell));
    return isRow ? [cells.map((cell) => cell.trim()).join(': ')] : [];
  });
  return rows.filter((row) => row !== TABLE_HEAD).map((words) => ({ section, words: plain(words) }));
};

/** A file's text without what makes its lines comments, so that a quote may run over several of them. */
const withoutCommentMarks = (text: string): string => text.replaceAll(/\n\s*(?:\/\/|\*) ?/g, ' ');

const QUOTE = /specification section (\d+)[^"“”\n]{0,60}: ?["“]([^"“”]+)["”]/gi;

const quotesIn = (text: string): readonly Row[] =>
  [...withoutCommentMarks(text).matchAll(QUOTE)].map(([, section, words]) => ({
    section: Number(section),
    words: plain(words ?? ''),
  }));

/** Whether a quote's pieces stand in the row, in their order. */
const isQuoteOf = (quote: Row, row: Row): boolean => {
  if (quote.section !== row.section) return false;
  let rest = row.words;
  const pieces = quote.words.split('…').map((piece) => piece.trim().replace(/\.$/, ''));
  return pieces
    .filter((piece) => piece !== '')
    .every((piece) => {
      const start = rest.indexOf(piece);
      if (start === -1 || piece.length < SHORTEST_PIECE) return false;
      rest = rest.slice(start + piece.length);
      return true;
    });
};

const testFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.spec.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && file !== 'scripts/specification-rows.test.ts');

const readText = (file: string): string => {
  try {
    return readFileSync(`${ROOT}/${file}`, 'utf8');
  } catch {
    // Listed, and deleted since.
    return '';
  }
};

describe('the specification', () => {
  const specification = readFileSync(`${ROOT}/docs/specification.md`, 'utf8');
  const quotes = testFiles().flatMap((file) => quotesIn(readText(file)));

  it.each(SECTIONS)('has rows in section %i', (section) => {
    expect(rowsOf(specification, section).length).toBeGreaterThan(4);
  });

  it.each(SECTIONS.flatMap((section) => rowsOf(specification, section)))(
    'section $section is quoted by a test: $words',
    (row) => {
      expect(quotes.some((quote) => isQuoteOf(quote, row))).toBe(true);
    },
  );

  it('is quoted as it is: a quote of these sections stands in one of their rows', () => {
    const rows = SECTIONS.flatMap((section) => rowsOf(specification, section));
    const wrong = quotes
      .filter(({ section }) => SECTIONS.some((one) => one === section))
      .filter((quote) => !rows.some((row) => isQuoteOf(quote, row)));
    expect(wrong).toEqual([]);
  });
});

describe('a quote', () => {
  const row = { section: 8, words: plain('HTTP 429: notification `error__too_many_requests`') };

  it.each([
    ['// Specification section 8: "HTTP 429: notification error__too_many_requests"', true],
    ["test('Specification section 8: “HTTP 429: … error__too_many_requests”')", true],
    ['// (specification section 8):\n  // "notification\n  // error__too_many_requests"', true],
    ['// Specification section 5: "HTTP 429: notification error__too_many_requests"', false],
    ['// Specification section 8: "HTTP 422"', false],
    ['// Specification section 8: "error__too_many_requests … HTTP 429"', false],
    ['// Specification section 8: "HTTP"', false],
  ])('%s', (text, expected) => {
    expect(quotesIn(text).some((quote) => isQuoteOf(quote, row))).toBe(expected);
  });
});
