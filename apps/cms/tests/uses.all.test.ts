import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE, LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import { NOT_ALLOWED } from '../src/contracts/refusals.ts';
import { USES_PATH } from '../src/plugins/showroom/contracts/uses.ts';
import type { UsedFilesAnswer, UsesAnswer } from '../src/plugins/showroom/contracts/uses.ts';
import { makeAccount, roleOf } from './account.ts';
import { PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const MENU = 'api::menu.menu';

let strapi: StartedStrapi;
let administrator: Editor;
let world: Entry;
let hall: Entry;
let gate: Entry;
let robot: Entry;
let picture: number;

beforeAll(async () => {
  strapi = await startStrapi();
  administrator = await registerEditor(strapi);
  picture = await administrator.upload(new File([PIXEL], 'gate.png', { type: 'image/png' }));
  world = await administrator.create(WORLD, { name: 'Harbour', slug: 'harbour' });
  const location = (title: string, more: object) =>
    administrator.create(LOCATION, { title, slug: title.toLowerCase(), world: world.documentId, ...more });
  robot = await administrator.create(ARTICLE, { title: 'Robot' });
  hall = await location('Hall', {});
  gate = await location('Gate', {
    background: [{ __component: 'background-content.image', key: 'default_background_4x3', image: picture }],
    arrow_navigation_next: hall.documentId,
    hotspots: [{ __component: 'hotspots.open-article', title: 'Look', article: robot.documentId }],
  });
  await administrator.create(TRANSITION, { from: gate.documentId, to: hall.documentId });
  await administrator.create(MENU, {
    key: 'application-main',
    items: [
      { __component: 'menu-items.article', article: robot.documentId },
      {
        __component: 'menu-items.action-stack',
        title: 'Tour',
        action_stack: [{ kind: 'navigate', location: hall.documentId }],
      },
    ],
  });
}, 300_000);

afterAll(() => strapi?.stop());

async function usesOf(query: Readonly<Record<string, string>>, editor = administrator) {
  const { data } = (await editor.request('GET', `${USES_PATH}?${new URLSearchParams(query)}`)) as UsesAnswer;
  return { ...data, uses: data.uses.map(({ uid, title }) => `${uid.split('.')[1]}: ${title}`) };
}

test('an entry is listed with what leads to it, from within components as well', async () => {
  expect(await usesOf({ uid: ARTICLE, documentId: robot.documentId })).toEqual({
    uses: ['content-location: Gate', 'menu: application-main'],
    hidden: 0,
    mayRemoveLinks: true,
  });
  expect((await usesOf({ uid: LOCATION, documentId: hall.documentId })).uses).toEqual([
    'content-location: Gate',
    expect.stringMatching(/^content-transition: /),
    'menu: application-main',
    // It was the first location, where visitors begin.
    'world: Harbour',
  ]);
});

test('nothing leads to a new entry', async () => {
  const { documentId } = await administrator.create(ARTICLE, { title: 'Alone' });
  expect(await usesOf({ uid: ARTICLE, documentId })).toEqual({ uses: [], hidden: 0, mayRemoveLinks: false });
});

test('what a role may not read is counted, and not named', async () => {
  const author = await makeAccount(strapi, administrator, {
    role: await roleOf(administrator, 'strapi-author'),
    name: 'Anne',
  });
  expect(await usesOf({ uid: ARTICLE, documentId: robot.documentId }, author)).toMatchObject({ uses: [] });
  expect((await usesOf({ uid: ARTICLE, documentId: robot.documentId }, author)).hidden).toBe(2);
});

test('a stranger learns nothing, and a wrong question is refused', async () => {
  expect((await fetch(`${strapi.url}${USES_PATH}?uid=${ARTICLE}&documentId=x`)).status).toBe(401);
  expect((await refusalOf(administrator.request('GET', `${USES_PATH}?uid=admin::user`))).status).toBe(400);
});

test('a file that an entry shows is not deleted, alone or among others', async () => {
  const free = await administrator.upload(new File([PIXEL], 'free.png', { type: 'image/png' }));
  const alone = await refusalOf(administrator.request('DELETE', `/upload/files/${picture}`));
  expect([alone.status, alone.message]).toEqual([
    400,
    'Not deleted: “gate.png”. Shown in “Gate”. Take the file out there first.',
  ]);
  const both = administrator.request('POST', '/upload/actions/bulk-delete', { fileIds: [free, picture] });
  expect((await refusalOf(both)).message).toContain('“gate.png”');
  await expect(administrator.request('GET', `/upload/files/${free}`)).resolves.toBeDefined();

  await administrator.update(LOCATION, gate.documentId, { background: [] });
  // Its earlier versions would keep the file.
  await administrator.request('DELETE', `/showroom/version-files/${picture}`);
  await administrator.request('POST', '/upload/actions/bulk-delete', { fileIds: [free, picture] });
  expect((await refusalOf(administrator.request('GET', `/upload/files/${picture}`))).status).toBe(404);
});

test('who may not delete files is told so, whatever shows them', async () => {
  const editor = await makeAccount(strapi, administrator, {
    role: await roleOf(administrator, 'vitrine-editor'),
    name: 'Edith',
  });
  const file = await administrator.upload(new File([PIXEL], 'other.png', { type: 'image/png' }));
  expect((await refusalOf(editor.request('DELETE', `/upload/files/${file}`))).message).toBe(NOT_ALLOWED);
});

test('the links to an entry are removed with it: what is there for its link goes, transitions too', async () => {
  const yard = await administrator.create(LOCATION, {
    title: 'Yard',
    slug: 'yard',
    world: world.documentId,
  });
  const shed = await administrator.create(LOCATION, {
    title: 'Shed',
    slug: 'shed',
    world: world.documentId,
    arrow_navigation_next: yard.documentId,
    hotspots: [
      { __component: 'hotspots.navigation', title: 'To the yard', action_target: yard.documentId },
      { __component: 'hotspots.open-article', title: 'Stays', article: robot.documentId },
    ],
  });
  const between = await administrator.create(TRANSITION, { from: shed.documentId, to: yard.documentId });
  const asked = { uid: LOCATION, documentId: yard.documentId };
  const found = (await administrator.request(
    'GET',
    `${USES_PATH}?${new URLSearchParams(asked)}`,
  )) as UsesAnswer;
  expect(found.data.mayRemoveLinks).toBe(true);

  const body = { uid: LOCATION, documentIds: [yard.documentId] };
  const translator = await makeAccount(strapi, administrator, {
    role: await roleOf(administrator, 'vitrine-translator'),
    name: 'Tina',
  });
  const remove = (by = administrator) => by.request('POST', `${USES_PATH}/remove-links`, body);
  expect((await refusalOf(remove(translator))).status).toBe(403);
  expect(
    ((await translator.request('GET', `${USES_PATH}?${new URLSearchParams(asked)}`)) as UsesAnswer).data
      .mayRemoveLinks,
  ).toBe(false);

  expect(await remove()).toEqual({ data: { count: 2 } });
  const { hotspots } = await administrator.find(LOCATION, shed.documentId);
  expect(hotspots).toMatchObject([{ title: 'Stays' }]);
  expect((hotspots as unknown[]).length).toBe(1);
  expect((await usesOf(asked)).uses).toEqual([]);
  expect(
    (
      await refusalOf(
        administrator.request(
          'GET',
          `/content-manager/collection-types/${TRANSITION}/${between.documentId}?locale=en`,
        ),
      )
    ).status,
  ).toBe(404);
});

test('a file is listed with what shows it, in fields and in texts, as far as the account may read that', async () => {
  const shown = await administrator.upload(new File([PIXEL], 'shown.png', { type: 'image/png' }));
  const inText = await administrator.upload(new File([PIXEL], 'in-a-text.png', { type: 'image/png' }));
  const { url } = (await administrator.request('GET', `/upload/files/${inText}`)) as { url: string };
  await administrator.create(ARTICLE, {
    title: 'With pictures',
    cover: shown,
    sections: [{ __component: 'article-sections.text', html: `<img src="${url}">` }],
  });
  const files = async (query: string, by = administrator) =>
    ((await by.request('GET', `${USES_PATH}/files?${query}`)) as UsedFilesAnswer).data;
  const usesIn = async (search: string, by = administrator) => {
    const { files: found } = await files(`search=${search}`, by);
    return found.map(({ name, uses, hidden }) => [name, uses.map(({ title }) => title), hidden]);
  };
  expect(await usesIn('shown')).toEqual([['shown.png', ['With pictures'], 0]]);
  expect(await usesIn('in-a-text')).toEqual([['in-a-text.png', ['With pictures'], 0]]);
  expect((await files('unused=true')).files.map(({ name }) => name)).not.toContain('shown.png');
  const stranger = await makeColleague(strapi, administrator, 'files-stranger', [
    pluginPermission('plugin::upload.read'),
  ]);
  expect(await usesIn('shown', stranger)).toEqual([['shown.png', [], 1]]);
  const blind = await makeColleague(strapi, administrator, 'files-blind', []);
  expect((await refusalOf(files('', blind))).status).toBe(403);
});

test('a list of locations names their worlds, and is searched by them', async () => {
  const other = await administrator.create(WORLD, { name: 'Lighthouse', slug: 'lighthouse' });
  const at = (own: Entry, slug: string) =>
    administrator.create(LOCATION, { title: 'Entrance', slug, world: own.documentId });
  await at(world, 'entrance');
  const there = await at(other, 'entrance');
  const HOOK = 'api::box-hook.box-hook';
  const titles = async (search: string, by = administrator) => {
    const query = new URLSearchParams({ locale: 'en', _q: search, page: '1', pageSize: '10' });
    const { results } = (await by.request(
      'GET',
      `/content-manager/relations/${HOOK}/locations?${query}`,
    )) as { results: readonly { title: string }[] };
    return results.map(({ title }) => title);
  };
  expect((await titles('entrance')).toSorted()).toEqual(['Entrance · Harbour', 'Entrance · Lighthouse']);
  expect(await titles('lighthouse entr')).toEqual(['Entrance · Lighthouse']);
  const hook = await administrator.create(HOOK, { event: 'idle', locations: [there.documentId] });
  const listed = (await administrator.request(
    'GET',
    `/content-manager/relations/${HOOK}/${hook.documentId}/locations?locale=en`,
  )) as { results: readonly { title: string }[] };
  expect(listed.results.map(({ title }) => title)).toEqual(['Entrance · Lighthouse']);
  const worldless = await makeColleague(strapi, administrator, 'no-worlds', [
    permission('read', LOCATION, ['title', 'world']),
    { ...permission('read', HOOK, ['locations']), properties: { fields: ['locations'] } },
  ]);
  expect(await titles('entrance', worldless)).toEqual(['Entrance', 'Entrance']);
});

test('a list of entries has a small picture of each, for those who may see it', async () => {
  const cover = await administrator.upload(new File([PIXEL], 'cover.png', { type: 'image/png' }));
  const pictured = await administrator.create(ARTICLE, { title: 'Pictured', cover });
  const room = await administrator.create(LOCATION, {
    title: 'Gallery',
    slug: 'gallery',
    world: world.documentId,
    background: [{ __component: 'background-content.image', key: 'mobile', image: cover }],
  });
  const pictures = async (path: string, by = administrator) => {
    const { results } = (await by.request('GET', `/content-manager/relations/${path}`)) as {
      results: readonly { title: string; picture?: string }[];
    };
    return new Map(results.map((result) => [result.title, result.picture]));
  };
  const HOOK = 'api::box-hook.box-hook';
  const address = expect.stringMatching(/^\/uploads\/.*cover.*\.png$/);
  const locations = `${HOOK}/locations?locale=en&_q=Gallery&pageSize=10`;
  expect((await pictures(locations)).get('Gallery · Harbour')).toEqual(address);
  const articles = 'actions.action/article?locale=en&_q=Pictured&pageSize=10';
  expect((await pictures(articles)).get('Pictured')).toEqual(address);
  // In the list of what is chosen as well.
  const hook = await administrator.create(HOOK, {
    event: 'idle',
    locations: [room.documentId],
    action_stack: [{ kind: 'open_article', article: pictured.documentId }],
  });
  const chosen = `${HOOK}/${hook.documentId}/locations?locale=en`;
  expect((await pictures(chosen)).get('Gallery · Harbour')).toEqual(address);
  const blind = await makeColleague(strapi, administrator, 'no-backgrounds', [
    permission('read', LOCATION, ['title', 'world']),
    { ...permission('read', HOOK, ['locations']), properties: { fields: ['locations'] } },
  ]);
  expect((await pictures(locations, blind)).get('Gallery')).toBeUndefined();
});
