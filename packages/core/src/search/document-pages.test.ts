import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/index.ts';
import type { DocumentsTarget } from '../overlays/viewers-of.ts';
import type { Media } from '../world/media.ts';
import {
  documentFileOf,
  documentPagesOf,
  MAX_DOCUMENTS,
  openableDocuments,
  pageHitsOf,
} from './document-pages.ts';
import type { FoundPage } from './document-pages.ts';
import { mergeHits } from './merge-hits.ts';
import type { SearchHit } from './search-entry.ts';
import { MAX_HITS } from './search-options.ts';

function pdf(name: string): Media {
  return aPicture({ name: `${name}.pdf`, hash: name, ext: '.pdf', mime: 'application/pdf' });
}

function target(title: string, ...documents: Media[]): DocumentsTarget {
  return {
    title,
    viewer: { kind: 'pdf', documents },
  };
}
const sheet = pdf('sheet');
const brochure = pdf('brochure');
const texts: Readonly<Record<string, readonly string[]>> = {
  'sheet.pdf': ['A gripper.', '', 'The gripper holds 12 kg, and gripper G2 more.'],
  'brochure.pdf': ['Grippers and robots.'],
};

function openable(...documents: readonly DocumentsTarget[]) {
  return openableDocuments(documents);
}

function pagesOf(documents: ReturnType<typeof openable>) {
  return documentPagesOf(
    [...documents.values()].map(({ file, names }) => ({ file, names, texts: texts[file] ?? [] })),
  );
}

function inText(...terms: string[]) {
  return Object.fromEntries(terms.map((term) => [term, ['text']]));
}

function hit(href: string, changes: Partial<SearchHit> = {}): SearchHit {
  return {
    kind: 'document',
    title: href,
    context: '',
    href,
    ...changes,
  };
}

describe('openableDocuments', () => {
  test('names each PDF once, preferring where it is alone', () => {
    const found = openable(target('Both', brochure, sheet), target('Data sheet', sheet));
    expect([...found.values()]).toMatchObject([
      { file: 'sheet.pdf', title: 'Data sheet' },
      { file: 'brochure.pdf', title: 'brochure', item: 1 },
    ]);
    expect(found.get('sheet.pdf')).not.toHaveProperty('item');
    expect(documentFileOf(sheet)).toBe('sheet.pdf');
  });
});

describe('documentPagesOf', () => {
  test('gives each page that has words', () => {
    const pages = pagesOf(openable(target('Data sheet', sheet), target('Brochure', brochure)));
    expect(pages.map(({ id, file, page }) => [id, file, page])).toEqual([
      [0, 'sheet.pdf', 1],
      [1, 'sheet.pdf', 3],
      [2, 'brochure.pdf', 1],
    ]);
  });
});

describe('pageHitsOf', () => {
  const documents = openable(target('Data sheet', sheet), target('Both', brochure, sheet));
  const pages = pagesOf(documents);
  const found = (index: number, match: FoundPage['match']): FoundPage => {
    const page = pages[index];
    if (page === undefined) throw new Error(`There is no page ${index}.`);
    return { page, match };
  };

  test('gives one hit for each PDF: its best page with the line around the words, then its other pages', () => {
    const hits = pageHitsOf(
      [found(1, inText('gripper')), found(2, inText('grippers')), found(0, inText('gripper'))],
      documents,
    );
    expect(hits).toMatchObject([
      {
        kind: 'document',
        title: 'Data sheet',
        page: 3,
        href: expect.stringMatching(/^\?pdf=\d+&page=3$/),
        morePages: [{ page: 1, href: expect.stringMatching(/^\?pdf=\d+&page=1$/) }],
      },
      { title: 'brochure', page: 1, href: expect.stringMatching(/^\?pdf=\d+&item=1&page=1$/) },
    ]);
    expect(hits[0]?.excerpt?.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'gripper',
      'gripper',
    ]);
    expect(hits[1]).not.toHaveProperty('morePages');
  });

  test('leaves out a page of which only the name of its PDF was found', () => {
    expect(pageHitsOf([found(0, { sheet: ['names'] })], documents)).toEqual([]);
  });

  test('leaves out a PDF that the visitor may not open', () => {
    expect(pageHitsOf([found(0, inText('gripper'))], new Map())).toEqual([]);
  });

  test('names only so many PDFs', () => {
    const many = Array.from({ length: MAX_DOCUMENTS + 5 }, (_, index) => pdf(`file${index}`));
    const all = openable(...many.map((file) => target(file.name, file)));
    const each = documentPagesOf(
      [...all.values()].map(({ file, names }) => ({ file, names, texts: ['gripper'] })),
    );
    expect(
      pageHitsOf(
        each.map((page) => ({ page, match: inText('gripper') })),
        all,
      ),
    ).toHaveLength(MAX_DOCUMENTS);
  });
});

describe('mergeHits', () => {
  test('lets a PDF that was found by its name tell the page, and puts the others behind', () => {
    const article = hit('?article=1', { kind: 'article' });
    const pages = [hit('?pdf=2&page=4', { page: 4 }), hit('?pdf=12&page=1', { page: 1 })];
    expect(mergeHits([article, hit('?pdf=1'), hit('?pdf=12')], pages)).toEqual([
      article,
      hit('?pdf=1'),
      pages[1],
      pages[0],
    ]);
    expect(mergeHits([article], [])).toEqual([article]);
  });

  test('keeps to what is shown at most', () => {
    const many = Array.from({ length: MAX_HITS }, (_, index) =>
      hit(`?article=${index}`, { kind: 'article' }),
    );
    const merged = mergeHits(many, [hit('?pdf=2&page=4', { page: 4 })]);
    expect([merged.length, merged.at(-1)?.page]).toEqual([MAX_HITS, 4]);
  });
});
