import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, MENU } from '../src/content-model/content-uids.ts';
import { VERSIONS_PATH } from '../src/plugins/showroom/contracts/versions.ts';
import { TRANSLATIONS_PATH } from '../src/plugins/showroom/contracts/translations.ts';
import type { EntryTranslationAnswer } from '../src/plugins/showroom/contracts/translations.ts';
import { linkTo, PIXEL, refusalOf } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { allowPublishers, makeLimitedAccount, setWorlds, statusOf } from './limited-account.ts';
import { opening } from './linked-worlds.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

/*
 * Ways past the limit of an account. Each of them is tried once more without the limit: then it works, or is refused
 * for everyone.
 */

let strapi: StartedStrapi;
let administrator: Editor;
/** A publisher who may change the hall alone. */
let hallkeeper: Editor;
let account: number;
let hall: Entry;
let yard: Entry;
let gate: Entry;
let room: Entry;

beforeAll(async () => {
  strapi = await startStrapi();
  ({ administrator, hallkeeper, account, hall, yard, gate, room } = await makeLimitedAccount(strapi));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

/** What an attempt ends in: with the limit, and then without it. */
async function tried(attempt: () => Promise<unknown>) {
  const { message } = await refusalOf(attempt());
  await setWorlds(administrator, account, null);
  const unlimited = await statusOf(attempt());
  await setWorlds(administrator, account, [hall.documentId]);
  return { message, unlimited };
}

/** It is refused because of the worlds of the account, and for no other reason. */
const LIMITED = { message: expect.stringContaining('“Hall” alone'), unlimited: 200 };

function upload(by: Editor, more: object = {}): Promise<number> {
  const body = new FormData();
  body.append('files', new File([PIXEL], 'mine.png', { type: 'image/png' }));
  for (const [name, value] of Object.entries(more)) body.append(name, String(value));
  return statusOf(by.request('POST', '/upload', body));
}

async function pictureOf({ documentId }: Entry): Promise<{ readonly part: number; readonly image: unknown }> {
  const { background } = await administrator.find(LOCATION, documentId, 'locale=en&populate=*');
  const [first] = background as { id: number; image?: { id: number } }[];
  return { part: first?.id ?? -1, image: first?.image?.id };
}

describe('an account that may change one world', () => {
  test('puts no file into an entry by uploading it, as no one does', async () => {
    const { part, image } = await pictureOf(gate);
    const linking = { ref: 'background-content.image', refId: part, field: 'image' };
    expect(await upload(hallkeeper, linking)).toBe(403);
    expect(await upload(administrator, linking)).toBe(403);
    expect(await upload(hallkeeper)).toBe(200);
    expect(await pictureOf(gate)).toEqual({ part, image });
  });

  test('makes no menu of the root level its own by leading to it', async () => {
    const root = await administrator.createPublished(MENU, { key: 'application-main', title: 'Root' });
    const open = {
      __component: 'hotspots.menu',
      title: 'Menu',
      position: { x: 1, y: 1 },
      menu: linkTo(root),
    };
    await hallkeeper.update(LOCATION, room.documentId, { hotspots: [open] });
    expect(await tried(() => hallkeeper.update(MENU, root.documentId, { title: 'Mine' }))).toEqual(LIMITED);
    await administrator.update(LOCATION, room.documentId, { hotspots: [] });
    await administrator.remove(MENU, root.documentId);
  });

  test('takes no menu of the root level away from the other worlds', async () => {
    const root = await administrator.createPublished(MENU, { key: 'application-main', title: 'Root' });
    const attach = { menus: linkTo(root) };
    expect(await tried(() => hallkeeper.update(LOCATION, room.documentId, attach))).toEqual(LIMITED);
    // An administrator has attached it to the draft meanwhile: publishing it has the same effect.
    await administrator.update(LOCATION, room.documentId, attach);
    expect(await tried(() => hallkeeper.publish(LOCATION, room.documentId))).toEqual(LIMITED);
    // What has this place for visitors stays there: without one it would be in every world again.
    expect(
      await tried(() =>
        hallkeeper.request(
          'POST',
          `/content-manager/collection-types/${LOCATION}/${room.documentId}/actions/unpublish?locale=en`,
          {},
        ),
      ),
    ).toEqual(LIMITED);
    await administrator.remove(MENU, root.documentId);
  });

  test('gives its own locations menus of their own', async () => {
    const own = await hallkeeper.create(MENU, { key: 'application-main-room', title: 'Own' });
    await hallkeeper.update(LOCATION, room.documentId, { menus: linkTo(own) });
    expect((await refusalOf(hallkeeper.publish(MENU, own.documentId))).message).toContain('“Own” does not');
    await hallkeeper.publish(LOCATION, room.documentId);
    expect(await statusOf(hallkeeper.publish(MENU, own.documentId))).toBe(200);
    expect(await statusOf(hallkeeper.update(MENU, own.documentId, { title: 'Ours' }))).toBe(200);
  });

  test('changes nothing that is published and in no world, nor a draft of someone else', async () => {
    const imprint = await administrator.createPublished(ARTICLE, { title: 'Imprint' });
    const idea = await administrator.create(ARTICLE, { title: 'Idea' });
    expect(await tried(() => hallkeeper.update(ARTICLE, imprint.documentId, { title: 'Mine' }))).toEqual(
      LIMITED,
    );
    expect(await tried(() => hallkeeper.update(ARTICLE, idea.documentId, { title: 'Mine' }))).toEqual(
      LIMITED,
    );
    expect(await statusOf(hallkeeper.remove(ARTICLE, imprint.documentId))).toBe(403);
    const own = await hallkeeper.create(ARTICLE, { title: 'Own' });
    expect(await tried(() => hallkeeper.publish(ARTICLE, own.documentId))).toEqual(LIMITED);
    const led = await hallkeeper.create(ARTICLE, { title: 'Led to' });
    await hallkeeper.update(LOCATION, room.documentId, { hotspots: [opening('Read', led)] });
    expect(await statusOf(hallkeeper.publish(ARTICLE, led.documentId))).toBe(200);
    expect(await statusOf(hallkeeper.update(ARTICLE, led.documentId, { title: 'Still own' }))).toBe(200);
  });

  test('with no world changes nothing that is published', async () => {
    const help = await administrator.createPublished(ARTICLE, { title: 'Help' });
    await setWorlds(administrator, account, []);
    const status = await statusOf(hallkeeper.update(ARTICLE, help.documentId, { title: 'Mine' }));
    await setWorlds(administrator, account, [hall.documentId]);
    expect(status).toBe(403);
  });

  test('replaces and describes no file that a text of another world shows', async () => {
    const picture = await administrator.upload(new File([PIXEL], 'plan.png', { type: 'image/png' }));
    const { url } = (await administrator.request('GET', `/upload/files/${picture}`)) as { url: string };
    const text = { __component: 'article-sections.text', html: `<p><img src="${url}" alt=""></p>` };
    const guide = await administrator.create(ARTICLE, { title: 'Guide', sections: [text] });
    await administrator.update(LOCATION, gate.documentId, { hotspots: [opening('Read', guide)] });
    const describing = (): Promise<unknown> => {
      const about = new FormData();
      about.append('fileInfo', JSON.stringify({ alternativeText: 'Mine' }));
      return hallkeeper.request('POST', `/upload?id=${picture}`, about);
    };
    expect(await tried(describing)).toEqual(LIMITED);
    await administrator.update(LOCATION, gate.documentId, { hotspots: [] });
    await administrator.update(LOCATION, room.documentId, { hotspots: [opening('Read', guide)] });
    expect(await statusOf(describing())).toBe(200);
  });

  test('takes no translation of another world as still right', async () => {
    await administrator.update(LOCATION, gate.documentId, { title: 'Tor' }, 'de');
    await administrator.update(LOCATION, gate.documentId, { title: 'The gate' });
    const path = `${TRANSLATIONS_PATH}/${LOCATION}/${gate.documentId}`;
    const open = async () =>
      ((await administrator.request('GET', `${path}?source=en&target=de`)) as EntryTranslationAnswer).data;
    const { isOutdated, updatedAt } = await open();
    expect(isOutdated).toBe(true);
    const review = () =>
      hallkeeper.request('PUT', path, {
        source: 'en',
        target: 'de',
        basedOn: updatedAt,
        texts: [],
        reviewed: [['title']],
      });
    expect((await refusalOf(review())).message).toContain('“Hall” alone');
    expect((await open()).isOutdated).toBe(true);
    expect(await tried(review)).toEqual(LIMITED);
    expect((await open()).isOutdated).toBe(false);
  });

  test('opens nothing to visitors, and learns no key', async () => {
    await allowPublishers(administrator, [
      'plugin::users-permissions.roles.read',
      'plugin::users-permissions.roles.update',
      'admin::api-tokens.access',
      'admin::api-tokens.read',
    ]);
    const { roles } = (await administrator.request('GET', '/users-permissions/roles')) as {
      roles: readonly { readonly id: number; readonly type: string }[];
    };
    const visitors = roles.find(({ type }) => type === 'public');
    const path = `/users-permissions/roles/${visitors?.id}`;
    const { role } = (await administrator.request('GET', path)) as { role: object };
    expect(await tried(() => hallkeeper.request('PUT', path, role))).toEqual(LIMITED);
    const { data: tokens } = (await administrator.request('GET', '/admin/api-tokens')) as {
      data: readonly { readonly id: number }[];
    };
    expect(await tried(() => hallkeeper.request('GET', `/admin/api-tokens/${tokens[0]?.id}`))).toEqual(
      LIMITED,
    );
  });

  test('of several worlds changes what belongs to these', async () => {
    const path = `${VERSIONS_PATH}/${LOCATION}/${gate.documentId}?locale=en`;
    const mayRestore = async () =>
      ((await hallkeeper.request('GET', path)) as { data: { mayRestore: boolean } }).data.mayRestore;
    expect(await mayRestore()).toBe(false);
    await setWorlds(administrator, account, [hall.documentId, yard.documentId]);
    expect(await mayRestore()).toBe(true);
    await setWorlds(administrator, account, [hall.documentId]);
  });
});
