import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE, LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import { BIN_PATH } from '../src/plugins/showroom/contracts/bin.ts';
import type {
  BinPage,
  Deletion,
  OneDeletion,
  RestoreDeletedInput,
  RestoreDeletedResult,
} from '../src/plugins/showroom/contracts/bin.ts';
import { READ_VERSIONS } from '../src/plugins/showroom/contracts/versions.ts';
import type { Comparison } from '../src/plugins/showroom/contracts/versions.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import { linkTo, PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let world: Entry;

async function get<Data>(path: string, by = editor): Promise<Data> {
  return ((await by.request('GET', `${BIN_PATH}${path}`)) as { data: Data }).data;
}

async function restore(
  { id }: Pick<Deletion, 'id'>,
  input: RestoreDeletedInput = {},
  by = editor,
): Promise<RestoreDeletedResult> {
  return ((await by.request('POST', `${BIN_PATH}/${id}/restore`, input)) as { data: RestoreDeletedResult })
    .data;
}

/** The latest deletion of an entry. */
async function deletionOf({ documentId }: Entry, by = editor): Promise<Deletion> {
  const { deletions } = await get<BinPage>('', by);
  const found = deletions.find(({ lead }) => lead.documentId === documentId);
  if (found === undefined) throw new Error('It is not in the bin.');
  return found;
}

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  world = await editor.create(WORLD, { name: 'Harbour', slug: 'harbour' });
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

function location(title: string, more: object = {}, slug = title.toLowerCase()): Promise<Entry> {
  return editor.create(LOCATION, { title, slug, world: linkTo(world), ...more });
}

test('a deleted entry is listed with who, its world and a picture, and comes back with its id and languages', async () => {
  const cover = await editor.upload(new File([PIXEL], 'robot.png', { type: 'image/png' }));
  const robot = await editor.createPublished(ARTICLE, { title: 'Robot', cover });
  await editor.update(ARTICLE, robot.documentId, { title: 'Roboter', cover }, 'de');
  const pier = await location('Pier', {
    background: [{ __component: 'background-content.image', key: 'mobile', image: cover }],
    hotspots: [{ __component: 'hotspots.open-article', title: 'Read', article: linkTo(robot) }],
  });
  await editor.remove(ARTICLE, robot.documentId);
  await editor.remove(LOCATION, pier.documentId);

  const deletion = await deletionOf(pier);
  expect(deletion).toMatchObject({ actor: 'Test Editor', count: 1 });
  expect(deletion.lead).toMatchObject({
    uid: LOCATION,
    title: 'Pier',
    world: 'Harbour',
    locales: ['en'],
    isPartly: false,
    mayRestore: true,
    picture: { name: 'robot.png', isImage: true },
  });
  const article = await deletionOf(robot);
  expect(article.lead).toMatchObject({ title: 'Robot', picture: { name: 'robot.png' } });
  expect([...article.lead.locales].toSorted()).toEqual(['de', 'en']);

  const held = await get<Comparison>(`/${article.id}/${ARTICLE}/${robot.documentId}?locale=de`);
  expect(held.differences.find(({ field }) => field === 'title')?.after).toEqual({
    kind: 'text',
    text: 'Roboter',
  });

  // The hotspot that led to it is gone for now: its location is in the bin itself.
  expect(await restore(deletion)).toMatchObject({
    kind: 'restored',
    leftOut: [{ title: 'Pier', reason: 'entryGone' }],
  });
  expect(await restore(article)).toMatchObject({
    kind: 'restored',
    entries: [{ documentId: robot.documentId, title: 'Robot' }],
    // Its link was left out as it came back: that is another state than the one that led here.
    leftOut: [{ title: 'Pier', reason: 'changedSince' }],
  });
  expect(await editor.find(ARTICLE, robot.documentId)).toMatchObject({
    title: 'Robot',
    public_id: robot['public_id'],
    status: 'draft',
  });
  expect(await editor.find(ARTICLE, robot.documentId, 'locale=de')).toMatchObject({ title: 'Roboter' });
  expect(await editor.find(LOCATION, pier.documentId)).toMatchObject({
    title: 'Pier',
    payloadId: pier['payloadId'],
    hotspots: [{ title: 'Read' }],
  });
  const after = await get<BinPage>('');
  expect(after.deletions.map(({ lead }) => lead.documentId)).not.toContain(robot.documentId);
});

test('what led to it leads to it again, unless it was saved since, which is said', async () => {
  const tower = await location('Tower');
  const leading = (title: string) =>
    location(title, {
      hotspots: [{ __component: 'hotspots.navigation', title: 'On', action_target: linkTo(tower) }],
    });
  const [left, saved] = [await leading('Left'), await leading('Saved')];
  await editor.remove(LOCATION, tower.documentId);
  await editor.update(LOCATION, saved.documentId, { title: 'Saved since' });
  const result = await restore(await deletionOf(tower));
  expect(result).toMatchObject({
    kind: 'restored',
    linked: ['Left'],
    leftOut: [{ title: 'Saved', reason: 'changedSince' }],
  });
  const { hotspots } = await editor.find(LOCATION, left.documentId, 'locale=en');
  expect(JSON.stringify(hotspots)).toContain('"count":1');
});

