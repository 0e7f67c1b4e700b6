import { describe, expect, it } from 'vitest';
import { aPicture } from '../../testing/index.ts';
import type { DocumentsTarget } from '../overlays/viewers-of.ts';
import type { Media } from '../world/media.ts';
import { documentFileOf, documentPagesOf, MOST_DOCUMENTS, pageHitsOf } from './document-pages.ts';
import { mergeHits } from './merge-hits.ts';
import type { SearchHit } from './search-entry.ts';
import { MOST_HITS } from './search-options.ts';

const pdf = (name: string): Media =>
  aPicture({ name: `${name}.pdf`, hash: name, ext: '.pdf', mime: 'application/pdf' });
const target = (title: string, ...documents: Media[]): DocumentsTarget => ({
  title,
  viewer: { kind: 'pdf', documents },
});
const sheet = pdf('sheet');
const brochure = pdf('brochure');
const texts: Readonly<Record<string, readonly string[]>> = {
  'sheet.pdf': ['A gripper.', '', 'The gripper holds 12 kg, and gripper G2 more.'],
  'brochure.pdf': ['Grippers and robots.'],
};
const pagesOf = (documents: readonly DocumentsTarget[]) => documentPagesOf(documents, (file) => texts[file]);

describe('documentPagesOf', () => {
  it('gives each page with words once, with the address that opens it where the PDF stands alone', () => {
    const pages = pagesOf([target('Both', brochure, sheet), target('Data sheet', sheet)]);
    expect(pages.map(({ id, file, title, page }) => [id, file, title, page])).toEqual([
      [0, 'sheet.pdf', 'Data sheet', 1],
      [1, 'sheet.pdf', 'Data sheet', 3],
      [2, 'brochure.pdf', 'brochure', 1],
    ]);
    expect(pages.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\?pdf=\d+&page=1$/),
      expect.stringMatching(/^\?pdf=\d+&page=3$/),
      expect.stringMatching(/^\?pdf=\d+&item=1&page=1$/),
    ]);
    expect(documentFileOf(sheet)).toBe('sheet.pdf');
  });

  it('knows nothing of files without words', () => {
    expect(pagesOf([target('Other', pdf('other'))])).toEqual([]);
  });
});

describe('pageHitsOf', () => {
  const pages = pagesOf([target('Data sheet', sheet), target('Brochure', brochure)]);
  const inText = (...terms: string[]) => Object.fromEntries(terms.map((term) => [term, ['text']]));

  it('gives one hit for each PDF: its best page with the line around the words, then its other pages', () => {
    const hits = pageHitsOf(
      [
        { id: 1, match: inText('gripper') },
        { id: 2, match: inText('grippers') },
        { id: 0, match: inText('gripper') },
      ],
      pages,
    );
    expect(hits).toMatchObject([
      { kind: 'document', title: 'Data sheet', page: 3, href: pages[1]?.href, morePages: [{ page: 1 }] },
      { kind: 'document', title: 'Brochure', page: 1 },
    ]);
    expect(hits[0]?.excerpt?.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'gripper',
      'gripper',
    ]);
    expect(hits[1]).not.toHaveProperty('morePages');
  });

  it('leaves out a page of which only the name of its PDF was found', () => {
    expect(pageHitsOf([{ id: 0, match: { sheet: ['names'] } }], pages)).toEqual([]);
  });

  it('names only so many PDFs', () => {
    const many = Array.from({ length: MOST_DOCUMENTS + 5 }, (_, index) => pdf(`file${index}`));
    const all = documentPagesOf(
      many.map((file) => target(file.name, file)),
      () => ['gripper'],
    );
    expect(
      pageHitsOf(
        all.map(({ id }) => ({ id, match: inText('gripper') })),
        all,
      ),
    ).toHaveLength(MOST_DOCUMENTS);
  });
});

describe('mergeHits', () => {
  const hit = (href: string, changes: Partial<SearchHit> = {}): SearchHit => ({
    kind: 'document',
    title: href,
    context: '',
    href,
    ...changes,
  });

  it('lets a PDF that was found by its name tell the page, and puts the others behind', () => {
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

  it('keeps to what is shown at most', () => {
    const many = Array.from({ length: MOST_HITS }, (_, index) =>
      hit(`?article=${index}`, { kind: 'article' }),
    );
    const merged = mergeHits(many, [hit('?pdf=2&page=4', { page: 4 })]);
    expect([merged.length, merged.at(-1)?.page]).toEqual([MOST_HITS, 4]);
  });
});
