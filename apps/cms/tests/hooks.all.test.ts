import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBundle } from '@vitrine/content/load-bundle';
import type { BoxHook } from '@vitrine/core/world/content';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bootStrapi } from '../scripts/boot.ts';
import { ARTICLE, HOOK, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import { makeAccount, roleOf } from './account.ts';
import { linkTo, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { copyFirstStart } from './first-start.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { createDatabase } from './test-database.ts';

/*
 * Hooks had no drafts until the end of 2026. The first half of this file makes a CMS of that time, whose live hooks
 * have to stay live; the second works with what became of it.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-hooks-'));
const database = await createDatabase();
let strapi: StartedStrapi;
let editor: Editor;
let door: Entry;
let article: Entry;

const LINK = { kind: 'open_link', url: 'https://example.com/' };

/** Leaves a CMS as a version without drafts of hooks has left it. */
async function makeOldCms(): Promise<void> {
  if (database.url === '') copyFirstStart(dataDir);
  vi.stubEnv('DATABASE_URL', database.url);
  const old = await bootStrapi({ dataDir });
  const world = await documentsOf(old, WORLD).create({
    data: { name: 'Hall', slug: 'hall', start_location_id: 'hall-door' },
  });
  const location = await documentsOf(old, LOCATION).create({
    data: { title: 'Door', slug: 'door', world: world.documentId },
  });
  await documentsOf(old, WORLD).publish({ documentId: world.documentId });
  await documentsOf(old, LOCATION).publish({ documentId: location.documentId });
  // Visitors have somewhere to go when the other one is taken back.
  const room = await documentsOf(old, LOCATION).create({
    data: { title: 'Room', slug: 'room', world: world.documentId },
  });
  await documentsOf(old, LOCATION).publish({ documentId: room.documentId });
  const locations: readonly { readonly id: number }[] = await old.db
    .query(LOCATION)
    .findMany({ where: { documentId: location.documentId } });
  expect(locations).toHaveLength(2);
  for (const [name, active, isBound] of [
    ['Live', true, true],
    ['Off', false, false],
    [null, true, false],
  ] as const) {
    const hook = await documentsOf(old, HOOK).create({
      data: { name, active, event: 'idle', action_stack: [LINK] },
    });
    await documentsOf(old, HOOK).publish({ documentId: hook.documentId });
    await old.db.query(HOOK).delete({ where: { documentId: hook.documentId, publishedAt: null } });
    // Without drafts of its own, a hook was linked to both versions of a location.
    await old.db.query(HOOK).update({
      where: { documentId: hook.documentId },
      data: { only_at_locations: null, ...(isBound ? { locations: locations.map(({ id }) => id) } : {}) },
    });
  }
  const explorer = 'plugin::content-manager.explorer';
  const permissions = old.db.query('admin::permission');
  await permissions.deleteMany({ where: { subject: HOOK, action: `${explorer}.publish` } });
  const writing: readonly { readonly id: number }[] = await permissions.findMany({
    where: { subject: HOOK, action: { $ne: `${explorer}.read` }, role: { code: 'vitrine-editor' } },
  });
  await permissions.deleteMany({ where: { id: { $in: writing.map(({ id }) => id) } } });
  const schema = old.store({ type: 'strapi', name: 'content_types', key: 'schema' });
  const types = (await schema.get({})) as Record<string, { options: object; attributes: object }>;
  const { only_at_locations: _, ...attributes } = (types[HOOK]?.attributes ?? {}) as Record<string, unknown>;
  await schema.set({
    value: { ...types, [HOOK]: { ...types[HOOK], options: { draftAndPublish: false }, attributes } },
  });
  for (const key of ['first_start_locations_of_hooks', 'first_start_roles_draft_hooks']) {
    await old.store({ type: 'plugin', name: 'vitrine', key }).delete({});
  }
  await old.db.destroy();
}

async function hooksOfVisitors(): Promise<readonly BoxHook[]> {
  const bundle = await loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch });
  return bundle.snapshots[bundle.defaultLocale]?.boxHooks ?? [];
}

async function listed(status: 'draft' | 'published'): Promise<readonly Entry[]> {
  const entries = await editor.list(HOOK, `status=${status}`);
  return entries.toSorted((one, other) => String(one['name']).localeCompare(String(other['name'])));
}

