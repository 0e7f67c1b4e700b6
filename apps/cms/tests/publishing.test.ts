import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ARTICLE, LOCATION } from '../src/content-model/content-uids.ts';
import { linkTo, read, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const MENU = 'api::menu.menu';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let webServer: Server;

/** What the web server was told has changed. */
const told: unknown[] = [];

function hotspot(title: string, target: Entry, locale = 'en') {
  return {
    __component: 'hotspots.navigation',
    title,
    position: { x: 50, y: 50 },
    action_target: linkTo(target, locale),
  };
}

function location(title: string, more: object = {}) {
  return {
    title,
    slug: title.toLowerCase(),
    world: linkTo(hall),
    ...more,
  };
}

interface Hotspot {
  readonly title: string;
  readonly action_target: { readonly slug: string } | null;
}

/** Where the hotspots of the published locations lead, as the web server reads it. */
async function linksOf(slug: string, locale = 'en'): Promise<readonly (string | undefined)[]> {
  const target = 'populate[hotspots][on][hotspots.navigation][populate][action_target][fields]=slug';
  const { data } = (await read(
    strapi,
    `/api/content-locations?locale=${locale}&filters[slug]=${slug}&${target}`,
  )) as { data: { hotspots: readonly Hotspot[] }[] };
  return data.flatMap(({ hotspots }) => hotspots.map(({ action_target: found }) => found?.slug));
}

function publishAll(entries: readonly Entry[]): Promise<unknown> {
  return editor.request('POST', `/content-manager/collection-types/${LOCATION}/actions/bulkPublish`, {
    documentIds: entries.map(({ documentId }) => documentId),
    locale: 'en',
  });
}

function unpublish(uid: string, { documentId }: Entry): Promise<unknown> {
  return editor.request(
    'POST',
    `/content-manager/collection-types/${uid}/${documentId}/actions/unpublish?locale=en`,
    {},
  );
}

/** Two locations whose drafts lead to each other. */
async function makePair(one: string, other: string): Promise<readonly [Entry, Entry]> {
  const first = await editor.create(LOCATION, location(one));
  const second = await editor.create(LOCATION, location(other, { hotspots: [hotspot('Back', first)] }));
  await editor.update(LOCATION, first.documentId, location(one, { hotspots: [hotspot('On', second)] }));
  return [first, second];
}

describe('publishing', () => {
  beforeAll(async () => {
    webServer = createServer(async (request, response) => {
      // Previews are told elsewhere.
      const { changes = [] } = (await json(request)) as { changes?: unknown[] };
      told.push(...changes);
      response.end();
    });
    await new Promise<void>((resolve) => webServer.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('REVALIDATE_URL', `http://127.0.0.1:${(webServer.address() as AddressInfo).port}/`);
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    hall = await editor.create('api::world.world', {
      name: 'Hall',
      slug: 'hall',
      start_location_id: 'hall-left',
    });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
    webServer.closeAllConnections();
    webServer.close();
    vi.unstubAllEnvs();
  }, 60_000);

  test('keeps both links of two locations that lead to each other, in each language', async () => {
    const [left, right] = await makePair('Left', 'Right');
    await editor.publish('api::world.world', hall.documentId);
    for (const [entry, slug] of [
      [left, 'left'],
      [right, 'right'],
    ] as const) {
      await editor.update(LOCATION, entry.documentId, { title: slug, slug }, 'de');
    }
    await editor.update(LOCATION, left.documentId, { hotspots: [hotspot('Hin', right, 'de')] }, 'de');
    await editor.update(LOCATION, right.documentId, { hotspots: [hotspot('Her', left, 'de')] }, 'de');
    await editor.publish(LOCATION, left.documentId);
    expect(await linksOf('left')).toEqual([undefined]);
    await editor.publish(LOCATION, right.documentId);
    expect(await linksOf('left')).toEqual(['right']);
    expect(await linksOf('right')).toEqual(['left']);
    expect(await linksOf('left', 'de')).toEqual([]);
    await editor.publish(LOCATION, left.documentId, {}, 'de');
    await editor.publish(LOCATION, right.documentId, {}, 'de');
    expect(await linksOf('left', 'de')).toEqual(['right']);
    expect(await linksOf('right', 'de')).toEqual(['left']);
  });

  test('keeps them when all are published at once, and once more', async () => {
    const pair = await makePair('Up', 'Down');
    for (let time = 0; time < 2; time += 1) {
      await publishAll(pair);
      expect([await linksOf('up'), await linksOf('down')]).toEqual([['down'], ['up']]);
    }
  });

  test('keeps what leads to an entry that was taken back and is published again', async () => {
    const [inner, outer] = await makePair('Inner', 'Outer');
    await publishAll([inner, outer]);
    await unpublish(LOCATION, inner);
    expect(await linksOf('outer')).toEqual([undefined]);
    await editor.publish(LOCATION, inner.documentId);
    expect(await linksOf('outer')).toEqual(['inner']);
  });

  test('publishes no unfinished changes of a linking entry', async () => {
    const [here, there] = await makePair('Here', 'There');
    await editor.publish(LOCATION, here.documentId);
    const unfinished = { hotspots: [hotspot('Unfinished', there)] };
    await editor.update(LOCATION, here.documentId, location('Here', unfinished));
    await editor.publish(LOCATION, there.documentId);
    expect(await linksOf('here')).toEqual([undefined]);
    await editor.publish(LOCATION, here.documentId);
    expect(await linksOf('here')).toEqual(['there']);
  });

  test('keeps links deep inside an entry and the order of a list, and tells the web server', async () => {
    const article = await editor.create(ARTICLE, { title: 'Robots' });
    const holder = await editor.createPublished(ARTICLE, {
      title: 'Overview',
      sections: [
        {
          __component: 'article-sections.action-buttons',
          buttons: [{ title: 'More', action: { kind: 'open_article', article: linkTo(article) } }],
        },
      ],
    });
    const menus = [
      await editor.create(MENU, { key: 'first', title: 'First' }),
      await editor.create(MENU, { key: 'second', title: 'Second' }),
    ];
    await editor.createPublished(
      LOCATION,
      location('Foyer', {
        menus: { connect: menus.map(({ documentId }) => ({ documentId, locale: 'en' })) },
      }),
    );
    told.length = 0;
    for (const { documentId } of menus.toReversed()) await editor.publish(MENU, documentId);
    await editor.publish(ARTICLE, article.documentId);

    const foyer = (await read(strapi, '/api/content-locations?filters[slug]=foyer&populate=menus')) as {
      data: { menus: { key: string }[] }[];
    };
    expect(foyer.data[0]?.menus.map(({ key }) => key)).toEqual(['first', 'second']);
    expect(
      JSON.stringify(
        await read(strapi, `/api/articles/${holder.documentId}?populate=sections.buttons.action.article`),
      ),
    ).toContain(article.documentId);
    await vi.waitFor(
      () =>
        expect(told).toContainEqual({
          collection: 'content-locations',
          locale: 'en',
          id: expect.any(String),
        }),
      30_000,
    );
  });

  test('lets several editors publish, save and take back at once what leads to each other', async () => {
    const [porch, attic] = await makePair('Porch', 'Attic');
    const pair = [porch, attic];
    await publishAll(pair);
    const menus: Entry[] = [];
    for (const key of ['one', 'two', 'three', 'four']) {
      const items = pair.map((entry) => ({
        __component: 'menu-items.navigation',
        action_target: linkTo(entry),
      }));
      menus.push(await editor.createPublished(MENU, { key, title: key, items }));
    }
    // More than there are connections to Postgres; each of them holds one while it waits for the others.
    await Promise.all([
      ...[...pair, ...pair, ...pair, ...pair].map((entry) => editor.publish(LOCATION, entry.documentId)),
      ...menus.map((menu) => editor.publish(MENU, menu.documentId)),
      ...menus.map((menu) => editor.update(MENU, menu.documentId, { title: 'Changed' })),
      ...menus.slice(2).map((menu) => unpublish(MENU, menu)),
      ...pair.map((entry) => editor.publish(LOCATION, entry.documentId)),
    ]);
    expect([await linksOf('porch'), await linksOf('attic')]).toEqual([['attic'], ['porch']]);
    await Promise.all(menus.map((menu) => editor.publish(MENU, menu.documentId)));
    const { data } = (await read(
      strapi,
      '/api/menus?filters[title]=Changed&populate=items.action_target&limit=-1',
    )) as { data: { items: { action_target: { slug: string } | null }[] }[] };
    expect(
      data.map(({ items }) => items.map(({ action_target: target }) => target?.slug).toSorted()),
    ).toEqual(menus.map(() => ['attic', 'porch']));
  }, 120_000);
});
