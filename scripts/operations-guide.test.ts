import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

const GUIDE = read('docs/operations.md');

/** The web server's own code, without its tests. */
const SERVER = execFileSync('git', ['ls-files', '-z', 'apps/web/server'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map(read)
  .join('\n');

function chapter(heading: string): string {
  const [, rest = ''] = GUIDE.split(`\n## ${heading}\n`);
  return rest.split('\n## ')[0] ?? '';
}

/** The first cells of the rows of all tables in a text, without the heads. */
function firstCells(text: string): readonly string[] {
  return [...text.matchAll(/\n\|[ -]+\|[ |-]+\n((?:\|.*\n?)+)/g)].flatMap(([, rows = '']) =>
    [...rows.matchAll(/^\| (.+?) +\|/gm)].map(([, cell = '']) => cell),
  );
}

/** Whether the server's code contains all parts of a sentence around its three dots. */
function isWritten(sentence: string): boolean {
  return sentence.split('…').every((piece) => SERVER.includes(piece.trim()));
}

describe('the guide for operators', () => {
  test('names metrics that there are', () => {
    const metrics = [...GUIDE.matchAll(/\bvitrine_[a-z_]+/g)].map(([name]) => name);
    expect(metrics.length).toBeGreaterThan(10);
    expect(metrics.filter((name) => !SERVER.includes(`'${name}'`))).toEqual([]);
  });

  test('quotes the sentences of the log as they are written', () => {
    const sentences = firstCells(chapter('Logs'));
    expect(sentences.length).toBeGreaterThan(15);
    expect(sentences.filter((sentence) => !isWritten(sentence))).toEqual([]);
  });
});

test.each([
  'docs/operations.md',
  'docs/deployment.md',
  'docs/editors.md',
  'docs/world-file.md',
  'docs/importing-tours.md',
  'README.md',
])('%s names commands that there are', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = [...read(document).matchAll(/\bnpm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('leads to decisions that there are', () => {
  const linked = [...GUIDE.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, file = '']) => file);
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((file) => !existsSync(join(ROOT, 'docs', file)))).toEqual([]);
});
