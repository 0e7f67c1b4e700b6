import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ARTICLE,
  DASHBOARD,
  GROUP,
  LOCATION,
  PORTAL,
  SETTINGS,
  TRANSITION,
  WORLD,
} from '../src/content-model/content-uids.ts';
import { VERSIONS_PATH } from '../src/plugins/showroom/contracts/versions.ts';
import type { VersionListAnswer } from '../src/plugins/showroom/contracts/versions.ts';
import { linkTo, read, refusalOf, Refused, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let cellar: Entry;
let door: Entry;
let den: Entry;
let vault: Entry;

/** Relations of the admin panel's API: a target of another language has to be named. */
function location(title: string, world: Entry, more: object = {}) {
  return {
    title,
    slug: title.toLowerCase(),
    world: linkTo(world),
    ...more,
  };
}

async function startOf(world: Entry): Promise<unknown> {
  return (await editor.find(WORLD, world.documentId))['start_location_id'];
}

describe('the rules', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    hall = await editor.createPublished(WORLD, { name: 'Hall', slug: 'hall' });
    cellar = await editor.createPublished(WORLD, { name: 'Cellar', slug: 'cellar' });
    door = await editor.createPublished(LOCATION, location('Door', hall));
    den = await editor.createPublished(LOCATION, location('Den', hall));
    vault = await editor.createPublished(LOCATION, location('Vault', cellar));
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  describe('a transition', () => {
    test('does not lead from a location to itself', async () => {
      const refused = await refusalOf(editor.create(TRANSITION, { from: linkTo(door), to: linkTo(door) }));
      expect(refused).toMatchObject({ status: 400, fields: ['to'] });
      expect(refused.message).toBe(
        'A transition cannot lead from a location to itself: choose another location than “Door” in “To”.',
      );
    });

    test('is not made twice, but may have an opposite one', async () => {
      await editor.create(TRANSITION, { from: linkTo(door), to: linkTo(den) });
      const refused = await refusalOf(editor.create(TRANSITION, { from: linkTo(door), to: linkTo(den) }));
      expect(refused).toMatchObject({ status: 400, fields: ['to'] });
      expect(refused.message).toContain('There is already a transition from “Door” to “Den”');
      const back = await editor.create(TRANSITION, { from: linkTo(den), to: linkTo(door) });
      expect(back['payloadId']).toBe('hall-den--hall-door');
    });

    test('stays in one world', async () => {
      const refused = await refusalOf(editor.create(TRANSITION, { from: linkTo(door), to: linkTo(vault) }));
      expect(refused).toMatchObject({ status: 400, fields: ['to'] });
      expect(refused.message).toContain('create a portal instead');
    });

    test('names the world of its locations', async () => {
      const landing = await editor.create(LOCATION, location('Landing', hall));
      const refused = await refusalOf(
        editor.create(TRANSITION, { from: linkTo(door), to: linkTo(landing), world: linkTo(cellar) }),
      );
      expect(refused).toMatchObject({ status: 400, fields: ['world'] });
    });

    test('may be incomplete as a draft, but not when it is published', async () => {
      const draft = await editor.create(TRANSITION, { from: linkTo(vault) });
      expect(draft['payloadId']).toBeNull();
      const refused = await refusalOf(editor.publish(TRANSITION, draft.documentId, { from: linkTo(vault) }));
      expect(refused).toMatchObject({ status: 400, fields: ['to'] });
    });

    test('keeps its locations from going to different worlds', async () => {
      const left = await editor.create(LOCATION, location('Left', hall));
      const right = await editor.create(LOCATION, location('Right', hall));
      await editor.create(TRANSITION, { from: linkTo(left), to: linkTo(right) });
      const refused = await refusalOf(editor.update(LOCATION, left.documentId, { world: linkTo(cellar) }));
      expect(refused).toMatchObject({ status: 400, fields: ['world'] });
      expect(refused.message).toContain('hall-left--hall-right');
    });
  });

  describe('a portal', () => {
    test('joins two worlds', async () => {
      const refused = await refusalOf(editor.create(PORTAL, { from: linkTo(door), to: linkTo(den) }));
      expect(refused).toMatchObject({ status: 400, fields: ['to'] });
      expect(refused.message).toContain('create a transition instead');
      const portal = await editor.create(PORTAL, { from: linkTo(door), to: linkTo(vault) });
      expect(portal['payloadId']).toBe('hall-door--cellar-vault');
    });

    test('does not lead from a location to itself', async () => {
      const refused = await refusalOf(editor.create(PORTAL, { from: linkTo(den), to: linkTo(den) }));
      expect(refused.message).toContain('cannot lead from a location to itself');
    });
  });

  describe('a location', () => {
    test('has an address of its own in its world', async () => {
      const refused = await refusalOf(editor.create(LOCATION, location('Door', hall)));
      expect(refused).toMatchObject({ status: 400, fields: ['slug'] });
      expect(refused.message).toBe(
        'The location “Door” already has the address /hall/door: choose another slug or group.',
      );
      await expect(editor.create(LOCATION, location('Door', cellar))).resolves.toBeDefined();
    });

    test.each(['login', 'join', 'power-save-mode'])('does not hide behind the page /%s', async (slug) => {
      const refused = await refusalOf(editor.create(LOCATION, location('Hidden', hall, { slug })));
      expect(refused).toMatchObject({ status: 400, fields: ['slug'] });
      expect(refused.message).toContain(`The address “${slug}” belongs to`);
    });

    test('does not get there by way of its group either', async () => {
      const saving = await editor.create(GROUP, { title: 'Saving', slug: 'power-save' });
      const refused = await refusalOf(
        editor.create(LOCATION, location('Mode', hall, { slug: 'mode', group: linkTo(saving) })),
      );
      expect(refused.message).toBe(
        'The address “power-save-mode” belongs to the power-save page: choose another slug or group.',
      );
    });

    test('shares no address by way of its group', async () => {
      const upper = await editor.create(GROUP, { title: 'Upper', slug: 'upper' });
      const upperFloor = await editor.create(GROUP, { title: 'Upper floor', slug: 'upper-floor' });
      await editor.create(LOCATION, location('Window', hall, { slug: 'floor-window', group: linkTo(upper) }));
      const refused = await refusalOf(
        editor.create(LOCATION, location('Window', hall, { group: linkTo(upperFloor) })),
      );
      expect(refused.message).toContain('/hall/upper-floor-window');
    });

    test('has a payloadId of its own', async () => {
      const refused = await refusalOf(
        editor.create(LOCATION, location('Other', hall, { payloadId: 'hall-door' })),
      );
      expect(refused).toMatchObject({ status: 400, fields: ['payloadId'] });
    });

    test('keeps its payloadId through renaming and in every language', async () => {
      const made = await editor.create(LOCATION, location('Stairs', hall));
      expect(made['payloadId']).toBe('hall-stairs');
      const german = await editor.update(LOCATION, made.documentId, { title: 'Treppe' }, 'de');
      expect(german['payloadId']).toBe('hall-stairs');
      const renamed = await editor.update(LOCATION, made.documentId, { slug: 'steps', payloadId: null });
      expect(renamed).toMatchObject({ slug: 'steps', payloadId: 'hall-stairs' });
      const refused = await refusalOf(editor.update(LOCATION, made.documentId, { payloadId: 'hall-steps' }));
      expect(refused).toMatchObject({ status: 400, fields: ['payloadId'] });
    });

    test('gets different payloadIds when several are made at once', async () => {
      const slugs = ['one', 'two', 'three', 'four'];
      const given = await Promise.all(
        slugs.map((slug) =>
          editor
            .create(LOCATION, { title: slug, slug, world: linkTo(hall), payloadId: 'wanted-by-all' })
            .then(
              () => 'accepted',
              (error: unknown) => (error instanceof Refused ? error.fields.join() : 'failed'),
            ),
        ),
      );
      expect(given.toSorted()).toEqual(['accepted', 'payloadId', 'payloadId', 'payloadId']);
    });

    test('needs a world and a slug to be published, not as a draft', async () => {
      const draft = await editor.create(LOCATION, { title: 'Somewhere' });
      const refused = await refusalOf(editor.publish(LOCATION, draft.documentId, { title: 'Somewhere' }));
      expect(refused).toMatchObject({ status: 400, fields: ['world'] });
    });
  });

  describe('a world', () => {
    test('has a slug of its own', async () => {
      const refused = await refusalOf(editor.create(WORLD, { name: 'Second hall', slug: 'hall' }));
      expect(refused).toMatchObject({ status: 400, fields: ['slug'] });
    });

    test.each(['de', 'login', 'box-api'])('does not hide the address /%s', async (slug) => {
      const refused = await refusalOf(editor.create(WORLD, { name: 'Hidden', slug }));
      expect(refused).toMatchObject({ status: 400, fields: ['slug'] });
    });
  });

  describe('what no one has chosen yet', () => {
    test('is the first location of a world, where a visit begins', async () => {
      expect(await startOf(hall)).toBe('hall-door');
      expect(await startOf(cellar)).toBe('cellar-vault');
    });

    test('is not decided again when an editor has taken the choice back', async () => {
      await editor.update(WORLD, hall.documentId, { start_location_id: '' });
      const shelf = await editor.create(LOCATION, location('Shelf', hall));
      expect((await startOf(hall)) ?? '').toBe('');
      await editor.update(WORLD, hall.documentId, { start_location_id: 'hall-den' });
      await editor.update(LOCATION, shelf.documentId, { title: 'Shelves' });
      expect(await startOf(hall)).toBe('hall-den');
    });

    test('is the first published world, for the bare address', async () => {
      const { data } = (await read(strapi, '/api/app-setting?populate=default_world')) as {
        data: { default_world: { slug: string } | null };
      };
      expect(data.default_world?.slug).toBe('hall');
      // It is in the name of who has published that world.
      const { data: settings } = (await editor.request(
        'GET',
        `/content-manager/single-types/${SETTINGS}`,
      )) as { data: Entry };
      const path = `${VERSIONS_PATH}/${SETTINGS}/${settings.documentId}?locale=en`;
      const { versions } = ((await editor.request('GET', path)) as VersionListAnswer).data;
      expect(versions[0]).toMatchObject({ action: 'update', actor: { name: 'Test Editor' } });
    });
  });

  describe.each([ARTICLE, DASHBOARD])('the number of %s', (uid) => {
    test('is given once, in every language, and never again', async () => {
      const [first, second] = await Promise.all([
        editor.create(uid, { title: 'First' }),
        editor.create(uid, { title: 'Second' }),
      ]);
      const numbers = [Number(first['public_id']), Number(second['public_id'])];
      expect(new Set(numbers).size).toBe(2);
      const german = await editor.update(uid, first.documentId, { title: 'Erster', public_id: null }, 'de');
      expect(german['public_id']).toBe(first['public_id']);
      const refused = await refusalOf(editor.update(uid, first.documentId, { public_id: 9_999 }));
      expect(refused).toMatchObject({ status: 400, fields: ['public_id'] });
      await editor.remove(uid, first.documentId);
      await editor.remove(uid, second.documentId);
      const third = await editor.create(uid, { title: 'Third' });
      expect(Number(third['public_id'])).toBeGreaterThan(Math.max(...numbers));
    });
  });

  test('what is written is read as it was, and what would not fit is refused', async () => {
    const url = `https://example.com/map?${'pb=1&'.repeat(200)}`;
    const position = { x: 33.333, y: 0.125 };
    const hotspots = [{ __component: 'hotspots.open-link', title: 'ß'.repeat(255), url, position }];
    const { documentId } = await editor.create(LOCATION, location('Atlas', hall, { hotspots }));
    expect((await editor.find(LOCATION, documentId))['hotspots']).toMatchObject(hotspots);
    const refused = await refusalOf(
      editor.update(LOCATION, documentId, { hotspots: [{ ...hotspots[0], title: 'ß'.repeat(256) }] }),
    );
    expect(refused.status).toBe(400);
    const number = 2 ** 31;
    const tooLarge = await refusalOf(editor.create(ARTICLE, { title: 'Large', public_id: number }));
    expect(tooLarge).toMatchObject({ status: 400, fields: ['public_id'] });
    expect(tooLarge.message).toBe('The number 2147483648 is too large: the largest one is 2147483647.');
  });

  test('the rules hold what reaches visitors: refused entries are not there', async () => {
    const { data } = (await read(strapi, '/api/content-transitions?populate=from,to&limit=-1')) as {
      data: { from: { documentId: string } | null; to: { documentId: string } | null }[];
    };
    expect(data.filter(({ from, to: end }) => from?.documentId === end?.documentId)).toEqual([]);
  });
});
