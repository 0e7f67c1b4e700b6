import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION } from '../src/content-model/content-uids.ts';
import { DOCTOR_PATH } from '../src/plugins/showroom/contracts/doctor.ts';
import type { DoctorAnswer } from '../src/plugins/showroom/contracts/doctor.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import type {
  ListedWorld,
  WorldPlan,
  WorldPlanAnswer,
  WorldResult,
  WorldResultAnswer,
  WorldsAnswer,
} from '../src/plugins/showroom/contracts/worlds.ts';
import { makeAccount, roleOf } from './account.ts';
import { linkTo, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeLinkedWorlds, opening } from './linked-worlds.ts';
import { shownOf } from './shown-world.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const HOOK = 'api::box-hook.box-hook';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let yard: Entry;
let gate: Entry;

async function list(): Promise<readonly ListedWorld[]> {
  return ((await editor.request('GET', WORLDS_PATH)) as WorldsAnswer).data;
}

async function idOf(name: string): Promise<string> {
  return (await list()).find((world) => world.name === name)?.documentId ?? '';
}

async function plan(world: string, action: string): Promise<WorldPlan> {
  return ((await editor.request('GET', `${WORLDS_PATH}/${world}/plan?action=${action}`)) as WorldPlanAnswer)
    .data;
}

async function act(world: string, action: string, body: object = {}): Promise<WorldResult> {
  return ((await editor.request('POST', `${WORLDS_PATH}/${world}/${action}`, body)) as WorldResultAnswer)
    .data;
}

async function countOf(uid: string): Promise<number> {
  const { pagination } = (await editor.request(
    'GET',
    `/content-manager/collection-types/${uid}?locale=en&pageSize=1`,
  )) as { pagination: { total: number } };
  return pagination.total;
}

function kindsIn({ affected }: Pick<WorldResult, 'affected'>): Record<string, number> {
  return Object.fromEntries(affected.map(({ uid, count }) => [uid.split('.').at(-1), count]));
}

