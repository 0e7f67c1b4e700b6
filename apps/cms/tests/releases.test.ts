import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { PLAN_RELEASES, READ_RELEASES, RELEASES_PATH } from '../src/plugins/showroom/contracts/releases.ts';
import type { Release } from '../src/plugins/showroom/contracts/releases.ts';
import { linkTo, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import {
  addItem,
  cancel,
  LATER,
  listReleases,
  plan,
  planAgain,
  publishes,
  releaseOf,
  runNow,
  verdictOf,
  withdraws,
} from './release-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { changeRows, rowsOf } from './test-database.ts';

let strapi: StartedStrapi;
let editor: Editor;

async function titleLive({ documentId }: Entry, uid = ARTICLE, locale = 'en'): Promise<unknown> {
  return (await editor.find(uid, documentId, `locale=${locale}&status=published`))['title'];
}

function draft(title: string): Promise<Entry> {
  return editor.create(ARTICLE, { title });
}

const SEES = pluginPermission(READ_RELEASES);
const PLANS = pluginPermission(PLAN_RELEASES);
const READS_ARTICLES = permission('read', ARTICLE, ['title']);
const PUBLISHES_ARTICLES = permission('publish', ARTICLE);

describe('releases', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('entries go live and others are withdrawn at once, in the languages that were planned', async () => {
    const [first, second] = [await draft('First'), await draft('Second')];
    await editor.update(ARTICLE, first.documentId, { title: 'Erster' }, 'de');
    const old = await editor.createPublished(ARTICLE, { title: 'Old' });
    const release = await plan(editor, {
      items: [publishes(first, ARTICLE, ['en']), publishes(second), withdraws(old)],
    });
    expect(release).toMatchObject({ state: 'planned', at: '2099-01-12T08:00:00.000Z' });
    expect(await titleLive(first)).toBeUndefined();
    expect(await verdictOf(editor, release)).toEqual({ kind: 'problems', problems: [] });
    // The verdict wrote nothing.
    expect(await titleLive(first)).toBeUndefined();
    expect(await titleLive(old)).toBe('Old');

    expect(await runNow(editor, release)).toMatchObject({ state: 'done', entries: 3 });
    expect([await titleLive(first), await titleLive(second)]).toEqual(['First', 'Second']);
    expect(await titleLive(first, ARTICLE, 'de')).toBeUndefined();
    expect(await titleLive(old)).toBeUndefined();
    const versions = rowsOf(
      strapi.dataDir,
      `select * from showroom_versions where entry = '${first.documentId}' and stage = 'published'`,
      strapi.databaseUrl,
    );
    expect(versions).toMatchObject([{ person_name: 'Test Editor' }]);
  });

  test('what was missed for more than a day waits for someone to decide', async () => {
    const article = await draft('Missed');
    const release = await plan(editor, { items: [publishes(article)] });
    await letTimePass(release, 25 * 3_600_000);
    await vi.waitFor(async () =>
      expect(await releaseOf(editor, release.id)).toMatchObject({
        state: 'stopped',
        reason: { kind: 'missed' },
      }),
    );
    expect(await titleLive(article)).toBeUndefined();
    const again = await planAgain(editor, await releaseOf(editor, release.id), LATER);
    expect(again.reason).toBeUndefined();
    expect(await runNow(editor, again)).toMatchObject({ state: 'done' });
  });

  test('nothing goes live that was not planned: a draft that was changed since holds all of it back', async () => {
    const [kept, changed] = [await draft('Kept'), await draft('As planned')];
    const release = await plan(editor, { items: [publishes(kept), publishes(changed)] });
    await editor.update(ARTICLE, changed.documentId, { title: 'Changed later' });
    const problems = [{ kind: 'changed', documentId: changed.documentId, title: 'Changed later' }];
    expect(await verdictOf(editor, release)).toMatchObject({ problems });
    const stopped = await runNow(editor, release);
    expect(stopped).toMatchObject({ state: 'stopped', reason: { kind: 'problems', problems } });
    expect([await titleLive(kept), await titleLive(changed)]).toEqual([undefined, undefined]);
    // Planning it again takes the drafts as they are now.
    expect(await runNow(editor, await planAgain(editor, stopped, LATER))).toMatchObject({ state: 'done' });
    expect(await titleLive(changed)).toBe('Changed later');
  });

  test('an error that the doctor finds, and a rule that refuses, hold all of it back', async () => {
    const fine = await draft('Fine');
    const homeless = await editor.create(LOCATION, { title: 'Homeless', slug: 'homeless' });
    const release = await plan(editor, { items: [publishes(fine), publishes(homeless, LOCATION)] });
    const stopped = await runNow(editor, release);
    expect(stopped).toMatchObject({
      state: 'stopped',
      planner: { name: 'Test Editor' },
      reason: { problems: [{ documentId: homeless.documentId, title: 'Homeless' }] },
    });
    expect(await titleLive(fine)).toBeUndefined();
  });

  test('a world goes live as it was planned, and not with what came later', async () => {
    const world = await editor.create(WORLD, {
      name: 'Fair',
      slug: 'fair',
      start_location_id: 'fair-door',
    });
    const door = await editor.create(LOCATION, {
      title: 'Door',
      slug: 'door',
      payloadId: 'fair-door',
      world: linkTo(world),
    });
    const item = { kind: 'world', action: 'publish', documentId: world.documentId } as const;
    const release = await plan(editor, { items: [item] });
    expect(release.items).toMatchObject([{ title: 'Fair' }]);
    const late = await editor.create(LOCATION, { title: 'Late', slug: 'late', world: linkTo(world) });
    expect(await verdictOf(editor, release)).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ kind: 'changed', title: 'Late' })]),
    });
    await editor.remove(LOCATION, late.documentId);
    expect(await runNow(editor, release)).not.toMatchObject({ reason: { problems: [{ kind: 'changed' }] } });
    expect([await titleLive(door, LOCATION), (await releaseOf(editor, release.id)).state]).toEqual([
      'Door',
      'done',
    ]);
  });

  test('only those plan who may publish it, and what they no longer may does not go live', async () => {
    const article = await draft('Rights');
    const items = [publishes(article)];
    const reader = await makeColleague(strapi, editor, 'sees', [SEES, READS_ARTICLES, PUBLISHES_ARTICLES]);
    await expect(plan(reader, { items })).rejects.toMatchObject({ status: 403 });
    expect((await listReleases(reader)).mayPlan).toBe(false);
    const writer = await makeColleague(strapi, editor, 'writes', [SEES, PLANS, READS_ARTICLES]);
    await expect(plan(writer, { items })).rejects.toMatchObject({ status: 403 });
    const blind = await makeColleague(strapi, editor, 'blind', [READS_ARTICLES, PUBLISHES_ARTICLES]);
    await expect(listReleases(blind)).rejects.toMatchObject({ status: 403 });

    const planner = await makeColleague(strapi, editor, 'plans', [
      SEES,
      PLANS,
      READS_ARTICLES,
      PUBLISHES_ARTICLES,
    ]);
    const world = await editor.create(WORLD, { name: 'Closed', slug: 'closed' });
    const whole = { kind: 'world', action: 'publish', documentId: world.documentId } as const;
    await expect(plan(planner, { items: [whole] })).rejects.toMatchObject({ status: 403 });
    const release = await plan(planner, { items });
    await changeRights('plans', [SEES, PLANS, READS_ARTICLES]);
    await letTimePass(release, 1000);
    await vi.waitFor(async () =>
      expect(await releaseOf(editor, release.id)).toMatchObject({
        state: 'stopped',
        planner: { name: 'plans Tester' },
        reason: { problems: [{ kind: 'notAllowed', documentId: article.documentId }] },
      }),
    );
    expect(await titleLive(article)).toBeUndefined();
  });

  test('a colleague’s change is not overwritten, an item is there once, and a planned release is not deleted', async () => {
    const [one, other] = [await draft('One'), await draft('Other')];
    const release = await plan(editor, { items: [publishes(one)] });
    const added = await addItem(editor, release, publishes(other));
    expect(added.items).toHaveLength(2);
    await expect(addItem(editor, added, publishes(other))).rejects.toMatchObject({ status: 400 });
    await expect(planAgain(editor, release)).rejects.toMatchObject({ status: 400 });
    await expect(editor.request('DELETE', `${RELEASES_PATH}/${release.id}`)).rejects.toMatchObject({
      status: 400,
    });
    const cancelled = await cancel(editor, added);
    expect(cancelled.state).toBe('cancelled');
    await expect(runNow(editor, cancelled)).rejects.toMatchObject({ status: 400 });
    await editor.request('DELETE', `${RELEASES_PATH}/${release.id}`);
    await expect(releaseOf(editor, release.id)).rejects.toMatchObject({ status: 404 });
  });

  test('what cannot be planned is refused with a sentence', async () => {
    const article = await draft('Refused');
    const items = [publishes(article)];
    const refused = async (given: object, field: string) =>
      expect(plan(editor, { items, ...given })).rejects.toMatchObject({ status: 400, fields: [field] });
    await refused({ name: ' ' }, 'name');
    await refused({ wall: '2020-01-01T09:00' }, 'wall');
    await refused({ wall: '2099-02-30T09:00' }, 'wall');
    await refused({ zone: 'Mars/Olympus' }, 'zone');
    await refused({ items: [] }, 'items');
    await refused({ items: [...items, ...items] }, 'items');
    await refused({ items: [{ ...items[0], uid: 'api::icon.icon' }] }, 'items');
    await refused({ items: [{ ...items[0], uid: 'admin::user' }] }, 'items');
    await refused({ items: [publishes(article, ARTICLE, ['fr'])] }, 'items');
    // Clocks skip this half hour.
    const skipped = await plan(editor, { items, wall: '2027-03-28T02:30' });
    expect(skipped).toMatchObject({ wall: '2027-03-28T03:30', at: '2027-03-28T01:30:00.000Z' });
  });
});

/** As if the time of a release were so long ago, and someone planned another one, at which the CMS looks again. */
async function letTimePass({ id }: Release, milliseconds: number): Promise<void> {
  const at = Date.now() - milliseconds;
  const stored = strapi.databaseUrl === '' ? String(at) : `'${new Date(at).toISOString()}'`;
  await changeRows(strapi, `update showroom_releases set at = ${stored} where id = ${id}`);
  await plan(editor, { items: [publishes(await draft('Another'))] });
}

/** Gives a role other rights. */
async function changeRights(name: string, permissions: readonly object[]): Promise<void> {
  const { data } = (await editor.request('GET', '/admin/roles')) as {
    data: readonly { id: number; name: string }[];
  };
  const role = data.find((one) => one.name === name);
  await editor.request('PUT', `/admin/roles/${role?.id}/permissions`, { permissions });
}
