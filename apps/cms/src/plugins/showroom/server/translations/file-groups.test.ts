import { expect, test } from 'vitest';
import { fileCell, groupFiles, groupOf, pairFiles } from './file-groups.ts';
import type { LibraryFile } from './file-groups.ts';

function file(id: number, changes: Partial<LibraryFile> = {}): LibraryFile {
  return {
    id,
    documentId: `document-${id}`,
    name: `${String(id).padStart(3, '0')}.jpg`,
    mime: 'image/jpeg',
    url: `/uploads/${id}.jpg`,
    formats: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    folder: null,
    alternativeText: `Picture ${id}`,
    alternative_texts: null,
    ...changes,
  };
}

const translated = { de: { text: 'Bild 1', source: 'Picture 1' } };
const outdated = { de: { text: 'Bild 2', source: 'Picture two' } };

test('described files are in groups by folder and name, and no group is longer than a page', () => {
  const many = Array.from({ length: 120 }, (_, index) => file(120 - index));
  const groups = groupFiles([
    ...many,
    file(500, { folder: { id: 7, name: 'Hall' } }),
    file(501, { alternativeText: ' ' }),
  ]);
  expect(groups.map(({ id, title, files }) => [id, title, files.length])).toEqual([
    ['folder-0-1', '001.jpg – 050.jpg', 50],
    ['folder-0-2', '051.jpg – 100.jpg', 50],
    ['folder-0-3', '101.jpg – 120.jpg', 20],
    ['folder-7-1', 'Hall: 500.jpg', 1],
  ]);
});

test('a group is found by its id, and all files of a name by that', () => {
  const files = [file(1), file(2, { name: '001.jpg', folder: { id: 7, name: 'Hall' } })];
  expect(groupOf(files, 'folder-7-1')?.files.map(({ id }) => id)).toEqual([2]);
  expect(groupOf(files, 'name-001.jpg')?.files.map(({ id }) => id)).toEqual([1, 2]);
  expect(groupOf(files, 'folder-9-1')).toBeUndefined();
  expect(groupOf(files, 'name-other.jpg')).toBeUndefined();
});

test.each([
  [[file(1, { alternative_texts: translated }), file(3)], 'partly', ['003.jpg']],
  [[file(1), file(3)], 'missing', ['001.jpg', '003.jpg']],
  [
    [file(1, { alternative_texts: translated }), file(2, { alternative_texts: outdated })],
    'outdated',
    ['002.jpg'],
  ],
  [[file(1, { alternative_texts: translated })], 'complete', []],
])('a group is as far as its files are (%#)', (files, state, fields) => {
  const group = { id: 'folder-0-1', title: '', files };
  expect(fileCell(group, 'de')).toMatchObject({ state, fields });
  expect(fileCell(group, 'en')).toMatchObject({ state: 'complete' });
});

test('a text is beside its original, and an outdated one beside what it translates', () => {
  const group = { id: 'folder-0-1', title: '', files: [file(2, { alternative_texts: outdated }), file(3)] };
  expect(pairFiles(group, 'en', 'de')).toMatchObject([
    {
      path: ['document-2'],
      source: 'Picture 2',
      target: 'Bild 2',
      isOutdated: true,
      original: 'Picture two',
    },
    { path: ['document-3'], source: 'Picture 3', target: null, isOutdated: false, picture: '/uploads/3.jpg' },
  ]);
  expect(pairFiles(group, 'de', 'en')[0]).toMatchObject({
    source: 'Bild 2',
    target: 'Picture 2',
    isOutdated: false,
  });
});
