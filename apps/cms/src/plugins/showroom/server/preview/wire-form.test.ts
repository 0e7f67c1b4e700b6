import { describe, expect, test } from 'vitest';
import { wireForm } from './wire-form.ts';
import type { Attributes } from './wire-form.ts';

const HOTSPOT: Attributes = {
  title: { type: 'string' },
  target: { type: 'relation', relation: 'oneToOne', target: 'api::article.article' },
};
const LOCATION: Attributes = {
  title: { type: 'string' },
  data: { type: 'json' },
  password: { type: 'password' },
  note: { type: 'string', private: true },
  picture: { type: 'media' },
  pictures: { type: 'media', multiple: true },
  menus: { type: 'relation', relation: 'oneToMany', target: 'api::menu.menu' },
  world: { type: 'relation', relation: 'manyToOne', target: 'api::world.world' },
  position: { type: 'component', component: 'parts.position' },
  hotspots: { type: 'dynamiczone' },
};
const sources = {
  attributesOf: (name: string) =>
    ({ 'hotspots.article': HOTSPOT, 'parts.position': { x: { type: 'decimal' } } })[name],
  files: async (ids: readonly number[]) =>
    new Map(ids.filter((id) => id < 100).map((id) => [id, { id, url: `/uploads/${id}.jpg` }])),
  entriesOf: (uid: string) => async (documentId: string) =>
    documentId === 'gone' ? undefined : { documentId, from: uid },
};

function wire(values: object, stored: object = {}) {
  return wireForm(LOCATION, { ...values }, { ...stored }, sources);
}

function connect(...documentIds: string[]) {
  return documentIds.map((documentId) => ({ apiData: { documentId } }));
}

describe('the wire form of a form', () => {
  test('what the form does not name stays as it is stored', async () => {
    expect(await wire({ title: 'New' }, { id: 1, title: 'Old', slug: 'hall' })).toEqual({
      id: 1,
      title: 'New',
      slug: 'hall',
    });
  });

  test('secrets never come into it', async () => {
    expect(await wire({ password: 'open sesame', note: 'ours', title: 'A' })).toEqual({ title: 'A' });
  });

  test('of files the numbers alone count', async () => {
    const given = { id: 7, url: 'https://elsewhere.example/evil.svg' };
    expect(await wire({ picture: given, pictures: [given, { id: 200 }] })).toEqual({
      picture: { id: 7, url: '/uploads/7.jpg' },
      pictures: [{ id: 7, url: '/uploads/7.jpg' }],
    });
    expect(await wire({ picture: null }, { picture: { id: 7 } })).toEqual({ picture: null });
  });

  test('relations are added, taken away and put in order', async () => {
    const stored = { id: 1, menus: [{ documentId: 'a' }, { documentId: 'b' }] };
    const menus = async (given: object) =>
      ((await wire({ menus: given }, stored))['menus'] as { documentId: string }[]).map(
        ({ documentId }) => documentId,
      );
    expect(await menus({ connect: [], disconnect: [] })).toEqual(['a', 'b']);
    expect(await menus({ connect: connect('c', 'gone'), disconnect: connect('a') })).toEqual(['b', 'c']);
    const before = { apiData: { documentId: 'c', position: { before: 'b' } } };
    expect(await menus({ connect: [before], disconnect: [] })).toEqual(['a', 'c', 'b']);
    const first = { apiData: { documentId: 'b', position: { start: true } } };
    expect(await menus({ connect: [first], disconnect: [] })).toEqual(['b', 'a']);
  });

  test('a relation to one is the last that was chosen, or none', async () => {
    const stored = { id: 1, world: { documentId: 'a' } };
    expect(await wire({ world: { connect: connect('b'), disconnect: connect('a') } }, stored)).toMatchObject({
      world: { documentId: 'b', from: 'api::world.world' },
    });
    expect(await wire({ world: { connect: [], disconnect: connect('a') } }, stored)).toMatchObject({
      world: null,
    });
  });

  test('a relation that was not asked for stays out of a stored entry and comes into a new one', async () => {
    const world = { connect: connect('b'), disconnect: [] };
    expect(await wire({ world }, { id: 1 })).toEqual({ id: 1 });
    expect(await wire({ world })).toMatchObject({ world: { documentId: 'b' } });
  });

  test('components keep what they are stored with, and new ones stand in their place', async () => {
    const kept = { __component: 'hotspots.article', id: 5, title: 'A', target: { documentId: 'x' } };
    const form = {
      position: { x: 50 },
      hotspots: [
        {
          __component: 'hotspots.article',
          __temp_key__: 'a0',
          title: 'New',
          target: { connect: connect('y') },
        },
        { __component: 'hotspots.article', __temp_key__: 'a1', id: 5, title: 'B', target: { connect: [] } },
        { __component: 'hotspots.unknown', title: 'Unknown to all' },
      ],
    };
    expect(await wire(form, { id: 1, hotspots: [kept] })).toEqual({
      id: 1,
      position: { x: 50 },
      hotspots: [
        {
          __component: 'hotspots.article',
          title: 'New',
          target: { documentId: 'y', from: 'api::article.article' },
        },
        { ...kept, title: 'B' },
      ],
    });
  });

  test('JSON that is being typed does no harm', async () => {
    expect(await wire({ data: '{"a":1}' })).toEqual({ data: { a: 1 } });
    expect(await wire({ data: '{"a":' })).toEqual({ data: '{"a":' });
  });
});
