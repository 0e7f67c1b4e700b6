import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gapsOf, titleMark } from './proof.ts';
import { PROOFS } from './proofs/all.ts';
import { readRows, specificationRows } from './specification.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function readText(file: string): string {
  const path = `${ROOT}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function timesIn(text: string, piece: string): number {
  return text.split(piece).length - 1;
}

function specificationWith(body: string): string {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `## ${n}. Heading\n\n${n === 9 ? body : ''}\n`).join('\n');
}

/** The rows of section 9 with this body, its spans as texts. */
function rowsOf(body: string) {
  return readRows(specificationWith(body)).map(({ words, facts, sentences }) => ({
    words,
    facts: facts.map(({ start, end }) => words.slice(start, end)),
    sentences: sentences.map(({ start, end }) => words.slice(start, end)),
  }));
}

const rows = specificationRows();
const proofs = Object.entries(PROOFS).flatMap(([id, list]) => list.map((proof) => ({ id, ...proof })));

/**
 * Holds the list of proofs against the specification and the product's files. Whether the tests notice the changes
 * that the proofs name shows `npm run test:rows`.
 */
describe('the rows of the specification', () => {
  test.each(rows)('$id is proven: $words', (row) => {
    expect(gapsOf(row, PROOFS[row.id] ?? [])).toEqual([]);
  });

  test('are those that are proven', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(Object.keys(PROOFS).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(proofs)(
    '$id “$of”: its change can be made, and a test names it',
    ({ id, file, find, replace, test: proving }) => {
      expect(timesIn(readText(file), find)).toBe(1);
      expect(replace).not.toBe(find);
      expect(readText(proving)).toContain(titleMark(id));
    },
  );

  test('are all that tests name', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
      { cwd: ROOT, encoding: 'utf8' },
    ).split('\n');
    const unknown = files
      .filter((file) => file !== '' && !file.startsWith('scripts/rows/'))
      .flatMap((file) =>
        [...readText(file).matchAll(/\(spec (\d+\.\d+)\)/g)].map(([, id]) => `${file} ${id}`),
      )
      .filter((named) => PROOFS[named.split(' ')[1] ?? ''] === undefined);
    expect(unknown).toEqual([]);
  });
});

describe('a row', () => {
  test('is a bullet, a numbered item, a paragraph or a line of a table', () => {
    const body =
      '### Part\n\nA paragraph.\n\n- A bullet.\n\n1. An item.\n\n| Head | Head |\n| ---- | ---- |\n| a | b |';
    expect(rowsOf(body).map(({ words }) => words)).toEqual(['A paragraph.', 'A bullet.', 'An item.', 'a: b']);
  });

  test('has constants, messages and keys', () => {
    const [row] = rowsOf(
      "- Width 27em, ratio 16:9, color #fff, 9,999,000 of large_4x3, -1; a visitor's 'Wait 5 s' by error__wait.",
    );
    expect(row?.facts).toEqual(["'Wait 5 s'", 'error__wait', '27em', '16:9', '#fff', '9,999,000', '-1']);
  });

  test('has sentences, without those of which nothing is shown', () => {
    const [row] = rowsOf("- It waits 0.3 s. It says 'No. Never.' (text not shown). The rest is not shown.");
    expect(row?.sentences).toEqual(['It waits 0.3 s.', "It says 'No. Never.' (text not shown)."]);
  });

  test.each([
    [['waits 3 s', 'then 4 s', 'It ends'], []],
    [['waits 3 s', 'It ends'], ['no proof of the constant or message “4”']],
    [['waits 3 s', 'then 4 s'], ['no proof of “It ends.”']],
    [
      ['waits 3 s, then 4 s', 'It ends'],
      ['“waits 3 s, then 4 s” has several constants: prove each by itself'],
    ],
    [['waits 3 s', 'then 4 s', 'It ends', 's'], ['“s” does not occur once in the row']],
  ])('proven by %j has the gaps %j', (pieces, gaps) => {
    const [row] = readRows(specificationWith('- It waits 3 s, then 4 s. It ends.'));
    if (row === undefined) throw new Error('There is a row.');
    const list = pieces.map((of) => ({ of, file: '', find: '', replace: '', test: '' }));
    expect(gapsOf(row, list)).toEqual(gaps);
  });
});
