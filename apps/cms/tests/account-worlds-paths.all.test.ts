import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, DASHBOARD, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import {
  ACCOUNT_WORLDS_PATH,
  ENTRIES_PATH,
  OWN_WORLDS_PATH,
} from '../src/plugins/showroom/contracts/account-worlds.ts';
import { BULK_PATH } from '../src/plugins/showroom/contracts/bulk.ts';
import { PREVIEW_LINKS_PATH } from '../src/plugins/showroom/contracts/preview.ts';
import type { LinksAnswer } from '../src/plugins/showroom/contracts/preview.ts';
import { IMPORT_WORLDS } from '../src/plugins/showroom/contracts/transfer.ts';
import { TRANSLATIONS_PATH } from '../src/plugins/showroom/contracts/translations.ts';
import { VERSIONS_PATH } from '../src/plugins/showroom/contracts/versions.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import { bulkCalls } from './bulk-calls.ts';
import type { Editor, Entry } from './editor.ts';
import {
  accountsOf,
  allowPublishers,
  entryCalled,
  expectOutside,
  makeLimitedAccount,
  setWorlds,
  statusOf,
} from './limited-account.ts';
import { changeOnce, mapOf } from './map-requests.ts';
import {
  cancel,
  listReleases,
  plan,
  planAgain,
  publishes,
  runNow,
  verdictOf,
  withdraws,
} from './release-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { withEntry } from './small-world.ts';
import { archiveOf, transferCallsOf } from './transfer-calls.ts';

let strapi: StartedStrapi;
let administrator: Editor;
/** A publisher who may change the hall alone. */
let hallkeeper: Editor;
let hall: Entry;
let yard: Entry;
let gate: Entry;
let door: Entry;
let room: Entry;
let account: number;

