import { readSynonyms } from '@vitrine/core/search/synonyms';
import { overlayId } from '@vitrine/core/world/ids';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aPicture, aSnapshot, someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { createSearchIndexes } from './search-indexes.ts';
import type { SearchIndexes } from './search-indexes.ts';

function pdf(name: string): Media {
  return aPicture({ name: `${name}.pdf`, title: name, hash: name, ext: '.pdf', mime: 'application/pdf' });
}

function showing(...files: readonly Media[]): Snapshot {
  return aSnapshot({
    settings: someSettings({ searchSynonyms: readSynonyms('gripper = claw, two fingers') }),
    articles: files.map((document, index) => ({
      id: overlayId(index),
      title: `About ${document.title ?? ''}`,
      summary: '',
      tags: [],
      sections: [{ kind: 'pdf', title: document.title ?? '', document }],
      actionButtons: [],
    })),
  });
}

const texts: Readonly<Record<string, readonly string[]>> = {
  'sheet.pdf': ['The data sheet of a robot.', 'Its gripper holds 12 kg.', 'Überwachung of the gripper.'],
  'secret.pdf': ['The gripper of a prototype.'],
};
const indexes = createSearchIndexes((file) => texts[file]);
const snapshot = showing(pdf('sheet'));

function documentsFor(own: SearchIndexes, of: Snapshot, query: string) {
  return own.findingsOf(of, query).hits;
}

function found(query: string) {
  return documentsFor(indexes, snapshot, query).map(({ title, page, morePages = [] }) => [
    title,
    page,
    morePages.length,
  ]);
}

describe('the words of PDFs', () => {
  test('are found with their pages, by beginnings, with mistakes, without accents', () => {
    expect(found('gripper')).toEqual([['sheet', expect.any(Number), 1]]);
    expect(found('gripp')).toHaveLength(1);
    expect(found('griper')).toHaveLength(1);
    expect(found('uberwachung')).toEqual([['sheet', 3, 0]]);
    expect(found('robot')).toEqual([['sheet', 1, 0]]);
  });

  test('have to stand on one page; the name of the PDF may give some of them', () => {
    expect(found('robot gripper')).toEqual([]);
    expect(found('sheet 12')).toEqual([['sheet', 2, 0]]);
    expect(found('pdf')).toEqual([]);
  });

  test('are found by their synonyms, in both directions', () => {
    expect(found('claw')).toHaveLength(1);
    expect(found('two fingers 12')).toEqual([['sheet', 2, 0]]);
  });

  test('are those of the PDFs that a snapshot opens, and of no others', () => {
    expect(documentsFor(indexes, snapshot, 'prototype')).toEqual([]);
    expect(documentsFor(indexes, showing(pdf('sheet'), pdf('secret')), 'prototype')).toHaveLength(1);
    expect(documentsFor(indexes, snapshot, 'prototype')).toEqual([]);
  });

  test('never stand in what the browser gets', () => {
    expect(JSON.stringify(indexes.shippedOf(snapshot))).not.toContain('gripper holds');
    expect(JSON.stringify(indexes.shippedOf(snapshot).index)).not.toContain('prototype');
  });

  test('tell the page of a PDF that was found by its name as well, once', () => {
    const hits = indexes.search(snapshot, 'sheet').hits.filter(({ kind }) => kind === 'document');
    expect(hits.map(({ title, page }) => [title, page])).toEqual([['sheet', 1]]);
    expect(hits[0]?.excerpt?.map(({ text }) => text).join('')).toBe('The data sheet of a robot.');
  });

  test('are ready ahead of the first question, and read again when they have changed', async () => {
    let words = ['old words'];
    const own = createSearchIndexes(() => words);
    await own.warmDocuments(snapshot);
    expect(documentsFor(own, snapshot, 'old')).toHaveLength(1);
    words = ['other words'];
    expect(documentsFor(own, snapshot, 'other')).toHaveLength(1);
    expect(documentsFor(own, snapshot, 'old')).toEqual([]);
  });
});

describe('synonyms', () => {
  test('find entries in both directions', () => {
    const showroom = aSnapshot({
      settings: someSettings({ searchSynonyms: readSynonyms('robot = manipulator, arm') }),
      articles: ['Robot NV-6', 'The arm', 'Manipulators'].map((title, index) => ({
        id: overlayId(index),
        title,
        summary: '',
        tags: [],
        sections: [],
        actionButtons: [],
      })),
    });
    const titles = (query: string) => indexes.search(showroom, query).hits.map(({ title }) => title);
    expect(titles('robot')).toEqual(['Robot NV-6', expect.anything(), expect.anything()]);
    expect(titles('arm').toSorted()).toEqual(['Manipulators', 'Robot NV-6', 'The arm']);
    expect(titles('manipulator').toSorted()).toEqual(['Manipulators', 'Robot NV-6', 'The arm']);
    expect(titles('robot nv')).toEqual(['Robot NV-6']);
  });
});