test('a name that was given to another entry is said, and another one is offered', async () => {
  const stage = await location('Stage');
  await editor.remove(LOCATION, stage.documentId);
  await location('Stage again', {}, 'stage');
  const deletion = await deletionOf(stage);
  const result = await restore(deletion);
  expect(result).toEqual({
    kind: 'nameTaken',
    documentId: stage.documentId,
    title: 'Stage',
    field: 'slug',
    given: 'stage',
    offered: 'stage-2',
  });
  expect(
    (
      await refusalOf(
        editor.request('GET', `/content-manager/collection-types/${LOCATION}/${stage.documentId}?locale=en`),
      )
    ).status,
  ).toBe(404);
  const names = [{ documentId: stage.documentId, field: 'slug', name: 'stage-2' }];
  // The new one has been given its permanent id as well.
  expect(await restore(deletion, { names })).toMatchObject({
    kind: 'restored',
    leftOut: [{ title: 'Stage', reason: 'idGiven', labels: ['payloadId'] }],
  });
  expect(await editor.find(LOCATION, stage.documentId)).toMatchObject({
    slug: 'stage-2',
    payloadId: 'harbour-stage-2',
  });
});

test('a whole world is one row, and comes back with what leads from one of its entries to another', async () => {
  const yard = await editor.create(WORLD, { name: 'Yard', slug: 'yard' });
  const own = { world: linkTo(yard) };
  const [gate, shed] = [await location('Gate', own), await location('Shed', own)];
  const between = await editor.create(TRANSITION, { from: linkTo(gate), to: linkTo(shed), ...own });
  await editor.update(LOCATION, gate.documentId, { arrow_navigation_next: linkTo(shed) });
  // Each language has links of its own, to its targets in that language.
  await editor.update(WORLD, yard.documentId, { name: 'Hof' }, 'de');
  await editor.update(LOCATION, shed.documentId, { title: 'Schuppen' }, 'de');
  const links = { world: linkTo(yard, 'de'), arrow_navigation_next: linkTo(shed, 'de') };
  await editor.update(LOCATION, gate.documentId, { title: 'Tor', ...links }, 'de');
  await editor.request('POST', `${WORLDS_PATH}/${yard.documentId}/delete`, { name: 'Yard' });

  const deletion = await deletionOf(yard);
  expect(deletion).toMatchObject({ count: 4, lead: { uid: WORLD, title: 'Yard' } });
  const { entries } = await get<OneDeletion>(`/${deletion.id}`);
  expect(entries.map(({ title, world: of }) => [title, of])).toEqual(
    expect.arrayContaining([
      ['Gate', 'Yard'],
      ['Shed', 'Yard'],
    ]),
  );
  // Found by what it contains.
  expect((await get<BinPage>(`?search=shed&kind=${LOCATION}`)).deletions).toMatchObject([
    { id: deletion.id },
  ]);
  expect((await get<BinPage>('?search=nowhere')).deletions).toEqual([]);

  expect(await restore(deletion)).toMatchObject({ kind: 'restored', leftOut: [] });
  const back = await editor.find(TRANSITION, between.documentId);
  expect(back['payloadId']).toBe(between['payloadId']);
  const relations = (field: string, { documentId }: Entry, uid: string, locale = 'en') =>
    editor.request(
      'GET',
      `/content-manager/relations/${uid}/${documentId}/${field}?locale=${locale}&status=draft`,
    );
  for (const locale of ['en', 'de']) {
    expect(JSON.stringify(await relations('world', gate, LOCATION, locale))).toContain(yard.documentId);
    expect(JSON.stringify(await relations('arrow_navigation_next', gate, LOCATION, locale))).toContain(
      shed.documentId,
    );
  }
  expect(JSON.stringify(await relations('from', between, TRANSITION))).toContain(gate.documentId);
  expect(JSON.stringify(await relations('to', between, TRANSITION))).toContain(shed.documentId);
});

test('who may not read a kind sees nothing of it, and who may not make it restores nothing', async () => {
  const secret = await editor.create(ARTICLE, { title: 'Secret plan' });
  await editor.remove(ARTICLE, secret.documentId);
  const deletion = await deletionOf(secret);
  const sees = pluginPermission(READ_VERSIONS);
  const colleague = (name: string, rights: readonly object[]) =>
    makeColleague(strapi, editor, name, [sees, ...rights]);

  const stranger = await colleague('bin-stranger', [permission('read', LOCATION, ['title'])]);
  expect(JSON.stringify(await get<BinPage>('', stranger))).not.toContain('Secret');
  expect((await refusalOf(get(`/${deletion.id}`, stranger))).status).toBe(404);
  expect((await refusalOf(restore(deletion, {}, stranger))).status).toBe(404);
  const held = `/${deletion.id}/${ARTICLE}/${secret.documentId}?locale=en`;
  expect((await refusalOf(get(held, stranger))).status).toBe(404);

  const own = await colleague('bin-own', [permission('read', ARTICLE, ['title'], { isOwnAlone: true })]);
  expect(JSON.stringify(await get<BinPage>('', own))).not.toContain('Secret');

  const reader = await colleague('bin-reader', [permission('read', ARTICLE, ['title'])]);
  expect((await deletionOf(secret, reader)).lead).toMatchObject({ title: 'Secret plan', mayRestore: false });
  expect((await refusalOf(restore(deletion, {}, reader))).status).toBe(403);

  const blind = await makeColleague(strapi, editor, 'bin-blind', [permission('read', ARTICLE, ['title'])]);
  expect((await refusalOf(get('', blind))).status).toBe(403);

  const writer = await colleague('bin-writer', [
    permission('read', ARTICLE, ['title']),
    permission('create', ARTICLE, ['title']),
  ]);
  expect(await restore(deletion, {}, writer)).toMatchObject({ kind: 'restored' });
  // It is there again: nothing is made twice.
  expect((await refusalOf(restore(deletion))).status).toBe(404);
});
