import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, PORTAL, WORLD } from '../src/content-model/content-uids.ts';
import { MEDIA_PATH } from '../src/contracts/media.ts';
import { BIN_PATH } from '../src/plugins/showroom/contracts/bin.ts';
import type { BinPage, OneDeletion } from '../src/plugins/showroom/contracts/bin.ts';
import { FILES_UID, TRANSLATIONS_PATH } from '../src/plugins/showroom/contracts/translations.ts';
import type {
  EntryTranslationAnswer,
  TranslationsAnswer,
} from '../src/plugins/showroom/contracts/translations.ts';
import { USES_PATH } from '../src/plugins/showroom/contracts/uses.ts';
import type { UsesAnswer } from '../src/plugins/showroom/contracts/uses.ts';
import { VERSIONS_PATH } from '../src/plugins/showroom/contracts/versions.ts';
import type { VersionListAnswer } from '../src/plugins/showroom/contracts/versions.ts';
import { WORLD_DAYS_PATH } from '../src/plugins/showroom/contracts/world-days.ts';
import type { WorldDay } from '../src/plugins/showroom/contracts/world-days.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import { roleOf } from './account.ts';
import { linkTo, PIXEL, refusalOf } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import {
  accountsOf,
  allowPublishers,
  expectOutside,
  makeLimitedAccount,
  statusOf,
} from './limited-account.ts';
import { opening } from './linked-worlds.ts';
import { listReleases, plan, publishes, releaseOf } from './release-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let administrator: Editor;
/** A publisher who may change the hall alone. */
let hallkeeper: Editor;
let account: number;
let hall: Entry;
let yard: Entry;
let gate: Entry;
let door: Entry;

