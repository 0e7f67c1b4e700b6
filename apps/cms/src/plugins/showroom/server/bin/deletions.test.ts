import { expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { deletionsOf } from './deletions.ts';
import type { GoneEntry } from './deletions.ts';

function gone(deletion: string, uid: string, title: string): GoneEntry {
  return { uid, documentId: title, title, deletion, at: new Date(0), actor: 'Ann', parts: [] };
}

const ALL = [
  gone('3', ARTICLE, 'Robot arm'),
  gone('2', LOCATION, 'Hall'),
  gone('2', WORLD, 'Harbour'),
  gone('2', LOCATION, 'Gate'),
  gone('1', ARTICLE, 'Robot'),
];

test('a world is one deletion, and its world leads it', () => {
  expect(deletionsOf(ALL).map(({ id, lead, entries }) => [id, lead.title, entries.length])).toEqual([
    ['3', 'Robot arm', 1],
    ['2', 'Harbour', 3],
    ['1', 'Robot', 1],
  ]);
});

function found(wanted: Parameters<typeof deletionsOf>[1]): readonly string[] {
  return deletionsOf(ALL, wanted).map(({ id }) => id);
}

test('finds a deletion by the kind and by the words of any of its entries', () => {
  expect(found({ kind: LOCATION })).toEqual(['2']);
  expect(found({ search: 'ARM  robot' })).toEqual(['3']);
  expect(found({ search: 'gate' })).toEqual(['2']);
  // One entry has both: an article is no hall.
  expect(found({ kind: ARTICLE, search: 'hall' })).toEqual([]);
});
