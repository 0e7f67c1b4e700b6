import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * Every row of the specification's sections on validation and errors is quoted whole by the tests that
 * check it: by one of them, or by several that each quote their part. A quote is written in a comment or a test's
 * name as `Specification section 5: "the row's words"`. It may leave words out: "the row's … words", which another
 * test then quotes. Line breaks, Markdown and the case of letters do not count.
 */
const SECTIONS = [5, 8] as const;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A shorter piece says too little to name a row. The shortest row has 24 characters. */
const SHORTEST_PIECE = 20;

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

/** Where a quote's pieces stand in the row, in their order; nowhere unless all of them do. */
const piecesIn = (quote: Row, row: Row): readonly { readonly words: string; readonly start: number }[] => {
  if (quote.section !== row.section) return [];
  let end = 0;
  const pieces = quote.words
    .split('…')
    .map((piece) => piece.trim().replace(/\.$/, ''))
    .filter((piece) => piece !== '')
    .map((words) => {
      const start = row.words.indexOf(words, end);
      end = start + words.length;
      return { words, start };
    });
  return pieces.every(({ start }) => start !== -1) ? pieces : [];
};

/** The pieces of a quote that can mean this row alone. A piece that another row has too names neither of them. */
const ownPiecesIn = (quote: Row, row: Row, rows: readonly Row[]) =>
  piecesIn(quote, row).filter(
    ({ words }) =>
      words.length >= SHORTEST_PIECE && rows.every((other) => other === row || !other.words.includes(words)),
  );

/** What of the row no quote has, or nothing when only its punctuation is left. */
const unquotedOf = (row: Row, quotes: readonly Row[], rows: readonly Row[]): string => {
  const left = [...row.words];
  for (const { start, words } of quotes.flatMap((quote) => ownPiecesIn(quote, row, rows))) {
    left.fill(' ', start, start + words.length);
  }
  const words = plain(left.join(''));
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
};

const testFiles = (): readonly string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
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
  const rows = SECTIONS.flatMap((section) => rowsOf(specification, section));
  const texts = testFiles().map((file) => ({ file, text: readText(file) }));
  const quotes = texts.flatMap(({ text }) => quotesIn(text));

  it.each(SECTIONS)('has rows in section %i', (section) => {
    expect(rowsOf(specification, section).length).toBeGreaterThan(4);
  });

  it.each(rows)('section $section is quoted by a test: $words', (row) => {
    expect(unquotedOf(row, quotes, rows)).toBe('');
  });

  it('is quoted as it is: a quote of these sections names one of their rows', () => {
    const wrong = quotes
      .filter(({ section }) => SECTIONS.some((one) => one === section))
      .filter((quote) => !rows.some((row) => ownPiecesIn(quote, row, rows).length > 0));
    expect(wrong).toEqual([]);
  });

  it('is named only to be quoted: a test that names one of these sections has its words', () => {
    const silent = texts.flatMap(({ file, text }) => {
      const named = withoutCommentMarks(text).match(/specification section [58]\b/gi) ?? [];
      const quoted = quotesIn(text).filter(({ section }) => SECTIONS.some((one) => one === section));
      return named.length > quoted.length ? [file] : [];
    });
    expect(silent).toEqual([]);
  });
});

describe('a quote', () => {
  const row = {
    section: 8,
    words: plain('HTTP 429: notification `error__too_many_requests` and a sentence'),
  };
  const other = { section: 5, words: plain('Whoever asks too often is told so by error__too_many_requests') };
  const rows = [row, other];

  it.each([
    ['// Specification section 8: "HTTP 429: notification error__too_many_requests"', true],
    ["test('Specification section 8: “HTTP 429: … error__too_many_requests and a sentence”')", true],
    ['// Specification section 8:\n  // "notification\n  // error__too_many_requests"', true],
    ['// Specification section 5: "HTTP 429: notification error__too_many_requests"', false],
    ['// Specification section 8: "HTTP 422: notification error__too_many_requests"', false],
    ['// Specification section 8: "error__too_many_requests and a sentence … HTTP 429"', false],
    ['// Specification section 8: "and a sentence"', false],
    ['// Specification section 8: "HTTP 429: … error__too_many_requests"', false],
  ])('%s', (text, expected) => {
    expect(quotesIn(text).some((quote) => ownPiecesIn(quote, row, rows).length > 0)).toBe(expected);
  });

  it('leaves to be quoted what it has not', () => {
    const head = { section: 8, words: 'http 429: notification' };
    const rest = { section: 8, words: 'error__too_many_requests and a sentence.' };
    expect(unquotedOf(row, [head], rows)).toBe('error__too_many_requests and a sentence');
    expect(unquotedOf(row, [head, rest], rows)).toBe('');
  });
});