beforeAll(async () => {
  strapi = await startStrapi();
  ({ administrator, hallkeeper, account, hall, yard, gate, door } = await makeLimitedAccount(strapi));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

async function binOf(by: Editor): Promise<BinPage['deletions']> {
  return ((await by.request('GET', BIN_PATH)) as { data: BinPage }).data.deletions;
}

/** Whether an account is offered to bring an entry back, and whether it may. */
async function restoring({ documentId }: Entry, by = hallkeeper) {
  const deletion = (await binOf(by)).find(({ lead }) => lead.documentId === documentId);
  const attempt = by.request('POST', `${BIN_PATH}/${deletion?.id}/restore`, {});
  return { isOffered: deletion?.lead.mayRestore, status: await statusOf(attempt) };
}

function location(title: string, world: Entry, more: object = {}): Promise<Entry> {
  return administrator.create(LOCATION, { title, slug: title.toLowerCase(), world: linkTo(world), ...more });
}

async function removed(uid: string, entry: Entry): Promise<Entry> {
  await administrator.remove(uid, entry.documentId);
  return entry;
}

/** Whether an account is offered to remove the links to an article, and whether it may. */
async function removing(article: Entry) {
  const body = { uid: ARTICLE, documentIds: [article.documentId] };
  const query = new URLSearchParams({ uid: ARTICLE, documentId: article.documentId });
  const { data } = (await hallkeeper.request('GET', `${USES_PATH}?${query}`)) as UsesAnswer;
  const attempt = hallkeeper.request('POST', `${USES_PATH}/remove-links`, body);
  return { isOffered: data.mayRemoveLinks, status: await statusOf(attempt) };
}

/** Whether an account is offered to restore a version of a location, and to translate it. */
async function offeredFor({ documentId }: Entry) {
  const versions = `${VERSIONS_PATH}/${LOCATION}/${documentId}?locale=en`;
  const translation = `${TRANSLATIONS_PATH}/${LOCATION}/${documentId}?source=en&target=de`;
  return [
    ((await hallkeeper.request('GET', versions)) as VersionListAnswer).data.mayRestore,
    ((await hallkeeper.request('GET', translation)) as EntryTranslationAnswer).data.isWritable,
  ];
}

/** Has the missing films of a world made. */
function makingFilmsOf({ documentId }: Entry): Promise<unknown> {
  return hallkeeper.request('POST', `${MEDIA_PATH}/films/${documentId}`, {});
}

describe('an account that may change one world', () => {
  test('brings back what was deleted from its world alone, with the links to it', async () => {
    const closet = await removed(LOCATION, await location('Closet', hall));
    const shed = await removed(LOCATION, await location('Shed', yard));
    const flyer = await administrator.create(ARTICLE, { title: 'Flyer' });
    const booth = await location('Counter', hall, { hotspots: [opening('Read', flyer)] });
    await removed(ARTICLE, flyer);
    const leaflet = await administrator.create(ARTICLE, { title: 'Leaflet' });
    await location('Booth', yard, { hotspots: [opening('Read', leaflet)] });
    await removed(ARTICLE, leaflet);

    expect(await restoring(shed)).toEqual({ isOffered: false, status: 403 });
    expect(await restoring(leaflet)).toEqual({ isOffered: false, status: 403 });
    expect(await restoring(closet)).toEqual({ isOffered: true, status: 200 });
    expect(await restoring(flyer)).toEqual({ isOffered: true, status: 200 });
    expect(
      (await administrator.find(LOCATION, booth.documentId, 'locale=en&populate=*'))['hotspots'],
    ).toMatchObject([{ title: 'Read', article: { count: 1 } }]);
    expect(await restoring(shed, administrator)).toEqual({ isOffered: true, status: 200 });
  });

  test('brings back nothing of a world that was deleted as a whole', async () => {
    const barn = await administrator.create(WORLD, { name: 'Barn', slug: 'barn' });
    const hay = await administrator.create(ARTICLE, { title: 'Hay' });
    await location('Loft', barn, { hotspots: [opening('Read', hay)] });
    await administrator.request('POST', `${WORLDS_PATH}/${barn.documentId}/delete`, { name: 'Barn' });
    const deletion = (await binOf(administrator)).find(({ lead }) => lead.documentId === barn.documentId);
    const path = `${BIN_PATH}/${deletion?.id}`;
    const { entries } = ((await hallkeeper.request('GET', path)) as { data: OneDeletion }).data;
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.filter(({ mayRestore }) => mayRestore)).toEqual([]);
    for (const { uid, documentId, title } of entries) {
      const attempt = hallkeeper.request('POST', `${path}/restore`, { entries: [{ uid, documentId }] });
      expect.soft(await statusOf(attempt), title).toBe(403);
    }
    await hallkeeper.request('PUT', '/admin/users/me', { preferedLanguage: 'de' });
    const { message } = await refusalOf(hallkeeper.request('POST', `${path}/restore`, {}));
    expect(message).toContain('was allein zu „Hall“ gehört');
    await hallkeeper.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
  });

  test('brings its world alone back to a day', async () => {
    const moment = { wall: '2020-01-01T12:00', zone: 'UTC' };
    const dayOf = async ({ documentId }: Entry, by: Editor): Promise<WorldDay> => {
      const path = `${WORLD_DAYS_PATH}/${documentId}?${new URLSearchParams(moment)}`;
      return ((await by.request('GET', path)) as { data: WorldDay }).data;
    };
    const restore = async (world: Entry, by: Editor) => {
      const { stamp } = await dayOf(world, by);
      const path = `${WORLD_DAYS_PATH}/${world.documentId}/restore`;
      return statusOf(by.request('POST', path, { ...moment, stamp, leaving: [] }));
    };
    expect((await dayOf(yard, administrator)).forbidden).toEqual([]);
    expect((await dayOf(yard, hallkeeper)).forbidden).toEqual(['Yard']);
    expect((await dayOf(hall, hallkeeper)).forbidden).toEqual([]);
    expect(await restore(yard, hallkeeper)).toBe(403);
    expect(await restore(hall, hallkeeper)).toBe(200);
  });

  test('removes links from its world alone', async () => {
    const [poster, map] = [
      await administrator.create(ARTICLE, { title: 'Poster' }),
      await administrator.create(ARTICLE, { title: 'Plan' }),
    ];
    const fence = await location('Fence', yard, { hotspots: [opening('Read', poster)] });
    await location('Stage', hall, { hotspots: [opening('Read', map)] });
    expect(await removing(poster)).toEqual({ isOffered: false, status: 403 });
    expect(await removing(map)).toEqual({ isOffered: true, status: 200 });
    expect(await administrator.find(LOCATION, fence.documentId, 'locale=en&populate=*')).toMatchObject({
      hotspots: [{ title: 'Read' }],
    });
  });

  test('is offered neither versions nor translations of what it may not change', async () => {
    expect(await offeredFor(gate)).toEqual([false, false]);
    expect(await offeredFor(door)).toEqual([true, true]);
  });

  test('describes files of its world alone, in every language', async () => {
    const own = await hallkeeper.upload(new File([PIXEL], 'own.png', { type: 'image/png' }));
    const theirs = await administrator.upload(new File([PIXEL], 'theirs.png', { type: 'image/png' }));
    await location('Wall', yard, {
      background: [{ __component: 'background-content.image', key: 'mobile', image: theirs }],
    });
    for (const id of [own, theirs]) {
      const about = new FormData();
      about.append('fileInfo', JSON.stringify({ alternativeText: 'A wall' }));
      await administrator.request('POST', `/upload?id=${id}`, about);
    }
    const { data } = (await hallkeeper.request('GET', TRANSLATIONS_PATH)) as TranslationsAnswer;
    const group = data.entries.find(({ uid }) => uid === FILES_UID)?.documentId ?? '';
    const path = `${TRANSLATIONS_PATH}/${encodeURIComponent(FILES_UID)}/${encodeURIComponent(group)}`;
    const open = async (by: Editor) =>
      ((await by.request('GET', `${path}?source=en&target=de`)) as EntryTranslationAnswer).data;
    const write = async (file: unknown) => {
      const { updatedAt: basedOn } = await open(hallkeeper);
      const texts = [{ path: [file], value: 'Eine Wand' }];
      const body = { source: 'en', target: 'de', basedOn, texts, reviewed: [] };
      return statusOf(hallkeeper.request('PUT', path, body));
    };
    const pathsFor = async (by: Editor) => (await open(by)).texts.map((text) => text.path[0]);
    const [all, mine] = [await pathsFor(administrator), await pathsFor(hallkeeper)];
    expect(all).toHaveLength(2);
    expect(mine).toHaveLength(1);
    expect((await open(hallkeeper)).isWritable).toBe(true);
    expect(await write(all.find((file) => file !== mine[0]))).toBe(403);
    expect(await write(mine[0])).toBe(200);
  });

  test('has films made of its transitions alone', async () => {
    const portals = await administrator.list(PORTAL, 'populate=*');
    const filmFrom = (isInHall: boolean) => {
      const portal = portals.find(
        ({ from }) => ((from as Entry | null)?.documentId === gate.documentId) !== isInHall,
      );
      const path = `${MEDIA_PATH}/transitions/${PORTAL}/${portal?.documentId}/film`;
      return hallkeeper.request('POST', path, {});
    };
    await expectOutside(filmFrom(false));
    // It would, if these locations had panoramas.
    expect(await statusOf(filmFrom(true))).toBe(404);
    await expectOutside(makingFilmsOf(yard));
    expect(await statusOf(makingFilmsOf(hall))).toBe(200);
  });

  test('sees which releases are not its own, and plans its world alone', async () => {
    const theirs = await plan(administrator, { name: 'Theirs', items: [publishes(gate, LOCATION)] });
    const own = await plan(hallkeeper, { name: 'Own', items: [publishes(door, LOCATION)] });
    expect((await releaseOf(hallkeeper, theirs.id)).isForeign).toBe(true);
    expect((await releaseOf(hallkeeper, own.id)).isForeign).toBe(false);
    expect((await releaseOf(administrator, theirs.id)).isForeign).toBe(false);
    expect((await listReleases(hallkeeper)).worlds.map(({ name }) => name)).toEqual(['Hall']);
  });

  test('makes no account, no token and no language, whatever its role allows', async () => {
    const role = await roleOf(administrator, 'vitrine-publisher');
    await allowPublishers(administrator, [
      'admin::users.create',
      'admin::users.update',
      'admin::users.delete',
      'admin::api-tokens.create',
      'plugin::i18n.locale.create',
      'plugin::i18n.locale.delete',
    ]);
    const another = { email: 'two@example.com', firstname: 'Two', lastname: 'Tester', roles: [role] };
    const token = { name: 'all', description: '', type: 'full-access', lifespan: null };
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => hallkeeper.request('POST', '/admin/users', another),
      () => hallkeeper.request('PUT', `/admin/users/${account}`, { roles: [1] }),
      () => hallkeeper.request('POST', '/admin/api-tokens', token),
      () => hallkeeper.request('POST', '/i18n/locales', { code: 'da', name: 'Danish', isDefault: false }),
      () => hallkeeper.request('DELETE', '/i18n/locales/2'),
    ];
    for (const [index, attempt] of attempts.entries()) {
      await expectOutside(attempt(), `attempt ${index}`);
    }
    expect((await accountsOf(administrator)).map(({ email }) => email)).not.toContain('two@example.com');
    expect(await statusOf(hallkeeper.request('PUT', '/admin/users/me', { firstname: 'Hanne' }))).toBe(200);
    expect(await statusOf(administrator.request('POST', '/admin/users', another))).toBe(200);
  });
});
