import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ARTICLE,
  HOOK,
  LOCATION,
  MENU,
  PORTAL,
  SETTINGS,
  TRANSITION,
  WORLD,
} from '../src/content-model/content-uids.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import { linkTo, PIXEL, refusalOf } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { entryCalled, expectOutside, makeLimitedAccount, statusOf } from './limited-account.ts';
import { opening } from './linked-worlds.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const CATEGORY = 'api::article-category.article-category';

let strapi: StartedStrapi;
let administrator: Editor;
/** A publisher who may change the hall alone. */
let hallkeeper: Editor;
let hall: Entry;
let yard: Entry;
let gate: Entry;
let room: Entry;

beforeAll(async () => {
  strapi = await startStrapi();
  ({ administrator, hallkeeper, hall, yard, gate, room } = await makeLimitedAccount(strapi));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('an account that may change one world', () => {
  test('writes and deletes in it, and new content of its own', async () => {
    await hallkeeper.update(LOCATION, room.documentId, { title: 'The room' });
    await hallkeeper.update(WORLD, hall.documentId, { description: 'Big' });
    const story = await entryCalled(administrator, ARTICLE, 'Story');
    await hallkeeper.update(ARTICLE, story.documentId, { title: 'Story', summary: 'Long' });
    const added = await hallkeeper.create(ARTICLE, { title: 'New' });
    await hallkeeper.update(ARTICLE, added.documentId, { title: 'Newer' });
    const closet = await hallkeeper.create(LOCATION, {
      title: 'Closet',
      slug: 'closet',
      world: linkTo(hall),
    });
    await hallkeeper.remove(LOCATION, closet.documentId);
    await hallkeeper.remove(ARTICLE, added.documentId);
    expect(await administrator.find(LOCATION, room.documentId)).toMatchObject({ title: 'The room' });
  });

  test('changes nothing of another world, in the edit view', async () => {
    await administrator.request('POST', `${WORLDS_PATH}/${yard.documentId}/publish`, {});
    const path = `/content-manager/collection-types/${LOCATION}`;
    const of = (action: string, body: object = {}) =>
      hallkeeper.request('POST', `${path}/${gate.documentId}/actions/${action}?locale=en`, body);
    const bulk = (action: string) =>
      hallkeeper.request('POST', `${path}/actions/${action}?locale=en`, { documentIds: [gate.documentId] });
    const outwards = (await administrator.list(PORTAL, 'populate=*')).find(
      (portal) => (portal['from'] as Entry | null)?.documentId === gate.documentId,
    );
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => hallkeeper.update(LOCATION, gate.documentId, { title: 'Mine' }),
      () => hallkeeper.update(LOCATION, gate.documentId, { title: 'Meins' }, 'de'),
      () => hallkeeper.update(WORLD, yard.documentId, { name: 'Mine' }),
      () => hallkeeper.publish(LOCATION, gate.documentId),
      () => hallkeeper.remove(LOCATION, gate.documentId),
      () => of('unpublish'),
      () => of('discard'),
      () => bulk('bulkDelete'),
      () => bulk('bulkPublish'),
      () => bulk('bulkUnpublish'),
      () => hallkeeper.create(LOCATION, { title: 'Shed', slug: 'shed', world: linkTo(yard) }),
      () => hallkeeper.create(WORLD, { name: 'Third', slug: 'third' }),
      () => hallkeeper.create(TRANSITION, { from: linkTo(gate) }),
      () => hallkeeper.create(PORTAL, { from: linkTo(gate), to: linkTo(room) }),
      () => hallkeeper.remove(PORTAL, outwards?.documentId ?? ''),
      () =>
        hallkeeper.request('POST', `${path}/clone/${gate.documentId}?locale=en`, {
          title: 'Copy',
          slug: 'copy',
        }),
    ];
    for (const [index, attempt] of attempts.entries()) {
      await expectOutside(attempt(), `attempt ${index}`);
    }
    expect(await administrator.find(LOCATION, gate.documentId)).toMatchObject({ title: 'Gate' });
    expect(await administrator.list(WORLD, 'locale=en')).toHaveLength(2);
  });

  test('is told so in a sentence of its language', async () => {
    const { message } = await refusalOf(hallkeeper.update(LOCATION, gate.documentId, { title: 'Mine' }));
    expect(message).toContain('“Hall”');
    await hallkeeper.request('PUT', '/admin/users/me', { preferedLanguage: 'de' });
    const german = await refusalOf(hallkeeper.update(LOCATION, gate.documentId, { title: 'Mine' }));
    expect(german.message).toContain('Ihr Konto darf nur ändern, was allein zu „Hall“ gehört.');
    await hallkeeper.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
  });

  test('takes nothing over from another world, and gives nothing away', async () => {
    expect(await statusOf(hallkeeper.update(WORLD, hall.documentId, { locations: linkTo(gate) }))).toBe(403);
    expect(
      await statusOf(
        hallkeeper.update(WORLD, hall.documentId, {
          locations: { set: [{ documentId: gate.documentId, locale: 'en' }] },
        }),
      ),
    ).toBe(403);
    expect(await statusOf(hallkeeper.update(LOCATION, gate.documentId, { world: linkTo(hall) }))).toBe(403);
    const closet = await hallkeeper.create(LOCATION, {
      title: 'Closet',
      slug: 'closet',
      world: linkTo(hall),
    });
    expect(await statusOf(hallkeeper.update(LOCATION, closet.documentId, { world: linkTo(yard) }))).toBe(403);
    await hallkeeper.remove(LOCATION, closet.documentId);
    const { world } = await administrator.find(LOCATION, gate.documentId, 'locale=en&populate=*');
    expect(world).toMatchObject({ documentId: yard.documentId });
  });

  test('leaves alone what other worlds show as well', async () => {
    const robot = await entryCalled(administrator, ARTICLE, 'Robot');
    expect(await statusOf(hallkeeper.update(ARTICLE, robot.documentId, { title: 'My robot' }))).toBe(403);
    // Leading to it from the hall makes it no one's own.
    await administrator.update(LOCATION, gate.documentId, { hotspots: [opening('Read', robot)] });
    expect(await statusOf(hallkeeper.publish(ARTICLE, robot.documentId))).toBe(403);
    const listed = await hallkeeper.create(ARTICLE, { title: 'Listed', shown_unlinked: true });
    expect(await statusOf(hallkeeper.publish(ARTICLE, listed.documentId))).toBe(403);
    const category = await administrator.create(CATEGORY, { title: 'Robots' });
    const shortcut = await hallkeeper.create(ARTICLE, { title: 'Shortcut', category: linkTo(category) });
    expect(await statusOf(hallkeeper.publish(ARTICLE, shortcut.documentId))).toBe(403);
    const menu = await hallkeeper.create(MENU, { key: 'application-main', title: 'Root' });
    expect(await statusOf(hallkeeper.publish(MENU, menu.documentId))).toBe(403);
    expect(await statusOf(hallkeeper.create(HOOK, { event: 'idle' }))).toBe(403);
    expect(await statusOf(hallkeeper.create(HOOK, { event: 'idle', locations: linkTo(gate) }))).toBe(403);
    expect(
      await statusOf(
        hallkeeper.request('PUT', `/content-manager/single-types/${SETTINGS}`, { staging: true }),
      ),
    ).toBe(403);
    for (const one of [listed, shortcut]) await hallkeeper.remove(ARTICLE, one.documentId);
    await hallkeeper.remove(MENU, menu.documentId);
  });

  test('replaces and describes no file that another world shows', async () => {
    const image = (
      ((await administrator.find(LOCATION, gate.documentId, 'locale=en&populate=*'))['background'] ?? []) as {
        image?: { id: number };
      }[]
    )[0]?.image?.id;
    const description = new FormData();
    description.append('fileInfo', JSON.stringify({ alternativeText: 'Mine' }));
    expect(await statusOf(hallkeeper.request('POST', `/upload?id=${String(image)}`, description))).toBe(403);
    const bytes = new FormData();
    bytes.append('files', new File([PIXEL], 'other.png', { type: 'image/png' }));
    expect(await statusOf(hallkeeper.request('POST', `/upload?id=${String(image)}`, bytes))).toBe(403);
    expect(
      await statusOf(
        hallkeeper.request('POST', '/upload/actions/bulk-update', {
          updates: [{ id: image, fileInfo: { alternativeText: 'Mine' } }],
        }),
      ),
    ).toBe(403);
    const own = await hallkeeper.upload(new File([PIXEL], 'own.png', { type: 'image/png' }));
    const about = new FormData();
    about.append('fileInfo', JSON.stringify({ alternativeText: 'Own' }));
    expect(await statusOf(hallkeeper.request('POST', `/upload?id=${own}`, about))).toBe(200);
  });
});
