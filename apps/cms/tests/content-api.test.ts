import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { linkTo, PIXEL, read, Refused, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const MENU = 'api::menu.menu';
const ICON = 'api::icon.icon';

let strapi: StartedStrapi;
let editor: Editor;

async function list(path: string): Promise<Record<string, unknown>[]> {
  return ((await read(strapi, path)) as { data: Record<string, unknown>[] }).data;
}

describe('the content API', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  describe('access', () => {
    test.each(['/api/worlds', '/api/content-locations', '/api/app-setting', '/api/world-access'])(
      '%s is closed without a token',
      async (path) => {
        await expect(read(strapi, path, '')).rejects.toMatchObject({ status: 403 });
      },
    );

    test('a wrong token is refused', async () => {
      await expect(read(strapi, '/api/worlds', 'wrong')).rejects.toMatchObject({ status: 401 });
    });

    test('the token reads no personal data and writes nothing but contact requests', async () => {
      await expect(read(strapi, '/api/contact-requests')).rejects.toMatchObject({ status: 403 });
      await expect(read(strapi, '/api/users')).rejects.toMatchObject({ status: 403 });
      const response = await fetch(`${strapi.url}/api/worlds`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${strapi.readToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { name: 'Written', slug: 'written' } }),
      });
      expect(response.status).toBe(403);
    });

    test('a contact request is stored once, however often it is sent, and only with the token', async () => {
      const send = (token: string, data: object) =>
        fetch(`${strapi.url}/api/contact-requests`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ data }),
        });
      const request = { request_id: 'the-only-one', email: 'grüße@müller.example', message: 'Hello' };
      expect((await send('', request)).status).toBe(403);
      expect((await send(strapi.readToken, { message: 'without a number' })).status).toBe(400);
      const answers = await Promise.all([1, 2, 3, 4].map(() => send(strapi.readToken, request)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const again = await send(strapi.readToken, request);
      expect(again.status).toBe(400);
      expect(await again.json()).toMatchObject({
        error: { details: { errors: [{ path: ['request_id'] }] } },
      });
      const path = '/content-manager/collection-types/api::contact-request.contact-request';
      const { results } = (await editor.request('GET', path)) as { results: object[] };
      expect(results).toMatchObject([{ request_id: 'the-only-one', handling: 'new' }]);
    });

    test('no one can register an account', async () => {
      const response = await fetch(`${strapi.url}/api/auth/local/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'a', email: 'a@example.com', password: 'abcdefgh' }),
      });
      expect(response.status).toBe(403);
    });

    test('a wrong login gets 400 with Strapi’s message', async () => {
      const response = await fetch(`${strapi.url}/api/auth/local`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ identifier: 'unknown', password: 'wrong' }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { message: 'Invalid identifier or password' } });
    });

    test('only the token reads the codes of protected worlds', async () => {
      await editor.createPublished(WORLD, {
        name: 'Lab',
        slug: 'lab',
        protect_with_password: true,
        password: ' 2468 ',
      });
      await editor.createPublished(WORLD, { name: 'Open', slug: 'open', password: 'unused' });
      // Decision 0030: a code that is missing closes, so it is not published at all.
      const blank = { name: 'Blank', slug: 'blank', protect_with_password: true, password: '  ' };
      await expect(editor.createPublished(WORLD, blank)).rejects.toThrow('asks for an access code');
      expect(await read(strapi, '/api/world-access')).toEqual([{ slug: 'lab', password: '2468' }]);
      const worlds = await list('/api/worlds?limit=-1&populate=*');
      expect(worlds.map(({ slug }) => slug)).toContain('lab');
      expect(worlds.filter((world) => 'password' in world)).toEqual([]);
    });
  });

  describe('reading as section 7 has it', () => {
    test('limit=-1 gives everything, plain or below pagination', async () => {
      const numbers = Array.from({ length: 105 }, (_, number) => number);
      await Promise.all(numbers.map((number) => editor.create(ICON, { name: `icon-${number}` })));
      expect(await list('/api/icons?limit=-1')).toHaveLength(105);
      expect(await list('/api/icons?pagination[limit]=-1')).toHaveLength(105);
      expect(await list('/api/icons?limit=3&start=2')).toHaveLength(3);
      expect(await list('/api/icons')).toHaveLength(25);
    }, 120_000);

    test('a list of relations reaches through components, relations and dynamic zones', async () => {
      const icon = await editor.create(ICON, { name: 'robot' });
      const menu = await editor.createPublished(MENU, { key: 'application-main-robots', title: 'Robots' });
      const world = await editor.createPublished(WORLD, {
        name: 'Robots',
        slug: 'robots',
        header: [{ name: 'breadcrumb' }],
        menus: linkTo(menu),
      });
      const article = await editor.createPublished(ARTICLE, {
        title: 'Arm',
        sections: [{ __component: 'article-sections.text', title: 'About', icon: linkTo(icon) }],
        action_buttons: [{ title: 'Go', action: { kind: 'open_link', url: 'example.com' } }],
      });
      await editor.createPublished(LOCATION, {
        title: 'Cell',
        slug: 'cell',
        world: linkTo(world),
        background: [
          {
            __component: 'background-content.image',
            key: 'default_background',
            image: await editor.upload(new File([PIXEL], 'cell.png', { type: 'image/png' })),
          },
        ],
        hotspots: [
          {
            __component: 'hotspots.open-article',
            title: 'Arm',
            article: linkTo(article),
            position: { x: 10, y: 20 },
          },
          {
            __component: 'hotspots.open-link',
            title: 'Shop',
            url: 'example.com',
            position: { x: 80, y: 20 },
          },
        ],
      });
      const [cell] = await list(
        '/api/content-locations?filters[slug]=cell&limit=-1&populate=world.menus,background.image&populate=hotspots.article&populate=hotspots.position',
      );
      expect(cell).toMatchObject({
        payloadId: 'robots-cell',
        world: { slug: 'robots', menus: [{ key: 'application-main-robots' }] },
        background: [{ __component: 'background-content.image', key: 'default_background' }],
        hotspots: [
          { __component: 'hotspots.open-article', article: { title: 'Arm' }, position: { x: 10, y: 20 } },
          { __component: 'hotspots.open-link', url: 'example.com' },
        ],
      });
      const [arm] = await list('/api/articles?populate[]=sections.icon&populate[]=action_buttons.action.*');
      expect(arm).toMatchObject({
        sections: [{ __component: 'article-sections.text', icon: { name: 'robot' } }],
        action_buttons: [{ title: 'Go', action: { kind: 'open_link', url: 'example.com' } }],
      });
    });

    const longList = Array.from({ length: 301 }, (_, index) => `a${index}`).join(',');

    test.each([
      ['populate: there is nothing to populate at “nothing”.', 'nothing'],
      ['populate: there is nothing to populate at “world.constructor”.', 'world.constructor'],
      ['deeper than 8 names', `${'world.locations.'.repeat(5)}world`],
      ['populate holds more than 300 paths.', longList],
    ])('a list that leads nowhere or too far is refused: %s', async (sentence, paths) => {
      const refused: unknown = await read(strapi, `/api/content-locations?populate=${paths}`).catch(
        (error: unknown) => error,
      );
      expect(refused).toBeInstanceOf(Refused);
      expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(sentence) });
    });

    test('drafts are not sent', async () => {
      await editor.create(MENU, { key: 'application-main-draft' });
      const keys = (await list('/api/menus?limit=-1')).map(({ key }) => key);
      expect(keys).not.toContain('application-main-draft');
    });

    test('each language is sent by itself', async () => {
      const made = await editor.create(WORLD, { name: 'Garden', slug: 'garden' });
      const world = linkTo(made);
      await editor.create(LOCATION, { title: 'Gate', slug: 'gate', world });
      await editor.publish(WORLD, made.documentId, {
        name: 'Garden',
        slug: 'garden',
        start_location_id: 'garden-gate',
      });
      await editor.publish(WORLD, made.documentId, { name: 'Garten' }, 'de');
      expect(await list('/api/worlds?locale=de')).toMatchObject([
        { name: 'Garten', slug: 'garden', locale: 'de' },
      ]);
    });

    test('the settings stand from the start, with the defaults of section 9', async () => {
      const { data } = (await read(
        strapi,
        '/api/app-setting?populate=pathfinding,screensaver,content_slider,hotspots,presentations',
      )) as { data: unknown };
      expect(data).toMatchObject({
        pathfinding: {
          fly_mode_active: true,
          max_world_items: 6,
          direct_beyond_maximum: false,
          skip_location: true,
          playback_rate: 2,
          blending_time: 0.6,
        },
        screensaver: { automatically_generated_screensaver_interval: 10, skip_unreachable_location: false },
        content_slider: { autoplay: true, interval: 3000, pause_on_focus: true, pause_on_hover: false },
        hotspots: {
          stagger_animation: false,
          stagger_interval: 7,
          default_animation: 'fade_in',
          expand_all: true,
        },
        presentations: { who_may_present: 'logged_in', presenter_scopes: null },
      });
    });

    test('the languages of section 1 are there', async () => {
      const locales = (await read(strapi, '/api/i18n/locales')) as { code: string; isDefault: boolean }[];
      expect(locales.map(({ code }) => code).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt', 'ru']);
      expect(locales.find(({ isDefault }) => isDefault)?.code).toBe('en');
    });
  });
});
