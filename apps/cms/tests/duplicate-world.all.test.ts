import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { PIXEL, Refused, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { shownOf } from './shown-world.ts';
import { DATABASES, startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const WORLD = 'api::world.world';
const LOCATION = 'api::content-location.content-location';
const TRANSITION = 'api::content-transition.content-transition';
const PORTAL = 'api::portal.portal';
const ARTICLE = 'api::article.article';
const DASHBOARD = 'api::dashboard.dashboard';
const MENU = 'api::menu.menu';
const HOOK = 'api::box-hook.box-hook';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let yard: Entry;
let gate: Entry;
let article: Entry;
let story: Entry;

function to(entry: Entry, locale = 'en') {
  return { connect: [{ documentId: entry.documentId, locale }] };
}

function background(image: number) {
  return [{ __component: 'background-content.image', key: 'mobile', image }];
}

function leading(title: string, target: Entry, locale = 'en') {
  return {
    __component: 'hotspots.navigation',
    title,
    position: { x: 30, y: 40 },
    action_target: to(target, locale),
  };
}

function opening(title: string, opened: Entry, locale = 'en') {
  return {
    __component: 'hotspots.open-article',
    title,
    position: { x: 70, y: 40 },
    article: to(opened, locale),
  };
}

async function list(): Promise<readonly ListedWorld[]> {
  return ((await editor.request('GET', WORLDS_PATH)) as WorldsAnswer).data;
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

function refusalOf(attempt: Promise<unknown>): Promise<Refused> {
  return attempt.then(
    () => Promise.reject(new Error('The CMS accepted what it must refuse.')),
    (error: unknown) => (error instanceof Refused ? error : Promise.reject(error)),
  );
}

function kindsIn({ affected }: Pick<WorldResult, 'affected'>): Record<string, number> {
  return Object.fromEntries(affected.map(({ uid, count }) => [uid.split('.').at(-1), count]));
}

describe.each(DATABASES)('whole worlds on %s', (database) => {
  beforeAll(async () => {
    strapi = await startStrapi({ database });
    editor = await registerEditor(strapi);
    const image = await editor.upload(new File([PIXEL], 'pixel.png', { type: 'image/png' }));
    hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall', start_location_id: 'hall-door' });
    await editor.update(WORLD, hall.documentId, { name: 'Halle' }, 'de');
    yard = await editor.create(WORLD, { name: 'Yard', slug: 'yard', start_location_id: 'yard-gate' });
    article = await editor.create(ARTICLE, { title: 'Robot' });
    const place = (title: string, world: Entry, more: object = {}) => ({
      title,
      slug: title.toLowerCase(),
      world: to(world),
      background: background(image),
      ...more,
    });
    gate = await editor.create(LOCATION, place('Gate', yard, { hotspots: [opening('Read', article)] }));
    const door = await editor.create(LOCATION, place('Door', hall));
    const room = await editor.create(LOCATION, place('Room', hall, { hotspots: [leading('Back', door)] }));
    story = await editor.create(ARTICLE, {
      title: 'Story',
      sections: [{ __component: 'article-sections.text', html: '<a href="/hall/room">Room</a>' }],
      action_buttons: [{ title: 'Go', action: { kind: 'navigate', location: to(room) } }],
    });
    const board = await editor.create(DASHBOARD, {
      title: 'Board',
      links: [{ title: 'Room', action_target: { kind: 'navigate', location: to(room) } }],
    });
    const transitions = await editor.create(MENU, {
      key: 'application-main-hall',
      title: 'Ways',
      items: [{ __component: 'menu-items.navigation', title: 'Room', action_target: to(room) }],
    });
    const hotspots = [
      leading('On', room),
      opening('Read', article),
      opening('Story', story),
      {
        __component: 'hotspots.open-dashboard',
        title: 'All',
        position: { x: 50, y: 50 },
        dashboard: to(board),
      },
      {
        __component: 'hotspots.open-link',
        title: 'Here',
        position: { x: 10, y: 10 },
        url: 'https://example.com/',
      },
    ];
    await editor.update(LOCATION, door.documentId, place('Door', hall, { hotspots, menus: to(transitions) }));
    await editor.update(
      LOCATION,
      door.documentId,
      { title: 'Tür', hotspots: [{ ...hotspots[4], title: 'Hier' }] },
      'de',
    );
    await editor.create(TRANSITION, { from: to(door), to: to(room), world: to(hall), weight: 3 });
    await editor.create(TRANSITION, { from: to(room), to: to(door), world: to(hall) });
    await editor.create(PORTAL, { from: to(room), to: to(gate) });
    await editor.create(PORTAL, { from: to(gate), to: to(door) });
    await editor.create(HOOK, {
      event: 'idle',
      locations: to(door),
      action_stack: [{ kind: 'navigate', location: to(room) }],
    });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('publishes all that a world shows, and says what the doctor holds back', async () => {
    const broken = await editor.create(LOCATION, {
      title: 'Broken',
      slug: 'broken',
      world: to(hall),
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
    // They have no drafts: a copy would run for visitors at once, and everywhere.
    expect(planned.leftOut).toMatchObject([{ uid: 'api::box-hook.box-hook' }]);
    const hooks = await countOf('api::box-hook.box-hook');
    const copy = await act(hall.documentId, 'duplicate', { name: 'Copy', slug: 'copy' });
    expect(kindsIn(copy)).toEqual({
      world: 1,
      'content-location': 2,
      'content-transition': 2,
      portal: 1,
      menu: 1,
      dashboard: 1,
    });
    expect(await countOf('api::box-hook.box-hook')).toBe(hooks);
    expect(await list()).toMatchObject([{ name: 'Copy', isPublished: false, locations: 2 }, {}, {}]);
    expect(await countOf(ARTICLE)).toBe(2);
  });

  test('the copy shows what the original shows, in every language', async () => {
    const [{ documentId } = { documentId: '' }] = await list();
    await act(documentId, 'publish');
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
    const { results } = (await editor.request(
      'GET',
      `/content-manager/collection-types/${ARTICLE}?locale=en&sort=public_id:ASC`,
    )) as { results: { documentId: string; title: string; public_id: number }[] };
    expect(new Set(results.map(({ public_id: number }) => number)).size).toBe(4);
    const { data } = (await editor.request(
      'GET',
      `/content-manager/collection-types/${ARTICLE}/${results.at(-1)?.documentId}?locale=en`,
    )) as { data: { sections: unknown } };
    expect(data.sections).toMatchObject([{ html: '<a href="/other/room">Room</a>' }]);
  });

  test('takes a world back', async () => {
    const [{ documentId } = { documentId: '' }] = await list();
    expect(kindsIn(await act(documentId, 'unpublish'))).toEqual({
      portal: 1,
      'content-transition': 2,
      'content-location': 2,
      world: 1,
    });
    expect((await list())[0]).toMatchObject({ name: 'Copy', isPublished: false });
  });

  test('deletes a world with all that belongs to it alone, once its name is typed', async () => {
    const copy = (await list()).find(({ name }) => name === 'Copy');
    const { affected, kept } = await plan(copy?.documentId ?? '', 'delete');
    expect(kindsIn({ affected })).toMatchObject({ world: 1, 'content-location': 2, menu: 1, dashboard: 1 });
    expect(kept).toMatchObject([{ uid: ARTICLE, titles: ['Robot', 'Story'] }]);
    expect((await refusalOf(act(copy?.documentId ?? '', 'delete', { name: 'Hall' }))).fields).toEqual([
      'name',
    ]);
    await act(copy?.documentId ?? '', 'delete', { name: 'Copy' });
    expect((await list()).map(({ name }) => name)).toEqual(['Hall', 'Other', 'Yard']);
    expect(await countOf(LOCATION)).toBe(5);
    expect(await countOf(ARTICLE)).toBe(4);
    const { findings } = (
      (await editor.request('GET', '/showroom/doctor')) as { data: { findings: { severity: string }[] } }
    ).data;
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('spares what visitors of another world still see, though its draft has let go of it', async () => {
    const other = (await list()).find(({ name }) => name === 'Other');
    const { results } = (await editor.request(
      'GET',
      `/content-manager/collection-types/${ARTICLE}?locale=en&sort=public_id:DESC&filters[title]=Robot`,
    )) as { results: readonly Entry[] };
    const [robot] = results;
    if (robot === undefined) throw new Error('There is no copy of the article.');
    const hotspots = [opening('Read', robot)];
    await editor.publish(ARTICLE, robot.documentId, { title: 'Robot' });
    await editor.update(LOCATION, gate.documentId, { hotspots });
    await editor.publish(LOCATION, gate.documentId, { title: 'Gate', hotspots });
    await editor.update(LOCATION, gate.documentId, { hotspots: [] });
    const { kept } = await plan(other?.documentId ?? '', 'delete');
    expect(kept).toMatchObject([{ uid: ARTICLE, titles: ['Robot'] }]);
    await act(other?.documentId ?? '', 'delete', { name: 'Other' });
    expect(await countOf(ARTICLE)).toBe(3);
  });
});
