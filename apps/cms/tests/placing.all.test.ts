import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION } from '../src/content-model/content-uids.ts';
import { ALL_LANGUAGES, PLACING_PATH, SPREAD_HEADER } from '../src/plugins/showroom/contracts/placing.ts';
import type {
  CopyAnswer,
  SurroundingsAnswer,
  TargetsAnswer,
} from '../src/plugins/showroom/contracts/placing.ts';
import { makeAccount, roleOf } from './account.ts';
import { linkTo, PIXEL, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly position_16x9: { readonly x: number } | null;
  readonly position_mobile: { readonly x: number } | null;
}

let strapi: StartedStrapi;
let editor: Editor;
let token: string;
let article: Entry;
let hall: Entry;
let yard: Entry;

function pin(title: string, x: number, more: object = {}) {
  return {
    __component: 'hotspots.open-article',
    title,
    position: { x, y: 50 },
    ...more,
  };
}

async function rowsOf({ documentId }: Entry, locale = 'en'): Promise<readonly Row[]> {
  const { hotspots = [] } = await editor.find(LOCATION, documentId, `locale=${locale}`);
  return hotspots as readonly Row[];
}

/** Saves as the edit view does after placing. */
async function saveForAll(
  hotspots: readonly object[],
  { entry, locale = 'en', as = token }: { entry?: Entry; locale?: string; as?: string } = {},
): Promise<number> {
  const { documentId } = entry ?? hall;
  const path = `/content-manager/collection-types/${LOCATION}/${documentId}?locale=${locale}`;
  const answer = await fetch(`${strapi.url}${path}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${as}`,
      [SPREAD_HEADER]: ALL_LANGUAGES,
    },
    body: JSON.stringify({ title: entry === undefined ? 'Hall' : 'Stairs', hotspots }),
  });
  return answer.status;
}

function link(title: string, x: number) {
  return {
    __component: 'hotspots.open-link',
    title,
    url: 'https://example.com/',
    position: { x, y: 50 },
  };
}

/** With the second one of German moved. */
async function moveSecond(stairs: Entry, x: number, as?: string): Promise<number> {
  const [first, second] = await rowsOf(stairs, 'de');
  const rows = [first, { ...second, position: { ...second?.position, x } }];
  return saveForAll(
    rows.map((row) => ({
      __component: 'hotspots.open-link',
      id: row?.id,
      title: row?.title,
      url: 'https://example.com/',
      position: row?.position,
    })),
    { entry: stairs, locale: 'de', ...(as === undefined ? {} : { as }) },
  );
}

async function titlesFrom(from: string) {
  return (await ask(`kind=location&locale=en&from=${from}`)).data.map(({ title }) => title);
}

async function ask(query: string) {
  return (await editor.request('GET', `${PLACING_PATH}/targets?${query}`)) as TargetsAnswer;
}

function placementsOf(rows: readonly Row[]) {
  return rows.map(({ title, position: { x, y } }) => [title, x, y]);
}

