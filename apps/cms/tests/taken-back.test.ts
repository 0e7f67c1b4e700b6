import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { read, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const REQUEST = 'api::contact-request.contact-request';

let strapi: StartedStrapi;
let editor: Editor;

function pathOf(uid: string, { documentId }: Entry): string {
  return `/content-manager/collection-types/${uid}/${documentId}`;
}

function unpublish(uid: string, entry: Entry, locale = 'en'): Promise<unknown> {
  return editor.request('POST', `${pathOf(uid, entry)}/actions/unpublish?locale=${locale}`, {});
}

interface Listed {
  readonly collection: string;
  readonly documentId: string;
  readonly locale: string | null;
  readonly at: string;
}

/** What the web server reads of an entry. */
async function listed({ documentId }: Entry): Promise<readonly string[]> {
  const { data } = (await read(strapi, '/api/taken-back')) as { data: readonly Listed[] };
  return data
    .filter((one) => one.documentId === documentId)
    .map(({ collection, locale }) => `${collection} ${String(locale)}`)
    .toSorted();
}

describe('what editors take back', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('is readable only with the web server’s token', async () => {
    await expect(read(strapi, '/api/taken-back', '')).rejects.toMatchObject({ status: 403 });
    expect(await read(strapi, '/api/taken-back')).toEqual({ data: [] });
  });

  test('changes the checksums, which only that token reads as well', async () => {
    await expect(read(strapi, '/api/content-checksums', '')).rejects.toMatchObject({ status: 403 });
    const readChecksums = () => read(strapi, '/api/content-checksums');
    const hall = await editor.createPublished(ARTICLE, { title: 'Hall', public_id: 5 });
    const before = await readChecksums();
    expect(before).toMatchObject({
      data: expect.arrayContaining([
        { collection: 'articles', locale: 'en', checksum: expect.stringMatching(/^1 [\d.]+ \d+$/) },
        { collection: 'files', checksum: expect.any(String) },
      ]),
    });
    expect(await readChecksums()).toEqual(before);
    await unpublish(ARTICLE, hall);
    expect(await readChecksums()).not.toEqual(before);
    await editor.request('DELETE', `${pathOf(ARTICLE, hall)}?locale=*`);
  });

  test('is an unpublished entry in that language, until it is published again', async () => {
    const hall = await editor.createPublished(ARTICLE, { title: 'Hall', public_id: 6 });
    await editor.update(ARTICLE, hall.documentId, { title: 'Halle' }, 'de');
    await editor.publish(ARTICLE, hall.documentId, {}, 'de');
    expect(await listed(hall)).toEqual([]);
    const before = Date.now();
    await unpublish(ARTICLE, hall, 'de');
    expect(await listed(hall)).toEqual(['articles de']);
    const { data } = (await read(strapi, '/api/taken-back')) as { data: readonly Listed[] };
    expect(Date.parse(data[0]?.at ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    await editor.publish(ARTICLE, hall.documentId, {}, 'de');
    expect(await listed(hall)).toEqual([]);
    await unpublish(ARTICLE, hall, 'en');
    expect(await listed(hall)).toEqual(['articles en']);
  });

  test('is a deleted entry in every language that visitors saw', async () => {
    const article = await editor.createPublished(ARTICLE, { title: 'Robot', public_id: 7 });
    await editor.request('DELETE', `${pathOf(ARTICLE, article)}?locale=*`);
    expect(await listed(article)).toEqual(['articles en']);
  });

  test('is no draft, and nothing that visitors send', async () => {
    const draft = await editor.create(ARTICLE, { title: 'Draft', public_id: 8 });
    await editor.request('DELETE', `${pathOf(ARTICLE, draft)}?locale=*`);
    expect(await listed(draft)).toEqual([]);
    const request = await editor.create(REQUEST, { request_id: 'one', message: 'Hello' });
    await editor.request('DELETE', pathOf(REQUEST, request));
    expect(await listed(request)).toEqual([]);
  });
});
