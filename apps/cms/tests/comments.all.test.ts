import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivePreviewKeys, readPreview } from '@vitrine/content/node';
import type { ShownComment } from '@vitrine/core/comments/comment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { COMMENTS_PATH, OPEN_COMMENTS_PATH } from '../src/plugins/showroom/contracts/comments.ts';
import type {
  CommentsAnswer,
  FoundComments,
  OpenCommentsAnswer,
} from '../src/plugins/showroom/contracts/comments.ts';
import { PREVIEW_LINKS_PATH } from '../src/plugins/showroom/contracts/preview.ts';
import type { LinkRequest, LinksAnswer } from '../src/plugins/showroom/contracts/preview.ts';
import { MAX_LATELY, MAX_OF_LINK } from '../src/plugins/showroom/server/comments/bounds.ts';
import { makeAccount, roleOf } from './account.ts';
import { linkTo } from './editor.ts';
import type { Editor } from './editor.ts';
import { makeLimitedAccount, statusOf } from './limited-account.ts';
import type { LimitedAccount } from './limited-account.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let cms: LimitedAccount;
let editor: Editor;

function keys() {
  return derivePreviewKeys(readFileSync(join(strapi.dataDir, 'revalidate-secret'), 'utf8').trim());
}

async function share(link: Partial<LinkRequest> = {}): Promise<string> {
  const asked = { world: 'hall', hours: 24, extent: 'world', ...link };
  const { data } = (await editor.request('POST', PREVIEW_LINKS_PATH, asked)) as LinksAnswer;
  return data.links[0]?.id ?? '';
}

interface Guest {
  readonly status: number;
  readonly comments: readonly ShownComment[];
}

/** Asks as the web server does for someone who has a link. */
async function ask(link: string, address: string, written?: object, secret = keys().call): Promise<Guest> {
  const path = `${strapi.url}/api/showroom/comments`;
  const answer = await fetch(written ? path : `${path}?${new URLSearchParams({ link, address })}`, {
    method: written ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(written && { body: JSON.stringify({ link, address, ...written }) }),
  });
  const body = (await answer.json()) as { readonly comments?: readonly ShownComment[] };
  return { status: answer.status, comments: body.comments ?? [] };
}

const ANNA = { name: 'Anna Weber', text: 'The pump is <b>too</b> small.' };

async function listed(by: Editor, query = ''): Promise<FoundComments> {
  return ((await by.request('GET', `${COMMENTS_PATH}?${query}`)) as CommentsAnswer).data;
}

async function newest(by: Editor = editor) {
  const [found] = (await listed(by)).comments;
  if (found === undefined) throw new Error('There is no comment.');
  return found;
}

