import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.ts';

const PAGE = readFileSync(join(ROOT, 'docs/design/review-of-the-look.md'), 'utf8');

/** The findings of the review. */
const FINDINGS = 50;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

/** Each file that a row names, with the tests that are named after it, by a part of their names. */
function namedIn(row: string): readonly { readonly file: string; readonly name: string }[] {
  return [...row.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)].flatMap(
    ([, file = '', names = '']) => [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ file, name })),
  );
}

const rows = PAGE.split('\n').filter((line) => /^\| \d+ /.test(line));

test('every finding of the review has a row with a test', () => {
  const numbers = rows.map((row) => Number(/^\| (\d+) /.exec(row)?.[1]));
  expect(numbers).toEqual(Array.from({ length: FINDINGS }, (_, index) => index + 1));
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
});

test('every test that the page names is there', () => {
  const named = namedIn(PAGE);
  expect(named.length).toBeGreaterThan(FINDINGS);
  const missing = named.filter(
    ({ file, name }) =>
      !files.some((path) => basename(path) === file && readFileSync(join(ROOT, path), 'utf8').includes(name)),
  );
  expect(missing).toEqual([]);
});