describe('placing', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    const login = { email: 'editor@example.com', password: 'Only-4-tests' };
    token = ((await editor.request('POST', '/admin/login', login)) as { data: { token: string } }).data.token;
    const cover = await editor.upload(new File([PIXEL], 'robot.png', { type: 'image/png' }));
    article = await editor.create(ARTICLE, { title: 'Robot', cover });
    await editor.update(ARTICLE, article.documentId, { title: 'Roboter' }, 'de');
    hall = await editor.create(LOCATION, {
      title: 'Hall',
      slug: 'hall',
      hotspots: [pin('Robot', 10, { article: linkTo(article) }), pin('Gripper', 20)],
    });
    await editor.update(
      LOCATION,
      hall.documentId,
      {
        title: 'Halle',
        hotspots: [
          pin('Greifer', 20, { position_16x9: { x: 20, y: 50 } }),
          pin('Roboter', 10, { article: linkTo(article, 'de') }),
        ],
      },
      'de',
    );
    yard = await editor.create(LOCATION, { title: 'Yard', slug: 'yard', hotspots: [pin('Gate', 5)] });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('tells what a form does not: where hotspots lead, and what else there is', async () => {
    const path = `${PLACING_PATH}/surroundings/${hall.documentId}?locale=en`;
    const { data } = (await editor.request('GET', path)) as SurroundingsAnswer;
    expect(data.otherLocales).toEqual(['de']);
    expect(data.hotspots.map(({ target }) => target?.title)).toEqual(['Robot', undefined]);
    expect(data.hotspots[0]?.target?.picture).toMatch(/^\/uploads\//);
  });

  test('lists targets with their pictures, by their names', async () => {
    expect(await ask('kind=location&locale=en')).toMatchObject({
      data: [{ title: 'Hall' }, { title: 'Yard' }],
      hasMore: false,
    });
    expect((await ask('kind=article&locale=de&text=BOTER')).data).toMatchObject([
      { title: 'Roboter', documentId: article.documentId, locale: 'de', picture: expect.any(String) },
    ]);
    expect((await ask('kind=article&locale=en&text=none')).data).toEqual([]);
    await expect(ask('kind=users&locale=en')).rejects.toMatchObject({ status: 400 });
  });

  test('lists locations of the same world first', async () => {
    const WORLD = 'api::world.world';
    const near = await editor.create(WORLD, { name: 'Near', slug: 'near' });
    const pier = await editor.create(LOCATION, { title: 'Pier', slug: 'pier', world: linkTo(near) });
    await editor.create(LOCATION, { title: 'Quay', slug: 'quay', world: linkTo(near) });
    expect(await titlesFrom(pier.documentId)).toEqual(['Pier', 'Quay', 'Hall', 'Yard']);
    expect(await titlesFrom(hall.documentId)).toEqual(['Hall', 'Pier', 'Quay', 'Yard']);
  });

  test('carries a new place into the other languages, and nothing else', async () => {
    const [robot, gripper] = await rowsOf(hall);
    const moved = [
      {
        __component: 'hotspots.open-article',
        ...robot,
        position: { ...robot?.position, x: 66.6, y: 33.3 },
        position_mobile: { x: 12.5, y: 34 },
      },
      { __component: 'hotspots.open-article', ...gripper },
    ].map(
      ({ article: _article, categories: _categories, icon: _icon, ...row }: Record<string, unknown>) => row,
    );
    expect(await saveForAll(moved)).toBe(200);
    expect(placementsOf(await rowsOf(hall))).toEqual([
      ['Robot', 66.6, 33.3],
      ['Gripper', 20, 50],
    ]);
    expect(placementsOf(await rowsOf(hall, 'de'))).toEqual([
      ['Greifer', 20, 50],
      ['Roboter', 66.6, 33.3],
    ]);
    const [gripperInGerman, robotInGerman] = await rowsOf(hall, 'de');
    expect(gripperInGerman?.position_16x9).toMatchObject({ x: 20 });
    expect(gripperInGerman?.position_mobile).toBeNull();
    expect(Number(robotInGerman?.position_mobile?.x)).toBe(12.5);
  });

  test('carries a new hotspot into the languages that have what it leads to', async () => {
    const rows = (await rowsOf(hall)).map(({ id }) => ({ __component: 'hotspots.open-article', id }));
    expect(await saveForAll([...rows, pin('Again', 90, { article: linkTo(article) })])).toBe(200);
    expect(placementsOf(await rowsOf(hall, 'de')).at(-1)).toEqual(['Again', 90, 50]);
    const onlyEnglish = await editor.create(ARTICLE, { title: 'Only here' });
    const now = (await rowsOf(hall)).map(({ id }) => ({ __component: 'hotspots.open-article', id }));
    expect(await saveForAll([...now, pin('English', 95, { article: linkTo(onlyEnglish) })])).toBe(200);
    expect(placementsOf(await rowsOf(hall))).toHaveLength(4);
    expect(placementsOf(await rowsOf(hall, 'de'))).toHaveLength(3);
  });

  test('a save that does not ask for it leaves the other languages alone', async () => {
    const before = await rowsOf(hall, 'de');
    const [first, ...others] = (await rowsOf(hall)).map(({ id }) => ({
      __component: 'hotspots.open-article',
      id,
    }));
    const hotspots = [{ ...first, position: { x: 1, y: 1 } }, ...others];
    await editor.update(LOCATION, hall.documentId, { title: 'Hall', hotspots });
    expect(await rowsOf(hall, 'de')).toEqual(before);
  });

  describe('of hotspots that lead to no entry', () => {
    let stairs: Entry;
    beforeAll(async () => {
      stairs = await editor.create(LOCATION, {
        title: 'Stairs',
        slug: 'stairs',
        hotspots: [link('A', 10), link('B', 80)],
      });
      const german = { title: 'Stairs', hotspots: [link('A', 10), link('B', 70)] };
      await editor.update(LOCATION, stairs.documentId, german, 'de');
    });

    test('only the one that was moved is moved elsewhere', async () => {
      expect(await moveSecond(stairs, 75)).toBe(200);
      expect(placementsOf(await rowsOf(stairs))).toEqual([
        ['A', 10, 50],
        ['B', 75, 50],
      ]);
    });

    test('none is moved in a language that the account may not write', async () => {
      const role = await roleOf(editor, 'vitrine-translator');
      await makeAccount(strapi, editor, { role, name: 'Theo' });
      const login = { email: 'theo@example.com', password: 'Only-4-tests' };
      const { data } = (await editor.request('POST', '/admin/login', login)) as { data: { token: string } };
      expect(await moveSecond(stairs, 40, data.token)).toBe(200);
      expect(placementsOf(await rowsOf(stairs, 'de'))[1]).toEqual(['B', 40, 50]);
      expect(placementsOf(await rowsOf(stairs))[1]).toEqual(['B', 75, 50]);
    });
  });

  test('copies a hotspot into other locations, and says what became of each', async () => {
    const [robot] = await rowsOf(hall);
    const request = {
      component: 'hotspots.open-article',
      id: robot?.id,
      to: [yard.documentId, 'nowhere', yard.documentId],
    };
    const path = `${PLACING_PATH}/copies/${hall.documentId}?locale=en`;
    const { data } = (await editor.request('POST', path, request)) as CopyAnswer;
    expect(data).toEqual([
      { documentId: yard.documentId, title: 'Yard', outcome: 'copied' },
      { documentId: 'nowhere', title: '', outcome: 'missing' },
    ]);
    expect(placementsOf(await rowsOf(yard))).toEqual([
      ['Gate', 5, 50],
      ['Robot', 1, 1],
    ]);
    const around = `${PLACING_PATH}/surroundings/${yard.documentId}?locale=en`;
    const { data: yards } = (await editor.request('GET', around)) as SurroundingsAnswer;
    expect(yards.hotspots[1]?.target?.documentId).toBe(article.documentId);
    await expect(editor.request('POST', path, { ...request, id: -1 })).rejects.toMatchObject({ status: 404 });
    await expect(editor.request('POST', path, { ...request, to: [] })).rejects.toMatchObject({ status: 400 });
  });

  test('copies what can be tapped inside a panorama with the hotspot that opens it', async () => {
    const picture = await editor.upload(new File([PIXEL], 'around.png', { type: 'image/png' }));
    const inside = { title: 'Robot', yaw: 90, pitch: -5 };
    const porch = await editor.create(LOCATION, {
      title: 'Porch',
      slug: 'porch',
      hotspots: [
        {
          __component: 'hotspots.open-media',
          title: 'Look around',
          position: { x: 40, y: 60 },
          show_as: 'view_360',
          media_files: [picture],
          panorama_hotspots: [{ ...inside, action: { kind: 'open_article', article: linkTo(article) } }],
        },
      ],
    });
    const shed = await editor.create(LOCATION, { title: 'Shed', slug: 'shed' });
    const [around] = await rowsOf(porch);
    const path = `${PLACING_PATH}/copies/${porch.documentId}?locale=en`;
    const request = { component: 'hotspots.open-media', id: around?.id, to: [shed.documentId] };
    await editor.request('POST', path, request);
    const [copy] = await rowsOf(shed);
    expect(copy).toMatchObject({
      media_files: [{ name: 'around.png' }],
      panorama_hotspots: [{ ...inside, action: { kind: 'open_article', article: { count: 1 } } }],
    });
  });

  test('only logged-in users get an answer', async () => {
    const answer = await fetch(`${strapi.url}${PLACING_PATH}/targets?kind=article&locale=en`);
    expect(answer.status).toBe(401);
  });
});
