import { expect, test } from 'vitest';
import type { Attributes } from '../../../../content-model/model.ts';
import { digestOf, fileHashesIn, serialise, stateOf, statePopulate } from './state.ts';

const MODEL: Readonly<Record<string, Attributes>> = {
  'api::room.room': {
    title: { type: 'string' },
    password: { type: 'string', private: true },
    key: { type: 'password' },
    cover: { type: 'media', multiple: false },
    tags: { type: 'relation', relation: 'oneToMany', target: 'api::tag.tag' },
    exits: { type: 'dynamiczone', components: ['exits.door'] },
    cells: { type: 'json' },
  },
  'exits.door': { label: { type: 'string' }, to: { type: 'relation', target: 'api::room.room' } },
};
function attributesOf(uid: string): Attributes {
  return MODEL[uid] ?? {};
}

const ROW = {
  id: 7,
  documentId: 'a',
  locale: 'en',
  updatedAt: '2026-01-01',
  title: '',
  password: 'open-sesame',
  key: 'hashed',
  cover: { id: 3, hash: 'desk_1f', url: '/uploads/desk_1f.jpg' },
  tags: [
    { id: 1, documentId: 't1', locale: 'en' },
    { id: 2, documentId: 't1', locale: 'en' },
    { id: 4, documentId: 't2', locale: 'de' },
  ],
  exits: [{ id: 12, __component: 'exits.door', label: 'Out', to: { id: 9, documentId: 'b', locale: 'en' } }],
  cells: [],
};

test('holds what editors wrote, the ids of what it refers to, and no ids that change with a publish', () => {
  expect(stateOf(attributesOf, 'api::room.room', ROW, 'en')).toEqual({
    title: '',
    cover: { id: 3, hash: 'desk_1f' },
    tags: [{ documentId: 't1' }, { documentId: 't2', locale: 'de' }],
    exits: [{ __component: 'exits.door', label: 'Out', to: { documentId: 'b' } }],
    cells: [],
  });
});

test('holds no secrets, and none are read', () => {
  const text = JSON.stringify([
    stateOf(attributesOf, 'api::room.room', ROW, 'en'),
    statePopulate(attributesOf, 'api::room.room'),
  ]);
  expect(text).not.toMatch(/sesame|hashed|password|key/);
});

test('is the same text for the same content, whatever order the model names its attributes in', () => {
  const reversed = (uid: string): Attributes =>
    Object.fromEntries(Object.entries(attributesOf(uid)).toReversed());
  const [one, other] = [attributesOf, reversed].map((model) =>
    serialise(stateOf(model, 'api::room.room', { ...ROW, id: 8, updatedAt: '2026-02-02' }, 'en')),
  );
  expect(digestOf(one ?? '')).toBe(digestOf(other ?? ' '));
});

test('names the files it shows, those inside texts and smaller sizes too', () => {
  const html = '<img src="https://cms.example/uploads/medium_hall_22.jpg"><a href="/uploads/plan_33.pdf">';
  expect(fileHashesIn({ cover: { id: 3, hash: 'desk_1f' }, sections: [{ html }] })).toEqual([
    'desk_1f',
    'medium_hall_22',
    'plan_33',
  ]);
});
