import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE, LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import { READ_VERSIONS } from '../src/plugins/showroom/contracts/versions.ts';
import { WORLD_DAYS_PATH } from '../src/plugins/showroom/contracts/world-days.ts';
import type { WorldDay, WorldDayResult } from '../src/plugins/showroom/contracts/world-days.ts';
import { linkTo, PIXEL, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { changeRows } from './test-database.ts';

let strapi: StartedStrapi;
let editor: Editor;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

const HOUR = 3_600_000;

/** All that is there came about a day earlier than it did. */
async function letADayPass(): Promise<void> {
  const { databaseUrl = '', dataDir } = strapi;
  const earlier = (column: string): string =>
    databaseUrl === '' ? `${column} - ${24 * HOUR}` : `${column} - interval '1 day'`;
  await changeRows({ dataDir, databaseUrl }, `update showroom_versions set at = ${earlier('at')}`);
  for (const table of ['worlds', 'content_locations', 'content_transitions', 'articles', 'portals']) {
    await changeRows({ dataDir, databaseUrl }, `update ${table} set created_at = ${earlier('created_at')}`);
  }
}

/** Half a day ago: after everything of the day before, and before everything of today. */
function yesterday() {
  return { wall: new Date(Date.now() - 12 * HOUR).toISOString().slice(0, 16), zone: 'UTC' };
}

async function dayOf({ documentId }: Entry, by = editor): Promise<WorldDay> {
  const query = new URLSearchParams(yesterday());
  const answer = await by.request('GET', `${WORLD_DAYS_PATH}/${documentId}?${query}`);
  return (answer as { data: WorldDay }).data;
}

async function restore(
  { documentId }: Entry,
  { stamp }: WorldDay,
  leaving: readonly string[] = [],
  by = editor,
): Promise<WorldDayResult> {
  const body = { ...yesterday(), stamp, leaving };
  const answer = await by.request('POST', `${WORLD_DAYS_PATH}/${documentId}/restore`, body);
  return (answer as { data: WorldDayResult }).data;
}

function opens(article: Entry) {
  return {
    __component: 'hotspots.open-article',
    title: 'Read',
    position: { x: 10, y: 20 },
    article: linkTo(article),
  };
}

/** A world of two locations, with an article of its own and one that another world shows as well. */
async function makeWorld(slug: string, isPublished = true) {
  const picture = await editor.upload(new File([PIXEL], `${slug}.png`, { type: 'image/png' }));
  const world = await editor.create(WORLD, { name: slug, slug });
  const other = await editor.create(WORLD, { name: `${slug} 2`, slug: `${slug}-2` });
  const own = await editor.create(ARTICLE, { title: `Own of ${slug}` });
  const shared = await editor.create(ARTICLE, { title: `Shared of ${slug}` });
  const lobby = await editor.create(LOCATION, {
    title: 'Lobby',
    slug: `${slug}-lobby`,
    world: linkTo(world),
    floor_plan_position: { x: 10, y: 10 },
    background: [{ __component: 'background-content.image', key: 'default_background_16x9', image: picture }],
    hotspots: [opens(own), opens(shared)],
  });
  const hall = await editor.create(LOCATION, {
    title: 'Hall',
    slug: `${slug}-hall`,
    world: linkTo(world),
  });
  await editor.update(LOCATION, hall.documentId, { title: 'Halle', slug: `${slug}-hall` }, 'de');
  const elsewhere = await editor.create(LOCATION, {
    title: 'Elsewhere',
    slug: `${slug}-elsewhere`,
    world: linkTo(other),
    hotspots: [opens(shared)],
  });
  const crossing = await editor.create(TRANSITION, {
    from: linkTo(lobby),
    to: linkTo(hall),
    world: linkTo(world),
  });
  // A world is published with its start, which its first location is.
  for (const { documentId } of isPublished ? [world, other] : []) await editor.publish(WORLD, documentId);
  for (const { documentId } of isPublished ? [own, shared] : []) await editor.publish(ARTICLE, documentId);
  for (const { documentId } of isPublished ? [lobby, hall, elsewhere] : []) {
    await editor.publish(LOCATION, documentId);
  }
  if (isPublished) await editor.publish(TRANSITION, crossing.documentId);
  return { world, own, shared, lobby, hall, crossing };
}

function titlesOf(entries: readonly { readonly title: string }[]): readonly string[] {
  return entries.map(({ title }) => title).toSorted();
}

test('a world is as on that day again, as drafts: changed entries, deleted ones, and newer ones where the editor says so', async () => {
  const { world, own, shared, lobby, hall, crossing } = await makeWorld('fair');
  await letADayPass();
  const seen = await editor.find(LOCATION, lobby.documentId, 'locale=en&status=published');

  await editor.update(LOCATION, lobby.documentId, { title: 'Foyer', hotspots: [], background: [] });
  await editor.update(ARTICLE, shared.documentId, { title: 'Shared, and changed' });
  await editor.remove(ARTICLE, own.documentId);
  await editor.remove(TRANSITION, crossing.documentId);
  await editor.remove(LOCATION, hall.documentId);
  await editor.update(WORLD, world.documentId, {
    name: 'Fair 2',
    protect_with_password: true,
    password: 'sesame',
  });
  const annex = await editor.create(LOCATION, { title: 'Annex', slug: 'fair-annex', world: linkTo(world) });
  const loft = await editor.create(LOCATION, { title: 'Loft', slug: 'fair-loft', world: linkTo(world) });
  const toAnnex = await editor.create(TRANSITION, {
    from: linkTo(lobby),
    to: linkTo(annex),
    world: linkTo(world),
  });
  const toLoft = await editor.create(TRANSITION, {
    from: linkTo(lobby),
    to: linkTo(loft),
    world: linkTo(world),
  });

  const day = await dayOf(world);
  expect(day.entries.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual([
    'back Hall',
    'back Own of fair',
    expect.stringMatching(/^back fair-.*lobby--.*hall$/),
    'changed Fair 2',
    'changed Foyer',
  ]);
  const back = day.entries.find(({ title }) => title === 'Hall');
  expect(back?.languages.map(({ locale }) => locale)).toEqual(['en', 'de']);
  expect(day.newer.map(({ fate, documentId, ends }) => [documentId, fate, ends])).toEqual(
    expect.arrayContaining([
      [annex.documentId, 'chosen', []],
      [loft.documentId, 'chosen', []],
      [toAnnex.documentId, 'follows', [annex.documentId]],
      [toLoft.documentId, 'follows', [loft.documentId]],
    ]),
  );
  expect(day.untouched).toMatchObject([{ title: 'Shared, and changed', reason: 'shared' }]);
  expect([day.hidden, day.forbidden]).toEqual([0, []]);
  expect(titlesOf(day.now.locations)).toEqual(['Annex', 'Foyer', 'Loft']);
  expect(titlesOf(day.past.locations)).toEqual(['Annex', 'Hall', 'Lobby', 'Loft']);
  const drawn = day.past.locations.find(({ title }) => title === 'Lobby');
  expect(drawn).toMatchObject({ position: { x: 10, y: 10 }, picture: expect.stringContaining('/uploads/') });
  expect(day.past.transitions.map(({ from, to }) => `${from} ${to}`)).toContain(
    `${lobby.documentId} ${hall.documentId}`,
  );

  const { count, leftOut } = await restore(world, day, [annex.documentId]);
  expect([count, leftOut]).toEqual([7, []]);
  expect(await editor.find(LOCATION, lobby.documentId)).toMatchObject({
    title: 'Lobby',
    hotspots: [{ title: 'Read' }, { title: 'Read' }],
    background: [{ image: { name: 'fair.png' } }],
  });
  expect(await editor.find(LOCATION, hall.documentId, 'locale=de')).toMatchObject({
    title: 'Halle',
    payloadId: hall['payloadId'],
  });
  expect(await editor.find(ARTICLE, own.documentId)).toMatchObject({ public_id: own['public_id'] });
  expect(await editor.find(ARTICLE, shared.documentId)).toMatchObject({ title: 'Shared, and changed' });
  expect(await editor.find(TRANSITION, toAnnex.documentId)).toMatchObject({
    transitionOptions: { active: false },
  });
  expect(await editor.find(TRANSITION, toLoft.documentId)).not.toMatchObject({
    transitionOptions: { active: false },
  });
  // Who may enter stays as it is now.
  expect(await editor.find(WORLD, world.documentId)).toMatchObject({
    name: 'fair',
    protect_with_password: true,
  });

  // The restore published nothing and withdrew nothing.
  expect(await editor.find(LOCATION, lobby.documentId, 'locale=en&status=published')).toMatchObject({
    title: seen['title'],
    updatedAt: seen['updatedAt'],
  });
  expect(await editor.find(LOCATION, hall.documentId, 'locale=en&status=published')).toEqual({});

  const again = await dayOf(world);
  expect(again.entries).toEqual([]);
  expect(titlesOf(again.now.locations)).toEqual(['Hall', 'Lobby', 'Loft']);
}, 300_000);

test('all of it or nothing: a rule, a colleague who was faster, and a missing permission stop it', async () => {
  const { world, lobby, hall } = await makeWorld('expo');
  await letADayPass();
  await editor.update(LOCATION, lobby.documentId, { title: 'Foyer' });
  await editor.remove(LOCATION, hall.documentId);
  const taker = await editor.create(LOCATION, {
    title: 'Taker',
    slug: 'expo-hall',
    payloadId: 'expo-taker',
    world: linkTo(world),
  });
  const day = await dayOf(world);
  await expect(restore(world, day)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('“Hall”'),
  });
  const unchanged = async (): Promise<void> => {
    expect(await editor.find(LOCATION, lobby.documentId)).toMatchObject({ title: 'Foyer' });
    await expect(editor.find(LOCATION, hall.documentId)).rejects.toMatchObject({ status: 404 });
  };
  await unchanged();

  await editor.update(LOCATION, taker.documentId, { title: 'Taker', slug: 'expo-taker' });
  await editor.update(LOCATION, lobby.documentId, { title: 'Foyer', description: 'By a colleague' });
  await expect(restore(world, day)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('Something has changed since you looked'),
  });
  await unchanged();

  const reader = await makeColleague(strapi, editor, 'reader', [
    permission('read', WORLD, ['name', 'slug']),
    permission('read', LOCATION, ['title', 'slug', 'world']),
    permission('update', LOCATION, ['title', 'slug', 'world']),
    permission('update', WORLD, ['name']),
    pluginPermission(READ_VERSIONS),
  ]);
  const theirs = await dayOf(world, reader);
  expect(theirs.forbidden).toEqual(['Hall']);
  expect(theirs.hidden).toBeGreaterThan(0);
  await expect(restore(world, theirs, [], reader)).rejects.toMatchObject({ status: 403 });
  await unchanged();

  const later = { wall: '2099-01-01T09:00', zone: 'UTC' };
  await expect(
    editor.request('GET', `${WORLD_DAYS_PATH}/${world.documentId}?${new URLSearchParams(later)}`),
  ).rejects.toMatchObject({ status: 400, fields: ['wall'] });

  await restore(world, await dayOf(world));
  expect(await editor.find(LOCATION, lobby.documentId)).toMatchObject({ title: 'Lobby' });
  expect(await editor.find(LOCATION, hall.documentId)).toMatchObject({ slug: 'expo-hall' });
}, 300_000);

