import { describe, expect, test } from 'vitest';
import { SESSION_TIMEOUT } from '../src/plugins/showroom/contracts/preview.ts';
import { adminOriginOf } from '../src/plugins/showroom/server/preview/admin-origin.ts';
import { createEditing } from '../src/plugins/showroom/server/preview/editing.ts';
import { wireForm } from '../src/plugins/showroom/server/preview/wire-form.ts';
import type { Attributes } from '../src/plugins/showroom/server/preview/wire-form.ts';
import { framedOrigins, showroomOriginBeside } from '../src/environment/showroom-origin.ts';
import {
  nameOfScreen,
  scaleIn,
  screenLength,
  turned,
} from '../src/plugins/showroom/admin/src/preview/screens.ts';

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
        { __component: 'hotspots.unknown', title: 'No one knows it' },
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

function startEditing() {
  let now = 0;
  return { editing: createEditing(() => now), pass: (milliseconds: number) => (now += milliseconds) };
}

describe('who is editing', () => {
  const form = { uid: 'api::world.world', documentId: 'a', locale: 'en' };
  const mine = { editor: '1', id: 'first' };
  const later = { editor: '1', id: 'later' };

  test('an editor who says nothing has gone, with all that was unsaved', () => {
    const { editing, pass } = startEditing();
    editing.note(mine, { ...form, values: { name: 'New' } });
    pass(SESSION_TIMEOUT);
    expect(editing.isThere(mine)).toBe(true);
    pass(1);
    expect(editing.isThere(mine)).toBe(false);
    expect(editing.formOf(mine)).toBeUndefined();
  });

  test('an ended session is not revived by another panel of the same editor', () => {
    const { editing } = startEditing();
    editing.note(mine, { ...form, values: { name: 'New' } });
    editing.leave(mine, form);
    editing.note(later, { ...form, values: { name: 'Later' } });
    expect([editing.isThere(mine), editing.isThere(later)]).toEqual([false, true]);
    expect(editing.formOf(mine)).toBeUndefined();
  });

  test('the form of one panel is not seen by any other, of the same editor or another', () => {
    const { editing } = startEditing();
    editing.note(mine, { ...form, values: { name: 'New' } });
    for (const other of [later, { editor: '2', id: 'first' }]) {
      editing.arrive(other, form);
      expect(editing.isThere(other)).toBe(true);
      expect(editing.formOf(other)).toBeUndefined();
    }
  });

  test('the stamp changes with what is unsaved alone, and opening a preview leaves it', () => {
    const { editing } = startEditing();
    editing.note(mine, form);
    expect(editing.formOf(mine)).toBeUndefined();
    editing.note(mine, { ...form, values: { name: 'New' } });
    const stamp = editing.formOf(mine)?.stamp;
    editing.note(mine, { ...form, values: { name: 'New' } });
    editing.arrive(mine, form);
    expect(editing.formOf(mine)?.stamp).toBe(stamp);
    editing.note(mine, { ...form, values: { name: 'Newer' } });
    expect(editing.formOf(mine)?.stamp).not.toBe(stamp);
  });

  test('a panel that goes on to another entry stays, in whichever order it says so', () => {
    const { editing } = startEditing();
    const next = { ...form, documentId: 'b' };
    editing.note(mine, form);
    editing.note(mine, { ...next, values: { name: 'Next' } });
    editing.leave(mine, form);
    expect(editing.formOf(mine)?.form.documentId).toBe('b');
  });

  test('the oldest of an editor’s forgotten panels are dropped, and no other editor’s', () => {
    const { editing } = startEditing();
    const ids = Array.from({ length: 9 }, (_, index) => String(index));
    editing.note({ editor: '2', id: 'own' }, form);
    for (const id of ids) editing.note({ editor: '1', id }, form);
    expect(ids.filter((id) => !editing.isThere({ editor: '1', id }))).toEqual(['0']);
    expect(editing.isThere({ editor: '2', id: 'own' })).toBe(true);
  });
});

describe('the origin of the admin panel', () => {
  const asked = { configured: '', said: '', host: 'cms.example', own: 'http://cms.example' };

  test('is what is set for the CMS, whatever the browser says', () => {
    const given = { ...asked, configured: 'https://set.example/admin', said: 'https://other.example' };
    expect(adminOriginOf(given)).toBe('https://set.example');
  });

  test('is the one that was asked, by TLS where the browser says so', () => {
    expect(adminOriginOf(asked)).toBe('http://cms.example');
    expect(adminOriginOf({ ...asked, configured: '/cms', said: 'https://cms.example' })).toBe(
      'https://cms.example',
    );
  });

  test.each(['https://other.example', 'https://cms.example.evil.example', 'http://cms.example:81', 'null'])(
    'is never %s by its own word',
    (said) => {
      expect(() => adminOriginOf({ ...asked, said })).toThrow(/CMS_PUBLIC_URL/);
    },
  );
});

describe('where the showroom is', () => {
  test('on one machine it is called as the admin panel is', () => {
    const environment = { PUBLIC_URL: 'http://localhost:3000' };
    expect(showroomOriginBeside('http://127.0.0.1:1337', environment)).toBe('http://127.0.0.1:3000');
    expect(framedOrigins(environment)).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
  });

  test('a host for previews alone comes first', () => {
    const environment = { PUBLIC_URL: 'https://show.example', PREVIEW_URL: 'https://preview.example/x' };
    expect(showroomOriginBeside('https://cms.example', environment)).toBe('https://preview.example');
    expect(framedOrigins(environment)).toEqual(['https://preview.example']);
  });
});

test('a screen is shown whole, never larger than it is', () => {
  const phone = { width: 390, height: 844 };
  expect(scaleIn(phone, { width: 1000, height: 422 })).toBe(0.5);
  expect(scaleIn(phone, { width: 1000, height: 2000 })).toBe(1);
  expect(nameOfScreen(turned(phone))).toBe('844 × 390');
  expect([screenLength(Number.NaN), screenLength(1e9), screenLength(800.4)]).toEqual([240, 7_680, 800]);
});
