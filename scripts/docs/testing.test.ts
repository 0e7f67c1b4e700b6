import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\0');

/** The names in the first column of the guide's tables that fit. */
function listed(pattern: RegExp): readonly string[] {
  return [...GUIDE.matchAll(/^\| `([^`]+)`/gm)].flatMap(([, name = '']) =>
    pattern.test(name) ? [name] : [],
  );
}

test('docs/testing.md lists every test file that only test:all runs, and no other', () => {
  const whole = files.filter((file) => /\.all\.test\.tsx?$/.test(file)).map((file) => basename(file));
  expect(whole.length).toBeGreaterThan(10);
  expect(listed(/\.all\.test\.tsx?$/).toSorted()).toEqual(whole.toSorted());
});

test('docs/testing.md lists every file with journeys that only test:all walks, and no other', () => {
  const tagged = files
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => /\btag: ALL\b/.test(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => basename(file));
  expect(tagged.length).toBeGreaterThan(10);
  expect(listed(/\.spec\.ts$/).toSorted()).toEqual(tagged.toSorted());
});

test('docs/testing.md names every test that asks less for a change', () => {
  const smaller = files
    .filter((file) => file.endsWith('.test.ts') && file.startsWith('e2e/'))
    .filter((file) => /\b(?:isWhole|shareOf)\b/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(smaller.length).toBeGreaterThan(3);
  for (const file of smaller) expect(GUIDE).toContain(`\`${basename(file)}\``);
});

/** The files of the guide's list that follows a line with these words. */
function listedAfter(words: string): readonly string[] {
  const [, list = ''] = new RegExp(`${words}.*\\n\\n((?:- .*\\n?)+)`).exec(GUIDE) ?? [];
  return [...list.matchAll(/^- `([^`]+)`/gm)].map(([, name = '']) => name);
}

/** The journeys whose code fits. */
function journeysWith(pattern: RegExp): readonly string[] {
  return files
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => basename(file));
}

test('docs/testing.md lists every file of whose tests a change runs the first alone', () => {
  const found = journeysWith(/\bfirstOnly\(/);
  expect(found.length).toBeGreaterThan(3);
  expect(listedAfter('a change runs the first').toSorted()).toEqual(found.toSorted());
});

test('docs/testing.md lists every file with rows of which a change walks none', () => {
  const found = journeysWith(/\browsOf\((?:[^(),]+|[^(),]+, \.\.\.\w+)\)/);
  expect(found.length).toBeGreaterThan(2);
  expect(listedAfter('Walked in no row before a merge').toSorted()).toEqual(found.toSorted());
});

test('docs/testing.md names no test file that is not there', () => {
  const known = new Set(files.map((file) => basename(file)));
  const named = [...GUIDE.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !known.has(name) && name !== '.all.test.ts')).toEqual([]);
});
