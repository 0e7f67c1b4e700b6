import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, HOOK, LOCATION, MENU, PORTAL, SETTINGS, WORLD } from '../src/content-model/content-uids.ts';
import { ACCOUNT_WORLDS_PATH } from '../src/plugins/showroom/contracts/account-worlds.ts';
import { BIN_PATH } from '../src/plugins/showroom/contracts/bin.ts';
import type { BinPage } from '../src/plugins/showroom/contracts/bin.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import type { WorldPlan } from '../src/plugins/showroom/contracts/worlds.ts';
import { linkTo, refusalOf } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { accountsOf, entryCalled, makeLimitedAccount, setWorlds, statusOf } from './limited-account.ts';
import { opening } from './linked-worlds.ts';
import { cancel, listReleases, plan, planAgain, runNow } from './release-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

/* What an account with a limit withdraws, deletes and brings back. */

let strapi: StartedStrapi;
let administrator: Editor;
/** A publisher who may change the hall alone. */
let hallkeeper: Editor;
let account: number;
let hall: Entry;
let yard: Entry;
let gate: Entry;
let door: Entry;
let room: Entry;

beforeAll(async () => {
  strapi = await startStrapi();
  ({ administrator, hallkeeper, account, hall, yard, gate, door, room } = await makeLimitedAccount(strapi));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

/** Whether an account is offered to bring an entry back, and whether it may. */
async function restoring({ documentId }: Entry, by = hallkeeper) {
  const { data } = (await by.request('GET', BIN_PATH)) as { data: BinPage };
  const deletion = data.deletions.find(({ lead }) => lead.documentId === documentId);
  const attempt = by.request('POST', `${BIN_PATH}/${deletion?.id}/restore`, {});
  return { isOffered: deletion?.lead.mayRestore, status: await statusOf(attempt) };
}

async function removed(uid: string, entry: Entry, by = administrator): Promise<Entry> {
  await by.remove(uid, entry.documentId);
  return entry;
}

async function planOf(world: Entry, action: string): Promise<WorldPlan> {
  const path = `${WORLDS_PATH}/${world.documentId}/plan?action=${action}`;
  return ((await hallkeeper.request('GET', path)) as { data: WorldPlan }).data;
}

async function isLive(uid: string, { documentId }: Pick<Entry, 'documentId'>): Promise<boolean> {
  const seen = await administrator.find(uid, documentId, 'locale=en&status=published').catch(() => undefined);
  return typeof seen?.['publishedAt'] === 'string';
}

/** Where a hook waits. */
async function placesOf({ documentId }: Entry): Promise<readonly unknown[]> {
  const path = `/content-manager/relations/${HOOK}/${documentId}/locations?status=draft`;
  const { results } = (await administrator.request('GET', path)) as { results: readonly Entry[] };
  return results.map((location) => location.documentId);
}

/** The portal out of the yard into the hall. */
async function portalIn(): Promise<Entry> {
  const portals = await administrator.list(PORTAL, 'populate=*');
  const found = portals.find(({ from }) => (from as Entry | null)?.documentId === gate.documentId);
  if (found === undefined) throw new Error('There is no portal into the hall.');
  return found;
}

const NO = { isOffered: false, status: 403 };
const YES = { isOffered: true, status: 200 };

describe('an account that may change one world', () => {
  test('brings back nothing that belonged to everyone, or to no one', async () => {
    const everywhere = await administrator.createPublished(ARTICLE, { title: 'News', shown_unlinked: true });
    const root = await administrator.createPublished(MENU, { key: 'application-footer', title: 'Foot' });
    const always = await administrator.create(HOOK, { event: 'idle_ended' });
    const alone = await administrator.createPublished(ARTICLE, { title: 'Imprint' });
    const idea = await administrator.create(ARTICLE, { title: 'Idea' });
    const own = await hallkeeper.create(ARTICLE, { title: 'Own' });
    for (const [uid, entry] of [
      [ARTICLE, everywhere],
      [MENU, root],
      [HOOK, always],
      [ARTICLE, alone],
      [ARTICLE, idea],
    ] as const) {
      await removed(uid, entry);
      expect.soft(await restoring(entry), String(entry['title'])).toEqual(NO);
      expect.soft(await restoring(entry, administrator), String(entry['title'])).toEqual(YES);
      await removed(uid, entry);
    }
    expect(await restoring(await removed(ARTICLE, own))).toEqual(YES);
  });

  test('brings back what its own world found in a menu, and in a hook', async () => {
    const placed = await administrator.createPublished(MENU, { key: 'application-main-door', title: 'Way' });
    const site = await administrator.create(LOCATION, {
      title: 'Site',
      slug: 'site',
      world: linkTo(hall),
      menus: linkTo(placed),
    });
    const waiting = await hallkeeper.create(HOOK, { event: 'idle_ended', locations: linkTo(site) });
    expect(await restoring(await removed(MENU, placed))).toEqual(YES);
    expect(await restoring(await removed(HOOK, waiting))).toEqual(YES);
    expect(await placesOf(waiting)).toEqual([site.documentId]);
    await removed(HOOK, waiting);
    await removed(MENU, placed);
  });

  test('deletes no location that another world leads to', async () => {
    const lobby = await hallkeeper.create(LOCATION, { title: 'Lobby', slug: 'lobby', world: linkTo(hall) });
    const portal = await administrator.create(PORTAL, { from: linkTo(gate), to: linkTo(lobby) });
    const { status, message } = await refusalOf(hallkeeper.remove(LOCATION, lobby.documentId));
    expect({ status, message }).toMatchObject({
      status: 403,
      message: expect.stringContaining('“Hall” alone'),
    });
    await administrator.remove(PORTAL, portal.documentId);
    expect(await statusOf(hallkeeper.remove(LOCATION, lobby.documentId))).toBe(200);
  });

  test('withdraws its own world, and leaves the portals of others that lead into it', async () => {
    await administrator.request('POST', `${WORLDS_PATH}/${hall.documentId}/publish`, {});
    await administrator.request(
      'POST',
      `/content-manager/collection-types/${PORTAL}/${(await portalIn()).documentId}/actions/publish`,
      {},
    );
    const menu = await entryCalled(administrator, MENU, 'Ways');
    expect(await isLive(MENU, menu)).toBe(true);
    expect((await planOf(hall, 'unpublish')).outside).toEqual([]);
    await hallkeeper.request('POST', `${WORLDS_PATH}/${hall.documentId}/unpublish`, {});
    // Its menu goes with it: without its place it would be one of every world.
    for (const [uid, entry] of [
      [LOCATION, door],
      [MENU, menu],
    ] as const) {
      expect(await isLive(uid, entry)).toBe(false);
    }
    expect(await isLive(PORTAL, await portalIn())).toBe(true);
    await hallkeeper.request('POST', `${WORLDS_PATH}/${hall.documentId}/publish`, {});
    expect([await isLive(LOCATION, door), await isLive(MENU, menu)]).toEqual([true, true]);
  });

  test('withdraws its own world by a release', async () => {
    const item = { kind: 'world', action: 'withdraw', documentId: hall.documentId } as const;
    await runNow(hallkeeper, await plan(hallkeeper, { name: 'Closing', items: [item] }));
    const { releases } = await listReleases(hallkeeper);
    expect(releases.find(({ name }) => name === 'Closing')).toMatchObject({ state: 'done' });
    expect(await isLive(LOCATION, door)).toBe(false);
    expect(await isLive(PORTAL, await portalIn())).toBe(true);
  });

  test('changes no release that publishes more of its world than it may', async () => {
    const item = { kind: 'world', action: 'publish', documentId: hall.documentId } as const;
    // The article that the yard shows as well is a part of it.
    const robot = await entryCalled(administrator, ARTICLE, 'Robot');
    await administrator.update(ARTICLE, robot.documentId, { summary: 'New' });
    const theirs = await plan(administrator, { name: 'Opening', items: [item] });
    const { releases } = await listReleases(hallkeeper);
    expect(releases.find(({ name }) => name === 'Opening')).toMatchObject({ isForeign: true });
    const { message } = await refusalOf(planAgain(hallkeeper, theirs));
    expect(message).toContain('“Hall” alone. “Robot” does not');
    expect(await statusOf(cancel(hallkeeper, theirs))).toBe(403);
    await cancel(administrator, theirs);
    const own = await plan(hallkeeper, { name: 'Own opening', items: [item] });
    expect(await statusOf(planAgain(hallkeeper, own))).toBe(200);
  });

  test('is told what keeps it from deleting its own world, and deletes it without that', async () => {
    const shared = await administrator.createPublished(ARTICLE, { title: 'Map', shown_unlinked: true });
    await administrator.request('PUT', `/content-manager/single-types/${SETTINGS}`, {
      default_world: linkTo(yard),
    });
    await administrator.create(LOCATION, {
      title: 'Nook',
      slug: 'nook',
      world: linkTo(hall),
      hotspots: [opening('Read', shared)],
    });
    expect((await planOf(hall, 'delete')).outside).toMatchObject([{ uid: PORTAL, count: 1 }]);
    const remove = () =>
      hallkeeper.request('POST', `${WORLDS_PATH}/${hall.documentId}/delete`, { name: 'Hall' });
    expect((await refusalOf(remove())).message).toContain('“Hall” alone');
    await administrator.remove(PORTAL, (await portalIn()).documentId);
    expect((await planOf(hall, 'delete')).outside).toEqual([]);
    await remove();
    expect(await isLive(ARTICLE, shared)).toBe(true);
    expect((await administrator.list(WORLD, 'locale=en')).map(({ name }) => name)).toEqual(['Yard']);
  });

  test('keeps its deleted world in its list, and brings it back', async () => {
    expect((await accountsOf(administrator)).find(({ id }) => id === account)?.worlds).toEqual([
      hall.documentId,
    ]);
    expect(await statusOf(setWorlds(administrator, account, [hall.documentId]))).toBe(200);
    const other = administrator.request('PUT', `${ACCOUNT_WORLDS_PATH}/${account}`, { worlds: ['none'] });
    expect(await statusOf(other)).toBe(400);
    expect(await restoring(hall)).toEqual(YES);
    expect(await administrator.find(LOCATION, room.documentId, 'locale=en&populate=*')).toMatchObject({
      title: 'Room',
      world: { documentId: hall.documentId },
    });
    const [hook] = await administrator.list(HOOK, '');
    expect(hook === undefined ? [] : await placesOf(hook)).toEqual([door.documentId]);
  });
});
