import { afterAll, beforeAll, expect, test } from 'vitest';
import { GROUP, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let world: Entry;
let hall: Entry;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  world = await editor.create(WORLD, { name: 'Harbour', slug: 'harbour' });
  hall = await editor.createPublished(LOCATION, { title: 'Hall', slug: 'hall', world: world.documentId });
  await editor.publish(WORLD, world.documentId);
}, 300_000);

afterAll(() => strapi?.stop());

/** What visitors' server reads, and what the form shows. */
async function earlierOf(uid: string, { documentId }: Entry, field: string) {
  const published = await editor.find(uid, documentId, 'locale=en&status=published');
  const draft = await editor.find(uid, documentId);
  expect(draft[field]).toEqual(published[field]);
  return published[field];
}

test('a location that is published with another slug keeps the old address, the latest first', async () => {
  await editor.update(LOCATION, hall.documentId, { slug: 'great-hall' });
  expect((await editor.find(LOCATION, hall.documentId))['earlier_addresses']).toBeNull();
  await editor.publish(LOCATION, hall.documentId);
  expect(await earlierOf(LOCATION, hall, 'earlier_addresses')).toBe('hall');
  await editor.update(LOCATION, hall.documentId, { slug: 'main-hall' });
  await editor.publish(LOCATION, hall.documentId);
  expect(await earlierOf(LOCATION, hall, 'earlier_addresses')).toBe('great-hall\nhall');
});

test('publishing again adds nothing, and a slug that comes back leaves the list', async () => {
  await editor.publish(LOCATION, hall.documentId);
  await editor.update(LOCATION, hall.documentId, { slug: 'hall' });
  await editor.publish(LOCATION, hall.documentId);
  expect(await earlierOf(LOCATION, hall, 'earlier_addresses')).toBe('main-hall\ngreat-hall');
});

test('a draft that no visitor has seen keeps nothing', async () => {
  const draft = await editor.create(LOCATION, { title: 'Yard', slug: 'yard', world: world.documentId });
  await editor.update(LOCATION, draft.documentId, { slug: 'court' });
  await editor.publish(LOCATION, draft.documentId);
  expect(await earlierOf(LOCATION, draft, 'earlier_addresses')).toBeNull();
});

test('a group is a part of the address of its locations', async () => {
  const group = await editor.create(GROUP, { title: 'Halls', slug: 'halls' });
  await editor.update(LOCATION, hall.documentId, { group: group.documentId });
  await editor.publish(LOCATION, hall.documentId);
  await editor.update(GROUP, group.documentId, { slug: 'rooms' });
  expect(await earlierOf(LOCATION, hall, 'earlier_addresses')).toBe(
    'halls-hall\nhall\nmain-hall\ngreat-hall',
  );
});

test('a world keeps its earlier slugs', async () => {
  await editor.update(WORLD, world.documentId, { slug: 'port' });
  await editor.publish(WORLD, world.documentId);
  expect(await earlierOf(WORLD, world, 'earlier_slugs')).toBe('harbour');
});
