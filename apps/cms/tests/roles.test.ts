import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { NOT_ALLOWED } from '../src/contracts/refusals.ts';
import { DOCTOR_PATH } from '../src/plugins/showroom/contracts/doctor.ts';
import { TRANSFER_PATH } from '../src/plugins/showroom/contracts/transfer.ts';
import { TRANSLATIONS_PATH } from '../src/plugins/showroom/contracts/translations.ts';
import { makeAccount, roleOf } from './account.ts';
import { Refused, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const CATEGORY = 'api::article-category.article-category';
const HOOK = 'api::box-hook.box-hook';
const REQUESTS = 'api::contact-request.contact-request';

let strapi: StartedStrapi;
let administrator: Editor;
let editor: Editor;
let translator: Editor;
let publisher: Editor;
let article: Entry;

function statusOf(attempt: Promise<unknown>): Promise<number> {
  return attempt.then(
    () => 200,
    (error: unknown) => (error instanceof Refused ? error.status : Promise.reject(error)),
  );
}

function list(uid: string): string {
  return `/content-manager/collection-types/${uid}?locale=en`;
}

function translation(target: string, basedOn: string | null = null) {
  return {
    source: 'en',
    target,
    basedOn,
    texts: [{ path: ['title'], value: `Title in ${target}` }],
    reviewed: [],
  };
}

function pathOf({ documentId }: Entry): string {
  return `${TRANSLATIONS_PATH}/${encodeURIComponent(ARTICLE)}/${documentId}`;
}

describe('roles', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    administrator = await registerEditor(strapi);
    const as = async (code: string, name: string) =>
      makeAccount(strapi, administrator, { role: await roleOf(administrator, code), name });
    editor = await as('vitrine-editor', 'Edda');
    translator = await as('vitrine-translator', 'Theo');
    publisher = await as('vitrine-publisher', 'Paula');
    article = await administrator.create(ARTICLE, { title: 'Robot', summary: 'It lifts.' });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('an editor writes drafts in every language', async () => {
    const own = await editor.create(ARTICLE, { title: 'Arm' });
    await expect(editor.update(ARTICLE, own.documentId, { title: 'The arm' })).resolves.toMatchObject({
      title: 'The arm',
    });
    await expect(editor.update(ARTICLE, own.documentId, { title: 'Der Arm' }, 'de')).resolves.toMatchObject({
      title: 'Der Arm',
      locale: 'de',
    });
  });

  test('and changes nothing that visitors see', async () => {
    expect(await statusOf(editor.publish(ARTICLE, article.documentId))).toBe(403);
    const { documentId } = await publisher.createPublished(ARTICLE, { title: 'Shown' });
    expect(
      await statusOf(
        editor.request(
          'POST',
          `/content-manager/collection-types/${ARTICLE}/${documentId}/actions/unpublish`,
          {},
        ),
      ),
    ).toBe(403);
    expect(await statusOf(editor.remove(ARTICLE, documentId))).toBe(403);
    const category = await editor.create(CATEGORY, { title: 'Robots' });
    expect(await statusOf(editor.update(CATEGORY, category.documentId, { title: 'Arms' }))).toBe(403);
    expect(await statusOf(editor.create(HOOK, { event: 'idle' }))).toBe(403);
    const draft = await editor.create(ARTICLE, { title: 'A mistake' });
    expect(await statusOf(editor.remove(ARTICLE, draft.documentId))).toBe(200);
  });

  test('what a role may not do is refused with a sentence', async () => {
    const refusals = [
      editor.publish(ARTICLE, article.documentId),
      editor.request('GET', `${TRANSFER_PATH}/import`),
      translator.create(ARTICLE, { title: 'Neu' }),
    ].map(async (attempt) => (await refusalOf(attempt)).message);
    expect(new Set(await Promise.all(refusals))).toEqual(new Set([NOT_ALLOWED]));
  });

  test('the start page of the panel lists the settings by their name', async () => {
    await administrator.request(
      'PUT',
      '/content-manager/single-types/api::app-setting.app-setting?locale=en',
      {
        staging: false,
      },
    );
    const { data } = (await administrator.request(
      'GET',
      '/content-manager/homepage/recent-documents?action=update',
    )) as { data: readonly { kind: string; title: string }[] };
    const titles = data.filter(({ kind }) => kind === 'singleType').map(({ title }) => title);
    expect(titles).toContain('Showroom settings');
  });

  test('a translator reads everything, and makes nothing', async () => {
    expect(await statusOf(translator.request('GET', list(ARTICLE)))).toBe(200);
    expect(await statusOf(translator.request('GET', list(CATEGORY)))).toBe(200);
    expect(await statusOf(translator.create(ARTICLE, { title: 'Neu' }))).toBe(403);
    expect(await statusOf(translator.create(ARTICLE, { title: 'Neu' }, 'de'))).toBe(403);
    expect(await statusOf(translator.remove(ARTICLE, article.documentId))).toBe(403);
    expect(await statusOf(translator.publish(ARTICLE, article.documentId, {}, 'de'))).toBe(403);
  });

  test('a translator translates into every language but the first', async () => {
    expect(await statusOf(translator.request('PUT', pathOf(article), translation('de')))).toBe(200);
    const first = await translator
      .request('PUT', pathOf(article), { ...translation('en'), source: 'de' })
      .then(
        () => 200,
        (error: unknown) => (error as Refused).status,
      );
    expect(first).toBe(403);
    // The edit view, too, lets translators change texts only.
    expect(await statusOf(translator.update(ARTICLE, article.documentId, { title: 'Mine' }, 'en'))).toBe(403);
    const changed = await translator.update(
      ARTICLE,
      article.documentId,
      { title: 'Roboter', public_id: 99 },
      'de',
    );
    expect(changed).toMatchObject({ title: 'Roboter', public_id: article['public_id'] });
  });

  test('a publisher publishes, takes back and deletes', async () => {
    const own = await publisher.createPublished(ARTICLE, { title: 'News' });
    const { documentId } = own;
    expect(
      await statusOf(
        publisher.request(
          'POST',
          `/content-manager/collection-types/${ARTICLE}/${documentId}/actions/unpublish`,
          {},
        ),
      ),
    ).toBe(200);
    expect(await statusOf(publisher.publish(ARTICLE, documentId, { title: 'News' }))).toBe(200);
    expect(await statusOf(publisher.remove(ARTICLE, documentId))).toBe(200);
    const category = await publisher.create(CATEGORY, { title: 'Arms' });
    expect(await statusOf(publisher.update(CATEGORY, category.documentId, { title: 'Grippers' }))).toBe(200);
  });

  test.each(['editor', 'translator', 'publisher'] as const)(
    'the %s sees the doctor and translations',
    async (role) => {
      const person = { editor, translator, publisher }[role];
      expect(await statusOf(person.request('GET', DOCTOR_PATH))).toBe(200);
      expect(await statusOf(person.request('GET', TRANSLATIONS_PATH))).toBe(200);
      // Contact requests name people.
      expect(await statusOf(person.request('GET', list(REQUESTS)))).toBe(403);
      expect(await statusOf(person.request('GET', '/admin/users'))).toBe(403);
    },
  );
});
