import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { ACTIVITY_PATH } from '../src/plugins/showroom/contracts/activity.ts';
import type { ActivityAnswer, ActivityPage } from '../src/plugins/showroom/contracts/activity.ts';
import { makeAccount, roleOf } from './account.ts';
import { linkTo, Refused, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let administrator: Editor;
let paula: Editor;
let hall: Entry;

async function activity(query: Record<string, string> = {}): Promise<ActivityPage> {
  return (
    (await administrator.request('GET', `${ACTIVITY_PATH}?${new URLSearchParams(query)}`)) as ActivityAnswer
  ).data;
}

/** In the order in which it was done. */
async function said(query: Record<string, string> = {}): Promise<readonly string[]> {
  return (await activity(query)).activities
    .map(({ action, title, fields, locale = '', actor }) =>
      [actor.name.split(' ')[0], action, title, locale, ...fields].join(' ').replaceAll(/ +/g, ' ').trim(),
    )
    .toReversed();
}

describe('the activity trail', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    administrator = await registerEditor(strapi);
    const role = await roleOf(administrator, 'vitrine-publisher');
    paula = await makeAccount(strapi, administrator, { role, name: 'Paula' });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('remembers who did what to which entry, and which fields', async () => {
    hall = await paula.create(WORLD, { name: 'Hall', slug: 'hall' });
    await paula.update(WORLD, hall.documentId, {
      name: 'The hall',
      slug: 'hall',
      description: 'Secret words',
    });
    await paula.update(WORLD, hall.documentId, { name: 'Halle' }, 'de');
    await paula.update(WORLD, hall.documentId, {
      name: 'The hall',
      slug: 'hall',
      description: 'Secret words',
    });
    const article = await paula.createPublished(ARTICLE, { title: 'Robot' });
    await paula.request(
      'POST',
      `/content-manager/collection-types/${ARTICLE}/${article.documentId}/actions/unpublish`,
      {},
    );
    await paula.remove(ARTICLE, article.documentId);
    expect(await said({ days: '1', kind: WORLD })).toEqual([
      'Paula create Hall en',
      'Paula update The hall en Name Description',
      'Paula create Halle de',
    ]);
    expect(await said({ kind: ARTICLE })).toEqual([
      'Paula create Robot en',
      'Paula publish Robot en',
      'Paula unpublish Robot en',
      'Paula delete Robot',
    ]);
  });

  test('holds no content, and nothing of people but their names', async () => {
    const text = JSON.stringify(await activity());
    expect(text).not.toContain('Secret words');
    expect(text).not.toContain('@example.com');
  });

  test('is narrowed by entry, person and world', async () => {
    await administrator.create(LOCATION, {
      title: 'Door',
      slug: 'door',
      world: linkTo(hall),
    });
    expect(await said({ world: hall.documentId, kind: LOCATION })).toEqual(['Test create Door en']);
    expect(await said({ documentId: hall.documentId })).toHaveLength(3);
    const { actors } = await activity();
    const { id } = actors.find(({ name }) => name === 'Paula Tester') ?? { id: -1 };
    expect(new Set((await said({ actor: String(id) })).map((line) => line.split(' ')[0]))).toEqual(
      new Set(['Paula']),
    );
    expect((await activity({ actor: String(id) })).total).toBe(7);
  });

  test('logs neither refused nor empty changes', async () => {
    const before = (await activity()).total;
    await expect(paula.create(WORLD, { name: 'Twin', slug: 'hall' })).rejects.toBeInstanceOf(Refused);
    expect((await activity()).total).toBe(before);
  });

  test('remembers accounts and rights', async () => {
    const lines = await said({ kind: 'admin::user' });
    expect(lines).toContain('Test user.create Paula Tester');
    const { data: role } = (await administrator.request('POST', '/admin/roles', {
      name: 'Guest',
      description: 'Looks on',
    })) as { data: { id: number } };
    await administrator.request('PUT', `/admin/roles/${role.id}/permissions`, { permissions: [] });
    // The router takes these for the same.
    await administrator.request('PUT', `/ADMIN/roles/${role.id}/Permissions/`, { permissions: [] });
    expect(await said({ kind: 'admin::role' })).toEqual([
      'Test role.create Guest',
      'Test role.update Guest permissions',
      'Test role.update Guest permissions',
    ]);
  });

  test('takes what is done to a whole world as one thing', async () => {
    await administrator.request('POST', `/showroom/worlds/${hall.documentId}/duplicate`, {
      name: 'Copy',
      slug: 'copy',
      withArticles: false,
    });
    const { activities } = await activity({ action: 'duplicateWorld' });
    expect(activities).toMatchObject([{ title: 'Copy', count: 2, actor: { name: 'Test Editor' } }]);
    expect(await said({ world: activities[0]?.documentId ?? '' })).toHaveLength(1);
  });

  test('is shown to those who may see it', async () => {
    const role = await roleOf(administrator, 'vitrine-translator');
    const theo = await makeAccount(strapi, administrator, { role, name: 'Theo' });
    await expect(theo.request('GET', ACTIVITY_PATH)).rejects.toMatchObject({ status: 403 });
    await expect(paula.request('GET', ACTIVITY_PATH)).resolves.toBeDefined();
  });
});