beforeAll(async () => {
  strapi = await startStrapi();
  ({ administrator, hallkeeper, account, hall, yard, gate, door, room } = await makeLimitedAccount(strapi));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

function share(by: Editor, world: string, extent: string): Promise<unknown> {
  return by.request('POST', PREVIEW_LINKS_PATH, { world, hours: 24, extent });
}

async function linksFor(by: Editor): Promise<LinksAnswer['data']> {
  return ((await by.request('GET', PREVIEW_LINKS_PATH)) as LinksAnswer).data;
}

describe('an account that may change one world', () => {
  test('looks at the map of another world, and changes nothing on it', async () => {
    const { rights } = await mapOf(yard, hallkeeper);
    expect(
      new Set(
        Object.values({ ...rights, ...rights.transition, ...rights.portal }).filter(
          (right) => typeof right === 'boolean',
        ),
      ),
    ).toEqual(new Set([false]));
    const outcome = await changeOnce(
      yard,
      {
        kind: 'set',
        of: 'location',
        documentId: gate.documentId,
        field: 'position',
        before: null,
        after: { x: 5, y: 5 },
      },
      hallkeeper,
    );
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    expect((await mapOf(hall, hallkeeper)).rights.position).toBe(true);
  });

  test('translates, imports tables and restores versions in its world alone', async () => {
    const translation = (documentId: string, basedOn: unknown) =>
      hallkeeper.request('PUT', `${TRANSLATIONS_PATH}/${LOCATION}/${documentId}`, {
        source: 'en',
        target: 'fr',
        basedOn,
        texts: [{ path: ['title'], value: 'Porte' }],
        reviewed: [],
      });
    await expectOutside(translation(gate.documentId, null));
    expect(await statusOf(translation(door.documentId, null))).toBe(200);
    const path = `${VERSIONS_PATH}/${LOCATION}/${gate.documentId}`;
    const { data } = (await administrator.request('GET', `${path}?locale=en`)) as {
      data: { versions: { id: number }[] };
    };
    const version = data.versions.at(-1)?.id;
    const restore = (by: Editor) => by.request('POST', `${path}/restore`, { locale: 'en', version });
    await expectOutside(restore(hallkeeper));
    expect(await statusOf(restore(administrator))).toBe(200);
    expect(await statusOf(hallkeeper.request('GET', `${BULK_PATH}/export?table=hotspots&format=json`))).toBe(
      403,
    );
    expect(
      await statusOf(
        hallkeeper.request('GET', `${BULK_PATH}/export?table=hotspots&format=json&world=${yard.documentId}`),
      ),
    ).toBe(403);
    expect(
      await statusOf(
        hallkeeper.request('GET', `${BULK_PATH}/export?table=hotspots&format=json&world=${hall.documentId}`),
      ),
    ).toBe(200);
  });

  test('publishes its whole world without what others show, and touches no other one', async () => {
    for (const action of ['publish', 'unpublish', 'delete', 'duplicate']) {
      const body = action === 'duplicate' ? { name: 'Copy', slug: 'copy' } : { name: 'Yard' };
      const attempt = hallkeeper.request('POST', `${WORLDS_PATH}/${yard.documentId}/${action}`, body);
      expect.soft(await statusOf(attempt), action).toBe(403);
    }
    expect(
      await statusOf(
        hallkeeper.request('POST', `${WORLDS_PATH}/${hall.documentId}/duplicate`, {
          name: 'Copy',
          slug: 'copy',
        }),
      ),
    ).toBe(403);
    await hallkeeper.request('POST', `${WORLDS_PATH}/${hall.documentId}/publish`, {});
    const published = await administrator.find(LOCATION, door.documentId, 'locale=en&status=published');
    expect(published['publishedAt']).toBeTruthy();
    const robot = await entryCalled(administrator, ARTICLE, 'Robot');
    expect(robot['status']).toBe('draft');
    expect((await entryCalled(administrator, ARTICLE, 'Story'))['status']).toBe('published');
    // A portal of the yard leads into the hall, and would be deleted with it.
    expect(
      await statusOf(
        hallkeeper.request('POST', `${WORLDS_PATH}/${hall.documentId}/delete`, { name: 'Hall' }),
      ),
    ).toBe(403);
  });

  test('plans its world alone, and no release that others have planned', async () => {
    const world = { kind: 'world', action: 'publish', documentId: yard.documentId } as const;
    expect(await statusOf(plan(hallkeeper, { items: [world] }))).toBe(403);
    expect(await statusOf(plan(hallkeeper, { items: [publishes(gate, LOCATION)] }))).toBe(403);
    expect(await statusOf(plan(hallkeeper, { items: [withdraws(gate, LOCATION)] }))).toBe(403);
    const theirs = await plan(administrator, { name: 'Theirs', items: [publishes(gate, LOCATION)] });
    expect(await statusOf(cancel(hallkeeper, theirs))).toBe(403);
    expect(await statusOf(runNow(hallkeeper, theirs))).toBe(403);
    expect(await statusOf(planAgain(hallkeeper, theirs, { items: [] }))).toBe(403);
    expect((await listReleases(hallkeeper)).releases.map(({ name }) => name)).toContain('Theirs');
    await cancel(administrator, theirs);
  });

  test('a release that it planned is stopped if the entry is in none of its worlds any more', async () => {
    const board = await entryCalled(administrator, DASHBOARD, 'Board');
    await hallkeeper.update(DASHBOARD, board.documentId, { title: 'Board', text: null });
    const own = await plan(hallkeeper, { name: 'Own', items: [publishes(board, DASHBOARD)] });
    expect(await verdictOf(administrator, own)).toMatchObject({ kind: 'problems', problems: [] });
    await setWorlds(administrator, account, [yard.documentId]);
    const verdict = await verdictOf(administrator, own);
    await setWorlds(administrator, account, [hall.documentId]);
    expect(verdict).toMatchObject({ kind: 'problems', problems: [{ kind: 'refused', title: 'Board' }] });
  });

  test('shares its own world, never everything', async () => {
    await administrator.request('POST', `${WORLDS_PATH}/${yard.documentId}/publish`, {});
    expect(await statusOf(share(hallkeeper, 'yard', 'world'))).toBe(403);
    expect(await statusOf(share(hallkeeper, 'hall', 'everything'))).toBe(403);
    expect(await statusOf(share(hallkeeper, 'hall', 'world'))).toBe(200);
    await share(administrator, 'yard', 'world');
    const own = await linksFor(hallkeeper);
    expect(own.links.map((link) => link.world)).toEqual(['hall']);
    expect(own.worlds.map(({ slug }) => slug)).toEqual(['hall']);
    expect(own.mayShareEverything).toBe(false);
    const theirs = (await linksFor(administrator)).links.find((link) => link.world === 'yard');
    expect(await statusOf(hallkeeper.request('DELETE', `${PREVIEW_LINKS_PATH}/${theirs?.id}`))).toBe(403);
  });

  test('learns what it may change, and sets no limits itself', async () => {
    expect(await hallkeeper.request('GET', OWN_WORLDS_PATH)).toMatchObject({
      data: { worlds: [{ name: 'Hall' }] },
    });
    expect(await administrator.request('GET', OWN_WORLDS_PATH)).toEqual({ data: { worlds: null } });
    const query = `uid=${LOCATION}&documentId=${gate.documentId}&documentId=${door.documentId}`;
    const { data } = (await hallkeeper.request('GET', `${ENTRIES_PATH}?${query}`)) as { data: object };
    expect(Object.keys(data)).toEqual([gate.documentId]);
    expect(await statusOf(hallkeeper.request('GET', ACCOUNT_WORLDS_PATH))).toBe(403);
    expect(
      await statusOf(hallkeeper.request('PUT', `${ACCOUNT_WORLDS_PATH}/${account}`, { worlds: null })),
    ).toBe(403);
  });

  test('writes lines of a table that are about its world alone', async () => {
    const calls = await bulkCalls(strapi, { email: 'hanna@example.com', password: 'Only-4-tests' });
    const [shared, own] = [
      await entryCalled(administrator, ARTICLE, 'Robot'),
      await entryCalled(administrator, ARTICLE, 'Story'),
    ];
    const lines = [shared, own].map(({ public_id: number }) => `${String(number)},en,Taken`);
    const examined = await calls.examined(`article,language,title\n${lines.join('\n')}\n`);
    expect(examined).toMatchObject({ counts: { changed: 1, wrong: 1 } });
    expect(await calls.lines('wrong')).toMatchObject([{ faults: [{ code: 'mayNotWrite' }] }]);
    await calls.written();
    expect(await administrator.find(ARTICLE, shared.documentId)).toMatchObject({ title: 'Robot' });
    expect(await administrator.find(ARTICLE, own.documentId)).toMatchObject({ title: 'Taken' });
  });

  test('brings no world in, though its role may import', async () => {
    await allowPublishers(administrator, [IMPORT_WORLDS]);
    const calls = await transferCallsOf(strapi, { email: 'hanna@example.com', password: 'Only-4-tests' });
    expect((await calls.send(archiveOf(withEntry('worlds', 'hall', { slug: 'third' })))).status).toBe(200);
    expect(await calls.lastState()).toMatchObject({ status: 'examined' });
    await calls.start('drafts');
    expect(await calls.lastState()).toMatchObject({ status: 'failed' });
    expect(await administrator.list(WORLD, 'locale=en')).toHaveLength(2);
    await calls.discard(await calls.fileNow());
    await setWorlds(administrator, account, null);
    await calls.send(archiveOf(withEntry('worlds', 'hall', { slug: 'third' })));
    await calls.lastState();
    await calls.start('drafts');
    expect(await calls.lastState()).toMatchObject({ status: 'done' });
    await setWorlds(administrator, account, [hall.documentId]);
  });

  test('a super admin cannot be limited, and the limit ends when it is taken away', async () => {
    const superAdmin = (await accountsOf(administrator)).find(({ isSuperAdmin }) => isSuperAdmin);
    expect(await statusOf(setWorlds(administrator, superAdmin?.id ?? -1, []))).toBe(400);
    expect(await statusOf(setWorlds(administrator, account, ['no world']))).toBe(400);
    await setWorlds(administrator, account, []);
    expect(await statusOf(hallkeeper.update(LOCATION, room.documentId, { title: 'Room' }))).toBe(403);
    await setWorlds(administrator, account, null);
    expect(await statusOf(hallkeeper.update(LOCATION, gate.documentId, { title: 'Gate' }))).toBe(200);
  });
});
