import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.ts';

const ARCHITECTURE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

/** "`navigate` in `packages/core/src/navigation/navigate.ts`" */
const STEP = /`(?<name>\w+)` in `(?<path>[\w./-]+)`/g;

/** The heading of a walk, and its text. */
const WALKS = [...section('Four walks by hand').matchAll(/^### (.+)\n\n((?:\d+\. .+\n)+)/gm)].map(
  ([, heading = '', text = '']) => ({ heading, lines: text.trimEnd().split('\n') }),
);

function section(heading: string): string {
  const [, text = ''] = ARCHITECTURE.split(`\n## ${heading}\n`);
  return text.split('\n## ')[0] ?? '';
}

/** Why a step leads nowhere; nothing where its function is declared in its file. */
function faultOf(name: string, path: string): string | undefined {
  if (!existsSync(join(ROOT, path))) return `there is no ${path}`;
  const isThere = new RegExp(`\\b(?:function|const) ${name}\\b`).test(readFileSync(join(ROOT, path), 'utf8'));
  return isThere ? undefined : `${path} has no ${name}`;
}

test('the four walks are there, each in ten lines at most', () => {
  expect(WALKS.map(({ heading }) => heading)).toEqual(['A tap', 'A page request', 'A publish', 'A map edit']);
  expect(WALKS.filter(({ lines }) => lines.length > 10)).toEqual([]);
});

test.each(WALKS)('$heading: each line names a function, which its file declares', ({ lines }) => {
  const declared = new Set<string>();
  const faults = lines.flatMap((line) => {
    const steps = Array.from(line.matchAll(STEP), ({ groups }) => groups ?? {});
    for (const { name = '' } of steps) declared.add(name);
    // A function that an earlier line has found needs its file no more.
    const isNamed = Array.from(line.matchAll(/`(\w+)`/g), ([, name = '']) => name).some((name) =>
      declared.has(name),
    );
    const lost = steps.flatMap(({ name = '', path = '' }) => faultOf(name, path) ?? []);
    return isNamed ? lost : [...lost, `no function: ${line}`];
  });
  expect(faults).toEqual([]);
});

/** The files for the ten questions; a part in angle brackets means any of its kind. */
const ANSWERS = [...section('Ten questions').matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(
  ([, path = '']) => path,
);

test('the ten questions lead to files that are there', () => {
  expect(section('Ten questions').match(/^\| .+\? +\|/gm)).toHaveLength(10);
  const lost = ANSWERS.filter((path) => !existsSync(join(ROOT, path.split('<')[0] ?? path)));
  expect(ANSWERS.length).toBeGreaterThanOrEqual(10);
  expect(lost).toEqual([]);
});
