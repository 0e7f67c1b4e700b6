import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { READ_VERSIONS, VERSIONS_PATH } from '../src/plugins/showroom/contracts/versions.ts';
import type {
  Comparison,
  RestoreResult,
  Version,
  VersionList,
} from '../src/plugins/showroom/contracts/versions.ts';
import { linkTo, PIXEL, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { rowsOf } from './test-database.ts';

let strapi: StartedStrapi;
let editor: Editor;

async function get<Data>(path: string, by = editor): Promise<Data> {
  return ((await by.request('GET', `${VERSIONS_PATH}/${path}`)) as { data: Data }).data;
}

async function post(path: string, body: object, by = editor): Promise<RestoreResult> {
  return ((await by.request('POST', `${VERSIONS_PATH}/${path}`, body)) as { data: RestoreResult }).data;
}

/** In the order in which they came about. */
async function versionsOf(uid: string, { documentId }: Entry, locale = 'en'): Promise<readonly Version[]> {
  const { versions } = await get<VersionList>(`${uid}/${documentId}?locale=${locale}`);
  return versions.toReversed();
}

function actionsOf(versions: readonly Version[]): readonly string[] {
  return versions.map(({ action, stage }) => `${action} ${stage}`);
}

function published(documentId: string): Promise<Entry> {
  return editor.find(ARTICLE, documentId, 'locale=en&status=published');
}

describe('versions', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('every state is kept once, with who made it, language by language', async () => {
    const article = await editor.create(ARTICLE, { title: 'Robot' });
    await editor.update(ARTICLE, article.documentId, { title: 'Robots' });
    await editor.update(ARTICLE, article.documentId, { title: 'Robots' });
    await editor.publish(ARTICLE, article.documentId, { title: 'Robots' });
    await editor.update(ARTICLE, article.documentId, { title: 'Roboter' }, 'de');
    const versions = await versionsOf(ARTICLE, article);
    expect(actionsOf(versions)).toEqual(['create saved', 'update saved', 'publish published']);
    expect(new Set(versions.map(({ actor }) => actor.name))).toEqual(new Set(['Test Editor']));
    expect(actionsOf(await versionsOf(ARTICLE, article, 'de'))).toEqual(['update saved']);
  });

  test('a version is compared with the draft by the names of the form, and restored in one field or whole', async () => {
    const target = await editor.create(ARTICLE, { title: 'Target' });
    const location = await editor.create(LOCATION, {
      title: 'Desk',
      slug: 'versions-desk',
      hotspots: [
        {
          __component: 'hotspots.open-article',
          title: 'Read',
          position: { x: 10, y: 20 },
          article: linkTo(target),
        },
      ],
    });
    await editor.update(LOCATION, location.documentId, { title: 'Table', hotspots: [] });
    const path = `${LOCATION}/${location.documentId}`;
    const [first] = await versionsOf(LOCATION, location);
    const compared = await get<Comparison>(`${path}/compare?locale=en&version=${first?.id}`);
    expect(compared.differences).toMatchObject([
      { field: 'hotspots', labels: [expect.stringMatching(/^Hotspots 1 \(/), 'Article'] },
      { field: 'hotspots' },
      { field: 'hotspots' },
      { field: 'hotspots' },
      { field: 'hotspots' },
      {
        field: 'title',
        before: { kind: 'text', text: 'Desk' },
        after: { kind: 'text', text: 'Table' },
      },
    ]);
    expect(compared.before.points).toEqual([{ label: 'Read', x: 10, y: 20 }]);
    expect(compared.restorable).toEqual(['hotspots', 'title']);

    const input = { locale: 'en', version: first?.id };
    expect(await post(`${path}/restore`, { ...input, fields: ['title'] })).toEqual({ leftOut: [] });
    expect(await editor.find(LOCATION, location.documentId)).toMatchObject({ title: 'Desk', hotspots: [] });

    await editor.remove(ARTICLE, target.documentId);
    const { leftOut } = await post(`${path}/restore`, input);
    expect(leftOut).toMatchObject([
      { reason: 'entryGone', labels: [expect.stringMatching('Hotspots 1'), 'Article'] },
    ]);
    const { hotspots } = await editor.find(LOCATION, location.documentId);
    expect(hotspots).toMatchObject([{ title: 'Read', position: { x: 10, y: 20 } }]);
    expect(actionsOf(await versionsOf(LOCATION, location)).slice(-2)).toEqual([
      'restore saved',
      'restore saved',
    ]);
  });

  test('a publish is undone: visitors see what they saw before, and the draft stays', async () => {
    const article = await editor.createPublished(ARTICLE, { title: 'First' });
    await editor.publish(ARTICLE, article.documentId, { title: 'Second' });
    await editor.update(ARTICLE, article.documentId, { title: 'Third' });
    const path = `${ARTICLE}/${article.documentId}`;
    const { undo } = await get<VersionList>(`${path}?locale=en`);
    expect(undo?.before).toBeDefined();
    await post(`${path}/undo-publish`, { locale: 'en', version: undo?.version });
    expect(await published(article.documentId)).toMatchObject({ title: 'First' });
    expect(await editor.find(ARTICLE, article.documentId)).toMatchObject({ title: 'Third' });
    const late = post(`${path}/undo-publish`, { locale: 'en', version: undo?.version });
    await expect(late).rejects.toMatchObject({ status: 400 });
  });

  test('of a first publish nothing is left to see', async () => {
    const article = await editor.createPublished(ARTICLE, { title: 'Only' });
    const path = `${ARTICLE}/${article.documentId}`;
    const { undo } = await get<VersionList>(`${path}?locale=en`);
    expect(undo).not.toHaveProperty('before');
    await post(`${path}/undo-publish`, { locale: 'en', version: undo?.version });
    expect(await published(article.documentId)).not.toHaveProperty('title');
    expect(await editor.find(ARTICLE, article.documentId)).toMatchObject({ title: 'Only' });
  });

  test('a file that a version shows is not deleted, alone or among others, and the refusal names the entry', async () => {
    const upload = (name: string) => editor.upload(new File([PIXEL], name, { type: 'image/png' }));
    const id = await upload('pixel.png');
    const article = await editor.create(ARTICLE, { title: 'With a picture', cover: id });
    await editor.update(ARTICLE, article.documentId, { title: 'Without', cover: null });
    const refused = {
      status: 400,
      message:
        'Not deleted: “pixel.png”. Shown in earlier versions, which can be restored for 365 days, of “With a picture”.',
    };
    await expect(editor.request('DELETE', `/upload/files/${id}`)).rejects.toMatchObject(refused);
    const unused = await upload('unused.png');
    const both = editor.request('POST', '/upload/actions/bulk-delete', { fileIds: [unused, id] });
    await expect(both).rejects.toMatchObject(refused);
    await expect(editor.request('DELETE', `/upload/files/${unused}`)).resolves.toBeDefined();
  });

  test('access codes and contact requests are in no version', async () => {
    const code = 'sesame-7319';
    await editor.create(WORLD, { name: 'Vault', slug: 'vault', protect_with_password: true, password: code });
    await editor.create('api::contact-request.contact-request', {
      request_id: 'versions-1',
      first_name: 'Ada',
      email: 'ada@private.example',
    });
    const stored = JSON.stringify(
      rowsOf(strapi.dataDir, 'select * from showroom_versions', strapi.databaseUrl),
    );
    expect(stored).toContain('Vault');
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('private.example');
  });

  test('who may not read an entry sees no versions, and who may not write it restores none', async () => {
    const article = await editor.createPublished(ARTICLE, { title: 'Closed' });
    const path = `${ARTICLE}/${article.documentId}`;
    const [first] = await versionsOf(ARTICLE, article);
    const input = { locale: 'en', version: first?.id };
    const sees = pluginPermission(READ_VERSIONS);
    const stranger = await makeColleague(strapi, editor, 'stranger', [
      sees,
      permission('read', ARTICLE, ['title'], { isOwnAlone: true }),
    ]);
    await expect(get(`${path}?locale=en`, stranger)).rejects.toMatchObject({ status: 403 });
    const reader = await makeColleague(strapi, editor, 'reader', [
      sees,
      permission('read', ARTICLE, ['title'], { locales: ['en'] }),
    ]);
    expect(await get<VersionList>(`${path}?locale=en`, reader)).toMatchObject({ mayRestore: false });
    await expect(post(`${path}/restore`, input, reader)).rejects.toMatchObject({ status: 403 });
    const writer = await makeColleague(strapi, editor, 'writer', [
      sees,
      permission('read', ARTICLE, ['title']),
      permission('update', ARTICLE, ['title']),
    ]);
    const { leftOut } = await post(`${path}/restore`, input, writer);
    expect(leftOut.every(({ reason }) => reason === 'notPermitted')).toBe(true);
    const undone = post(`${path}/undo-publish`, { locale: 'en', version: 1 }, writer);
    await expect(undone).rejects.toMatchObject({ status: 403 });
    const blind = await makeColleague(strapi, editor, 'blind', [permission('read', ARTICLE, ['title'])]);
    await expect(get(`${path}?locale=en`, blind)).rejects.toMatchObject({ status: 403 });
  });
});
