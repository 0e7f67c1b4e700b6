import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';
import { filesMatching, ROOT } from './repository.ts';

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const PAGES = new Map(
  ['**/*.md', '.github/**/*.md', '.changeset/*.md']
    .flatMap(filesMatching)
    .map((path) => [path, readMarkdown(read(path))]),
);

const IS_ELSEWHERE = /^[a-z][a-z+.-]*:|^\/\//i;

/** Where the links of a page begin: those of a changeset move to the changelog. */
function folderOf(page: string): string {
  return /^\.changeset\/(?!README\.md)/.test(page) ? '.' : dirname(page);
}

/** Why a link of a page leads nowhere; nothing where it leads somewhere. */
function faultOf(page: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file =
    path === '' ? page : relative(ROOT, join(ROOT, folderOf(page), decodeURIComponent(path))) || '.';
  if (!existsSync(join(ROOT, file))) return `${target}: there is no ${file}`;
  if (anchor === undefined || PAGES.get(file)?.anchors.has(decodeURIComponent(anchor)) === true)
    return undefined;
  return `${target}: ${file} has no such heading`;
}

describe('links between documents', () => {
  test.each([...PAGES.keys()])('%s leads somewhere with each of them', (page) => {
    const targets = PAGES.get(page)?.targets.filter((target) => !IS_ELSEWHERE.test(target)) ?? [];
    expect(targets.flatMap((target) => faultOf(page, target) ?? [])).toEqual([]);
  });
});

/** Documents as code comments and guides cite them: by their path from the root. */
const CITATION = /\bdocs\/[\w./-]*\w\.md\b/g;

describe('citations in code', () => {
  test('name documents that are there', () => {
    const files = filesMatching('{apps,bench,demo,e2e,packages,scripts}/**/*.{ts,tsx,mjs,css}');
    const lost = files.flatMap((file) =>
      (read(file).match(CITATION) ?? [])
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(lost).toEqual([]);
  });
});