describe('comments of people with a shared link', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    cms = await makeLimitedAccount(strapi);
    editor = cms.administrator;
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('a comment is on its page, in its language, for its own link alone', async () => {
    const slug = String(cms.door['slug']);
    const [mine, other] = [await share(), await share()];
    const { status, comments } = await ask(mine, `/hall/${slug}`, ANNA);
    expect(status).toBe(200);
    expect(comments).toEqual([{ ...ANNA, at: expect.any(String), isSettled: false }]);
    expect((await ask(mine, `/HALL/${slug}?places`.replace('HALL', 'hall'))).comments).toHaveLength(1);
    expect((await ask(mine, '/hall')).comments).toEqual([]);
    expect((await ask(mine, `/de/hall/${slug}`)).comments).toEqual([]);
    expect((await ask(other, `/hall/${slug}`)).comments).toEqual([]);
    const found = await newest();
    expect(found).toMatchObject({
      ...ANNA,
      language: 'en',
      world: 'Hall',
      title: 'Door',
      entry: { uid: LOCATION, documentId: cms.door.documentId },
    });
    const claims = readPreview(keys(), new URL(found.href ?? '').searchParams.get('token') ?? '');
    expect(claims).toMatchObject({ kind: 'link', id: mine, address: `/hall/${slug}` });
    expect(((await editor.request('GET', OPEN_COMMENTS_PATH)) as OpenCommentsAnswer).data).toEqual({
      [mine]: 1,
    });
  });

  test('an article is a page of its own, wherever it is opened', async () => {
    const article = await editor.create(ARTICLE, { title: 'Pump', public_id: 4711 });
    const link = await share({ extent: 'everything' });
    await ask(link, '/hall?article=4711', ANNA);
    const slug = String(cms.door['slug']);
    expect((await ask(link, `/hall/${slug}?article=4711-pump`)).comments).toHaveLength(1);
    expect(await newest()).toMatchObject({
      title: 'Pump',
      entry: { uid: ARTICLE, documentId: article.documentId },
    });
  });

  test('what the link does not show has no comments, and nothing else is written', async () => {
    const link = await share();
    const before = (await listed(editor)).total;
    const attempts: readonly (readonly [string, string, object, number, string?])[] = [
      [link, '/yard', ANNA, 404],
      [link, '/hall/nowhere', ANNA, 404],
      [link, '//evil.example/hall', ANNA, 404],
      [link, 'https://evil.example/hall', ANNA, 404],
      [link, `/hall?q=${'x'.repeat(1_000)}`, ANNA, 404],
      [link, '/hall', { name: 'Anna', text: ' ' }, 422],
      [link, '/hall', { name: 'Anna', text: 'x'.repeat(4_001) }, 422],
      [link, '/hall', { name: ['Anna'], text: 'Hello' }, 422],
      ['nonsense', '/hall', ANNA, 410],
      [link, '/hall', ANNA, 401, 'not the secret'],
    ];
    for (const [id, address, written, status, secret] of attempts) {
      expect.soft((await ask(id, address, written, secret)).status, address).toBe(status);
    }
    expect((await ask(link, '/hall', undefined, 'not the secret')).status).toBe(401);
    expect((await listed(editor)).total).toBe(before);
  });

  test('a withdrawn link reads and writes nothing; editors keep what was written', async () => {
    const link = await share();
    await ask(link, '/hall', ANNA);
    await editor.request('DELETE', `${PREVIEW_LINKS_PATH}/${link}`);
    expect((await ask(link, '/hall')).status).toBe(410);
    expect((await ask(link, '/hall', ANNA)).status).toBe(410);
    const kept = (await listed(editor, `link=${link}`)).comments;
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toHaveProperty('href');
  });

  test('editors answer, settle and delete', async () => {
    const link = await share();
    await ask(link, '/hall', ANNA);
    const path = `${COMMENTS_PATH}/${(await newest()).id}`;
    await editor.request('PUT', path, { answer: ' It is the \u202Esmall one. ' });
    await editor.request('PUT', path, { isSettled: true });
    const [seen] = (await ask(link, '/hall')).comments;
    expect(seen).toMatchObject({
      isSettled: true,
      answer: { text: 'It is the small one.', name: 'Test Editor' },
    });
    expect((await listed(editor, `state=settled&link=${link}`)).total).toBe(1);
    expect((await listed(editor, `state=open&link=${link}`)).total).toBe(0);
    expect(await statusOf(editor.request('PUT', path, { answer: '' }))).toBe(400);
    await editor.request('DELETE', path);
    expect((await ask(link, '/hall')).comments).toEqual([]);
    expect(await statusOf(editor.request('DELETE', path))).toBe(404);
  });

  test('an account that may change one world answers there alone, and gets no address of wider links', async () => {
    const link = await share({ extent: 'everything' });
    await ask(link, '/hall', ANNA);
    const ofHall = await newest(cms.hallkeeper);
    expect(ofHall.mayChange).toBe(true);
    expect(ofHall).not.toHaveProperty('href');
    await cms.hallkeeper.request('PUT', `${COMMENTS_PATH}/${ofHall.id}`, { isSettled: true });
    const cellar = await editor.create(WORLD, { name: 'Cellar', slug: 'cellar' });
    await editor.create(LOCATION, { title: 'Vault', slug: 'vault', world: linkTo(cellar) });
    await ask(link, '/cellar', ANNA);
    const ofCellar = await newest(cms.hallkeeper);
    expect(ofCellar).toMatchObject({ world: 'Cellar', mayChange: false });
    const path = `${COMMENTS_PATH}/${ofCellar.id}`;
    expect(await statusOf(cms.hallkeeper.request('PUT', path, { isSettled: true }))).toBe(403);
    expect(await statusOf(cms.hallkeeper.request('DELETE', path))).toBe(403);
  });

  test('who may not share drafts reads no comments', async () => {
    const role = await roleOf(editor, 'vitrine-translator');
    const translator = await makeAccount(strapi, editor, { role, name: 'Tina' });
    const path = `${COMMENTS_PATH}/${(await newest()).id}`;
    expect(await statusOf(translator.request('GET', COMMENTS_PATH))).toBe(403);
    expect(await statusOf(translator.request('PUT', path, { isSettled: true }))).toBe(403);
    expect(await statusOf(translator.request('DELETE', path))).toBe(403);
  });

  test('a link has room for so many at a time, and altogether', async () => {
    const link = await share();
    const sent = await Promise.all(
      Array.from({ length: MAX_LATELY + 5 }, async () => (await ask(link, '/hall', ANNA)).status),
    );
    expect(sent.filter((status) => status === 200)).toHaveLength(MAX_LATELY);
    expect(sent.filter((status) => status === 429)).toHaveLength(5);
    expect(MAX_OF_LINK).toBeGreaterThan(MAX_LATELY);
  });
});
