import { expect, test } from 'vitest';
import type { Attributes } from '../../../../content-model/model.ts';
import { referencesIn, restoredData } from './restored-data.ts';

const MODEL: Readonly<Record<string, Attributes>> = {
  'api::room.room': {
    title: { type: 'string' },
    count: { type: 'integer' },
    cover: { type: 'media', multiple: false },
    pictures: { type: 'media', multiple: true },
    world: { type: 'relation', relation: 'manyToOne', target: 'api::world.world' },
    tags: { type: 'relation', relation: 'oneToMany', target: 'api::tag.tag' },
    exits: { type: 'dynamiczone', components: ['door'] },
    floor: { type: 'component', component: 'point' },
    rows: { type: 'component', component: 'point', repeatable: true },
    password: { type: 'string', private: true },
  },
  door: { to: { type: 'relation', relation: 'oneToOne', target: 'api::room.room' } },
  point: { x: { type: 'decimal' } },
};
function attributesOf(uid: string): Attributes {
  return MODEL[uid] ?? {};
}

const ALL = Object.keys(MODEL['api::room.room'] ?? {});
const STATE = {
  title: 'Hall',
  cover: { id: 3, hash: 'c' },
  pictures: [
    { id: 4, hash: 'd' },
    { id: 5, hash: 'e' },
  ],
  world: { documentId: 'w' },
  tags: [{ documentId: 't1' }, { documentId: 't2', locale: 'de' }],
  exits: [{ __component: 'door', to: { documentId: 'gone' } }],
};

function restored(isThere: (id: string | number) => boolean, fields = ALL) {
  return restoredData(attributesOf, 'api::room.room', STATE, {
    fields,
    existing: {
      entry: (_, { documentId }) => isThere(documentId),
      file: ({ id }) => isThere(id),
    },
  });
}

test('gives every field its value, and empties those that were empty', () => {
  expect(restored(() => true)).toEqual({
    data: {
      title: 'Hall',
      count: null,
      cover: 3,
      pictures: [4, 5],
      world: { set: [{ documentId: 'w' }] },
      tags: { set: [{ documentId: 't1' }, { documentId: 't2', locale: 'de' }] },
      exits: [{ __component: 'door', to: { set: [{ documentId: 'gone' }] } }],
      floor: null,
      rows: [],
    },
    leftOut: [],
  });
});

test('leaves out what is gone, and says where it was', () => {
  const { data, leftOut } = restored((id) => id !== 'gone' && id !== 4 && id !== 3);
  expect(data).toMatchObject({
    cover: null,
    pictures: [5],
    exits: [{ __component: 'door', to: { set: [] } }],
  });
  expect(leftOut).toEqual([
    { path: ['cover'], reason: 'fileGone' },
    { path: ['exits', 0, 'to'], reason: 'entryGone' },
    { path: ['pictures'], reason: 'fileGone' },
  ]);
});

test('restores one field alone, and never a secret', () => {
  expect(restored(() => true, ['title', 'password']).data).toEqual({ title: 'Hall' });
});

test('finds everything that a state refers to, also inside components', () => {
  const { entries, files } = referencesIn(attributesOf, 'api::room.room', STATE);
  expect(entries.map(({ reference }) => reference.documentId).toSorted()).toEqual(['gone', 't1', 't2', 'w']);
  expect(files.map(({ id }) => id).toSorted()).toEqual([3, 4, 5]);
});