beforeAll(async () => {
  await makeOldCms();
  strapi = await startStrapi({ dataDir, databaseUrl: database.url });
  editor = await registerEditor(strapi);
  [door = { documentId: '' }] = await editor.list(LOCATION, 'locale=en&filters[slug]=door');
  article = await editor.createPublished(ARTICLE, { title: 'Robot' });
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

test('hooks from before there were drafts run where they ran, and have a draft that equals them', async () => {
  expect((await hooksOfVisitors()).map(({ event, locations }) => [event, locations])).toEqual(
    expect.arrayContaining([
      ['idle', ['hall-door']],
      ['idle', []],
    ]),
  );
  expect(await hooksOfVisitors()).toHaveLength(2);
  for (const status of ['draft', 'published'] as const) {
    const entries = await listed(status);
    expect(entries.map(({ name, active }) => [name, active])).toEqual([
      ['Live', true],
      [null, true],
      ['Off', false],
    ]);
    const [live] = entries;
    const whole = await editor.find(HOOK, live?.documentId ?? '', `status=${status}`);
    expect(whole['action_stack']).toMatchObject([LINK]);
    expect(whole['locations']).toMatchObject({ count: 1 });
  }
});

test('publishers publish them after an update, and editors write drafts', async () => {
  const off = (await listed('draft')).find(({ name }) => name === 'Off');
  const documentId = off?.documentId ?? '';
  const writer = await makeAccount(strapi, editor, {
    role: await roleOf(editor, 'vitrine-editor'),
    name: 'Edda',
  });
  const publisher = await makeAccount(strapi, editor, {
    role: await roleOf(editor, 'vitrine-publisher'),
    name: 'Paul',
  });
  await writer.update(HOOK, documentId, { active: true });
  expect(await hooksOfVisitors()).toHaveLength(2);
  expect((await refusalOf(writer.publish(HOOK, documentId))).status).toBe(403);
  await publisher.publish(HOOK, documentId);
  expect(await hooksOfVisitors()).toHaveLength(3);
});

test('a draft runs nowhere, and an incomplete one is not published', async () => {
  const before = await hooksOfVisitors();
  const hook = await editor.create(HOOK, {
    name: 'Greeting',
    event: 'app_loaded',
    action_stack: [{ kind: 'open_article' }],
  });
  expect(await hooksOfVisitors()).toEqual(before);
  const refusal = await refusalOf(editor.publish(HOOK, hook.documentId));
  expect(refusal.message).toMatch(/^(?!.*ValidationError).*(?:article|target)/i);
  expect(refusal.fields).toEqual(['action_stack.0.article']);
  expect(await hooksOfVisitors()).toEqual(before);
  await editor.publish(HOOK, hook.documentId, {
    action_stack: [{ kind: 'open_article', article: linkTo(article) }],
  });
  expect((await hooksOfVisitors()).filter(({ event }) => event === 'app_loaded')).toHaveLength(1);
});

test('what was meant for a location does not run everywhere once the location is taken back', async () => {
  const ofLocations = async () => (await hooksOfVisitors()).filter(({ locations }) => locations.length > 0);
  const count = (await hooksOfVisitors()).length;
  expect(await ofLocations()).toHaveLength(1);
  await editor.request(
    'POST',
    `/content-manager/collection-types/${LOCATION}/${door.documentId}/actions/unpublish?locale=en`,
    {},
  );
  expect(await ofLocations()).toEqual([]);
  expect(await hooksOfVisitors()).toHaveLength(count - 1);
  // Nor does it after what an editor does to its draft meanwhile.
  const [live] = await listed('draft');
  const path = `/content-manager/collection-types/${HOOK}/${live?.documentId}/actions`;
  await editor.publish(HOOK, live?.documentId ?? '', { event: 'idle_ended' });
  await editor.update(HOOK, live?.documentId ?? '', { event: 'idle' });
  await editor.request('POST', `${path}/discard`, {});
  await editor.publish(HOOK, live?.documentId ?? '', { event: 'idle' });
  expect(await hooksOfVisitors()).toHaveLength(count - 1);
  // A hook that is published before its location waits for it.
  const early = await editor.createPublished(HOOK, {
    name: 'Early',
    event: 'idle_ended',
    locations: linkTo(door),
    action_stack: [LINK],
  });
  expect(await hooksOfVisitors()).toHaveLength(count - 1);
  await editor.publish(LOCATION, door.documentId);
  expect(await ofLocations()).toHaveLength(2);
  await editor.publish(HOOK, early.documentId, { only_at_locations: false });
  expect(await ofLocations()).toHaveLength(1);
  expect(await hooksOfVisitors()).toHaveLength(count + 1);
});
