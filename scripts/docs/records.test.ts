import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesMatching, ROOT } from './repository.ts';

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const INDEX = read('docs/decisions/README.md');
const RECORDS = filesMatching('docs/decisions/[0-9]*.md').filter((path) => !path.includes('/0000-'));
const PARTS = ['Context', 'Decision', 'Alternatives'];

const HEAD = /^# (\d{4}): (.+)\n\n\*\*Status:\*\* ((?:accepted|superseded by \S+)[^·]*?)(?: \([^)]*\))? · /;

describe('decision records', () => {
  test('have numbers of their own', () => {
    const numbers = RECORDS.map((path) => basename(path).slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('are listed once each, in their order', () => {
    const listed = [...INDEX.matchAll(/^\| \[\d{4}\]\((\S+)\)/gm)].map((match) => match[1]);
    expect(listed).toEqual(RECORDS.map((path) => basename(path)));
  });

  test.each(RECORDS)('%s is listed with its title and status, and has every part', (path) => {
    const source = read(path);
    const [, number = '', title = '', status = ''] = HEAD.exec(source) ?? [];
    expect(basename(path).slice(0, 4)).toBe(number);
    const row = INDEX.split('\n').find((line) => line.startsWith(`| [${number}]`)) ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    expect(cells.slice(2, 4)).toEqual([title, status]);
    expect(cells[4]).toMatch(/\S/);
    expect(PARTS.filter((part) => !source.includes(`\n## ${part}\n`))).toEqual([]);
  });
});