test('a deleted location comes back under an address that another one has taken since', async () => {
  const { world, lobby, hall } = await makeWorld('taken');
  await letADayPass();
  await editor.remove(LOCATION, hall.documentId);
  await editor.update(LOCATION, lobby.documentId, { title: 'Lobby', slug: 'taken-hall' });
  await restore(world, await dayOf(world));
  expect(await editor.find(LOCATION, lobby.documentId)).toMatchObject({ slug: 'taken-lobby' });
  expect(await editor.find(LOCATION, hall.documentId)).toMatchObject({ slug: 'taken-hall' });
}, 300_000);

test('two locations that have exchanged their addresses exchange them again', async () => {
  const { world, lobby, hall } = await makeWorld('swap', false);
  await letADayPass();
  await editor.update(LOCATION, lobby.documentId, { title: 'Lobby', slug: 'swap-between' });
  await editor.update(LOCATION, hall.documentId, { title: 'Hall', slug: 'swap-lobby' });
  await editor.update(LOCATION, lobby.documentId, { title: 'Lobby', slug: 'swap-hall' });
  await restore(world, await dayOf(world));
  expect(await editor.find(LOCATION, lobby.documentId)).toMatchObject({ slug: 'swap-lobby' });
  expect(await editor.find(LOCATION, hall.documentId)).toMatchObject({ slug: 'swap-hall' });
}, 300_000);