describe('whole worlds', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    ({ hall, yard, gate } = await makeLinkedWorlds(editor));
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('publishes all that a world shows, and says what the doctor holds back', async () => {
    const broken = await editor.create(LOCATION, {
      title: 'Broken',
      slug: 'broken',
      world: linkTo(hall),
      hotspots: [{ __component: 'hotspots.navigation', title: 'Nowhere', position: { x: 1, y: 1 } }],
    });
    const { affected, heldBack } = await plan(hall.documentId, 'publish');
    expect(heldBack.map(({ title }) => title)).toEqual(['Broken']);
    const done = await act(hall.documentId, 'publish');
    expect(done.affected).toEqual(affected);
    expect(kindsIn(done)).toEqual({
      article: 2,
      dashboard: 1,
      menu: 1,
      world: 1,
      'content-location': 2,
      'content-transition': 2,
      portal: 1,
      'box-hook': 1,
    });
    await editor.remove(LOCATION, broken.documentId);
    await act(yard.documentId, 'publish');
    expect((await plan(hall.documentId, 'publish')).affected).toEqual([]);
    expect(await list()).toMatchObject([
      { name: 'Hall', isPublished: true, locations: 2, transitions: 2, unpublished: 0 },
      { name: 'Yard', isPublished: true, locations: 1, transitions: 0, unpublished: 0 },
    ]);
  });

  test('refuses a name, slug or role that will not do, and leaves nothing behind', async () => {
    const before = await countOf(LOCATION);
    const attempt = (body: object, who = editor) =>
      refusalOf(who.request('POST', `${WORLDS_PATH}/${hall.documentId}/duplicate`, body));
    expect((await attempt({ name: '', slug: 'copy' })).fields).toEqual(['name']);
    expect((await attempt({ name: 'Copy', slug: 'A b' })).fields).toEqual(['slug']);
    expect((await attempt({ name: 'Copy', slug: 'yard' })).status).toBe(400);
    expect((await attempt({ name: 'Copy', slug: 'login' })).fields).toEqual(['slug']);
    const role = await roleOf(editor, 'vitrine-translator');
    const translator = await makeAccount(strapi, editor, { role, name: 'Theo' });
    expect((await attempt({ name: 'Copy', slug: 'copy' }, translator)).status).toBe(403);
    expect(await countOf(LOCATION)).toBe(before);
  });

  test('copies a world with all that leads to its places, as drafts', async () => {
    const planned = await plan(hall.documentId, 'duplicate');
    expect(planned.leadingBack).toEqual(['Story']);
    const hooks = await countOf(HOOK);
    const copy = await act(hall.documentId, 'duplicate', { name: 'Copy', slug: 'copy' });
    expect(kindsIn(copy)).toEqual({
      world: 1,
      'content-location': 2,
      'content-transition': 2,
      portal: 1,
      menu: 1,
      dashboard: 1,
      'box-hook': 1,
    });
    expect(await countOf(HOOK)).toBe(hooks + 1);
    expect(await list()).toMatchObject([{ name: 'Copy', isPublished: false, locations: 2 }, {}, {}]);
    expect(await countOf(ARTICLE)).toBe(2);
  });

  test('the copy shows what the original shows, in every language', async () => {
    await act(await idOf('Copy'), 'publish');
    const bundle = await loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch });
    for (const locale of ['en', 'de'] as const) {
      const snapshot = Object.values(bundle.snapshots).find((other) => other.locale === locale);
      if (snapshot === undefined) throw new Error(`There is no ${locale}.`);
      const named = JSON.stringify(shownOf(snapshot, 'copy')).replace(/"name":"Copy"/, '"name":"HALL"');
      const original = JSON.stringify(shownOf(snapshot, 'hall')).replace(/"name":"Hall?e?"/, '"name":"HALL"');
      expect(JSON.parse(named)).toEqual(JSON.parse(original));
      const opened = snapshot.locations
        .filter(({ world }) => world === 'copy')
        .flatMap(({ hotspots }) => hotspots.map(({ action }) => action));
      const boards = snapshot.dashboards.filter(({ id }) =>
        opened.some((action) => action.kind === 'openDashboard' && action.dashboard === id),
      );
      expect(JSON.stringify(boards)).not.toContain('hall');
      expect(boards).toHaveLength(locale === 'en' ? 1 : 0);
      // Numbers of their own: nothing of the copy leads into the original.
      expect(JSON.stringify(shownOf(snapshot, 'copy'))).not.toContain('hall');
      for (const own of ['hall', 'copy']) {
        expect(snapshot.boxHooks).toContainEqual(
          expect.objectContaining({
            locations: [`${own}-door`],
            actions: [{ kind: 'navigate', target: `${own}-room` }],
          }),
        );
      }
    }
  });

  test('copies articles where they are wanted', async () => {
    const copy = await act(hall.documentId, 'duplicate', {
      name: 'Other',
      slug: 'other',
      withArticles: true,
    });
    expect(kindsIn(copy)).toMatchObject({ article: 2 });
    expect(await countOf(ARTICLE)).toBe(4);
    const articles = await editor.list(ARTICLE, 'locale=en&sort=public_id:ASC');
    expect(new Set(articles.map(({ public_id: number }) => number)).size).toBe(4);
    const { sections } = await editor.find(ARTICLE, articles.at(-1)?.documentId ?? '');
    expect(sections).toMatchObject([{ html: '<a href="/other/room">Room</a>' }]);
  });

  test('takes a world back', async () => {
    expect(kindsIn(await act(await idOf('Copy'), 'unpublish'))).toEqual({
      'box-hook': 1,
      portal: 1,
      'content-transition': 2,
      'content-location': 2,
      world: 1,
      // Without its place it would be a menu of every other world.
      menu: 1,
    });
    expect((await list())[0]).toMatchObject({ name: 'Copy', isPublished: false });
  });

  test('deletes a world with all that belongs to it alone, once its name is typed', async () => {
    const copy = await idOf('Copy');
    const { affected, kept } = await plan(copy, 'delete');
    expect(kindsIn({ affected })).toMatchObject({ world: 1, 'content-location': 2, menu: 1, dashboard: 1 });
    expect(kept).toMatchObject([{ uid: ARTICLE, titles: ['Robot', 'Story'] }]);
    expect((await refusalOf(act(copy, 'delete', { name: 'Hall' }))).fields).toEqual(['name']);
    await act(copy, 'delete', { name: 'Copy' });
    expect((await list()).map(({ name }) => name)).toEqual(['Hall', 'Other', 'Yard']);
    expect(await countOf(LOCATION)).toBe(5);
    expect(await countOf(ARTICLE)).toBe(4);
    const { data } = (await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer;
    expect(data.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('spares what visitors of another world still see, though its draft has let go of it', async () => {
    const other = await idOf('Other');
    const [robot] = await editor.list(ARTICLE, 'locale=en&sort=public_id:DESC&filters[title]=Robot');
    if (robot === undefined) throw new Error('There is no copy of the article.');
    const hotspots = [opening('Read', robot)];
    await editor.publish(ARTICLE, robot.documentId, { title: 'Robot' });
    await editor.update(LOCATION, gate.documentId, { hotspots });
    await editor.publish(LOCATION, gate.documentId, { title: 'Gate', hotspots });
    await editor.update(LOCATION, gate.documentId, { hotspots: [] });
    const { kept } = await plan(other, 'delete');
    expect(kept).toMatchObject([{ uid: ARTICLE, titles: ['Robot'] }]);
    await act(other, 'delete', { name: 'Other' });
    expect(await countOf(ARTICLE)).toBe(3);
  });
});
