import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentBundle } from '@vitrine/content/preview-content';
import { derivePreviewKeys, readPreview } from '@vitrine/content/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, DASHBOARD, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import {
  PREVIEW_ADDRESS_PATH,
  PREVIEW_EDITS_PATH,
  PREVIEW_LINKS_PATH,
  PREVIEW_OPENINGS_PATH,
} from '../src/plugins/showroom/contracts/preview.ts';
import type {
  EditAnswer,
  EditedForm,
  LinksAnswer,
  OpeningAnswer,
  SessionRef,
} from '../src/plugins/showroom/contracts/preview.ts';
import { makeAccount, roleOf } from './account.ts';
import { linkTo, read, Refused, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let den: Entry;

function chosen(entry: Entry) {
  return {
    connect: [{ id: 1, apiData: { documentId: entry.documentId, locale: 'en' } }],
    disconnect: [],
  };
}

/** The name of an opened panel, and of one that the same editor opens later. */
const [SESSION, LATER_SESSION] = ['a'.repeat(32), 'b'.repeat(32)];
const ME = `editor=1&session=${SESSION}`;

function entryForm(values?: object): EditedForm {
  return {
    uid: LOCATION,
    documentId: den.documentId,
    locale: 'en',
    ...(values === undefined ? {} : { values: { ...values } }),
  };
}

async function edit(form: EditedForm & Partial<SessionRef>): Promise<string> {
  return ((await editor.request('POST', PREVIEW_EDITS_PATH, { session: SESSION, ...form })) as EditAnswer)
    .data.address;
}

function keys() {
  return derivePreviewKeys(readFileSync(join(strapi.dataDir, 'revalidate-secret'), 'utf8').trim());
}

/** What the web server gets, by the CMS's own word for who asks. */
function ask(query: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${strapi.url}/api/showroom/preview/content?${query}`, {
    headers: { authorization: `Bearer ${keys().call}`, ...headers },
  });
}

async function seenBy(query: string): Promise<SentBundle> {
  return (await (await ask(query)).json()) as SentBundle;
}

async function titlesSeenBy(query: string, locale = 'en'): Promise<readonly string[]> {
  const snapshot = (await seenBy(query)).snapshots[locale];
  return snapshot !== undefined && 'locations' in snapshot
    ? snapshot.locations.map(({ title }) => title)
    : [];
}

async function makeLink(): Promise<string> {
  const { data } = (await editor.request('POST', PREVIEW_LINKS_PATH, {
    world: 'hall',
    hours: 24,
    extent: 'everything',
  })) as LinksAnswer;
  return data.links[0]?.id ?? '';
}

/** A colleague with a shared link and an open preview, and what the web server gets of the two. */
async function startPreviews(name: string) {
  const role = await roleOf(editor, 'vitrine-editor');
  const colleague = await makeAccount(strapi, editor, { role, name });
  const { data } = (await colleague.request('GET', '/admin/users/me')) as { data: { id: number } };
  const links = (await colleague.request('POST', PREVIEW_LINKS_PATH, {
    world: 'hall',
    hours: 24,
    extent: 'everything',
  })) as LinksAnswer;
  await colleague.request('POST', PREVIEW_EDITS_PATH, { session: SESSION, ...entryForm() });
  const asked = [`link=${links.data.links[0]?.id}`, `editor=${data.id}&session=${SESSION}`];
  return {
    colleague,
    path: `/admin/users/${data.id}`,
    statuses: async () => Promise.all(asked.map(async (query) => (await ask(query)).status)),
  };
}

describe('previews', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    hall = await editor.create(WORLD, {
      name: 'Hall',
      slug: 'hall',
      password: 'open sesame',
      protect_with_password: true,
    });
    den = await editor.create(LOCATION, { title: 'Den', slug: 'den', world: linkTo(hall) });
    await editor.update(LOCATION, den.documentId, { title: 'Zimmer', slug: 'den' }, 'de');
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('only the editor sees their unsaved changes', async () => {
    const link = await makeLink();
    expect(await edit(entryForm({ title: 'Unsaved', slug: 'moved' }))).toBe('/hall/moved');
    expect(await titlesSeenBy(ME)).toEqual(['Unsaved']);
    // The address is one in all languages, the title is not.
    expect(await titlesSeenBy(ME, 'de')).toEqual(['Zimmer']);
    expect(await titlesSeenBy(`link=${link}`)).toEqual(['Den']);
    expect(await read(strapi, '/api/content-locations')).toMatchObject({ data: [] });
    expect((await ask(`editor=2&session=${SESSION}`)).status).toBe(410);
    expect((await ask(`editor=1&session=${LATER_SESSION}`)).status).toBe(410);
    expect((await ask('editor=1')).status).toBe(410);
    expect((await editor.find(LOCATION, den.documentId))['title']).toBe('Den');
  });

  test('what is chosen and not saved is there with all that belongs to it', async () => {
    const article = await editor.create(ARTICLE, { title: 'Robot' });
    await edit(
      entryForm({
        title: 'Den',
        hotspots: [
          {
            __component: 'hotspots.open-article',
            __temp_key__: 'a0',
            title: 'Read',
            position: { x: 50, y: 50 },
            article: chosen(article),
          },
        ],
      }),
    );
    const { en } = (await seenBy(ME)).snapshots;
    const [location] = en !== undefined && 'locations' in en ? en.locations : [];
    expect(location?.hotspots).toMatchObject([{ title: 'Read', action: { kind: 'openArticle' } }]);
    const asArticle = { uid: ARTICLE, documentId: article.documentId, locale: 'en' };
    expect(await edit(asArticle)).toMatch(/^\/hall\/den\?article=\d+$/);
  });

  test('the address of a saved entry is that of the public showroom, whatever is being typed', async () => {
    await edit(entryForm({ title: 'Unsaved', slug: 'moved' }));
    const asked = new URLSearchParams({ uid: LOCATION, documentId: den.documentId, locale: 'de' });
    const answer = await editor.request('GET', `${PREVIEW_ADDRESS_PATH}?${asked}`);
    expect(answer).toEqual({ data: { href: expect.stringMatching(/^http:\/\/[^/]+\/de\/hall\/den$/) } });
  });

  test('an entry that was never saved has its place', async () => {
    const values = { title: 'Counter', slug: 'counter', world: chosen(hall) };
    expect(await edit({ uid: LOCATION, locale: 'de', values, seenIn: 'de' })).toBe('/de/hall/counter');
    expect(await titlesSeenBy(ME, 'de')).toContain('Counter');
    await editor.request('DELETE', `${PREVIEW_EDITS_PATH}?session=${SESSION}&uid=${LOCATION}&locale=de`);
    expect((await ask(ME)).status).toBe(410);
    await edit(entryForm());
    expect(await titlesSeenBy(ME, 'de')).not.toContain('Counter');
  });

  test('the source of a figure reaches the web server beside the content', async () => {
    const { documentId } = await editor.create(DASHBOARD, { title: 'Plant', public_id: 77 });
    const source = { source_address: 'https://data.example/a.csv?key=1', source_field: 'power' };
    const figures = [{ value: '1', label: 'Power', ...source, __temp_key__: 'a0' }];
    await edit({ uid: DASHBOARD, documentId, locale: 'en', values: { title: 'Plant', figures } });
    const { serverOnly, snapshots } = await seenBy(ME);
    const { en } = snapshots;
    const [dashboard] = en !== undefined && 'dashboards' in en ? en.dashboards : [];
    expect(dashboard?.figures).toEqual([{ value: '1', unit: '', label: 'Power', isPolled: true }]);
    const [sent] = Object.values(serverOnly.figureSources?.['en'] ?? {});
    expect(sent).toEqual({ address: source.source_address, field: 'power' });
  });

  test('codes of worlds are not sent, and what is known is not sent again', async () => {
    await edit(entryForm());
    const first = await ask(ME);
    const text = await first.text();
    expect(text).not.toContain('open sesame');
    const { snapshots } = JSON.parse(text) as SentBundle;
    const etag = String(first.headers.get('etag'));
    expect((await ask(ME, { 'if-none-match': etag })).status).toBe(304);
    const known = Object.values(snapshots).map(({ version }) => version);
    await edit(entryForm({ title: 'Once more' }));
    const sent = (await seenBy(`${ME}&known=${known.join(',')}`)).snapshots;
    expect(Object.keys(sent['en'] ?? {})).toContain('locations');
    expect(sent['fr']).toEqual({ version: snapshots['fr']?.version });
  });

  test('what is saved is seen by those with a link', async () => {
    const link = await makeLink();
    await titlesSeenBy(`link=${link}`);
    await editor.update(LOCATION, den.documentId, { title: 'Saved' });
    expect(await titlesSeenBy(`link=${link}`)).toEqual(['Saved']);
  });

  test('a link is revoked at once', async () => {
    const link = await makeLink();
    const { data } = (await editor.request('DELETE', `${PREVIEW_LINKS_PATH}/${link}`)) as LinksAnswer;
    expect(data.links.map(({ id }) => id)).not.toContain(link);
    expect((await ask(`link=${link}`)).status).toBe(410);
    await expect(editor.request('DELETE', `${PREVIEW_LINKS_PATH}/${link}x`)).rejects.toBeInstanceOf(Refused);
  });

  test('an opening says where to begin, for whom, and in whose frame', async () => {
    const asked = { ...entryForm(), session: SESSION, seenIn: 'de' };
    const { data } = (await editor.request('POST', PREVIEW_OPENINGS_PATH, asked)) as OpeningAnswer;
    const claims = readPreview(keys(), new URL(data.href).searchParams.get('token') ?? '');
    expect(claims).toMatchObject({
      kind: 'opening',
      editor: '1',
      session: SESSION,
      frame: strapi.url,
      address: '/de/hall/den',
    });
  });

  test('a closed preview has nothing any more, even when its editor opens another', async () => {
    await edit(entryForm({ title: 'Unsaved' }));
    const query = new URLSearchParams({
      session: SESSION,
      uid: LOCATION,
      documentId: den.documentId,
      locale: 'en',
    });
    await editor.request('DELETE', `${PREVIEW_EDITS_PATH}?${query}`);
    expect((await ask(ME)).status).toBe(410);
    await edit({ ...entryForm({ title: 'Later' }), session: LATER_SESSION });
    expect((await ask(ME)).status).toBe(410);
    expect(await titlesSeenBy(`editor=1&session=${LATER_SESSION}`)).toEqual(['Later']);
  });

  test.each([
    ['without a secret', {}],
    ['with the token of the web server', { authorization: () => `Bearer ${strapi.readToken}` }],
    ['with another secret', { authorization: () => `Bearer ${derivePreviewKeys('x'.repeat(20)).call}` }],
  ])('no one reads drafts %s', async (_, headers) => {
    const link = await makeLink();
    const response = await fetch(`${strapi.url}/api/showroom/preview/content?link=${link}`, {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value()])),
    });
    expect(response.status).toBe(401);
  });

  describe('what goes on without its maker asking', () => {
    test.each<[string, (path: string) => Promise<unknown>]>([
      ['is deactivated', (path) => editor.request('PUT', path, { isActive: false })],
      ['is deleted', (path) => editor.request('DELETE', path)],
      [
        'gets a role without the right',
        async (path) => editor.request('PUT', path, { roles: [await roleOf(editor, 'strapi-author')] }),
      ],
    ])('ends when the account %s', async (what, act) => {
      const { path, statuses } = await startPreviews(what.split(' ')[1] ?? '');
      expect(await statuses()).toEqual([200, 200]);
      await act(path);
      expect(await statuses()).toEqual([410, 410]);
    });

    test('ends with a logout where it is the editor’s own preview; what was shared stays', async () => {
      const { colleague, statuses } = await startPreviews('leaving');
      await colleague.request('POST', '/admin/logout', {});
      expect(await statuses()).toEqual([200, 410]);
    });
  });

  test('an author without the right neither opens a preview nor shares one', async () => {
    const role = await roleOf(editor, 'strapi-author');
    const other = await makeAccount(strapi, editor, { role, name: 'author' });
    const attempts = await Promise.allSettled([
      other.request('GET', `${PREVIEW_ADDRESS_PATH}?uid=${LOCATION}&documentId=${den.documentId}`),
      other.request('POST', PREVIEW_OPENINGS_PATH, { session: SESSION, ...entryForm() }),
      other.request('POST', PREVIEW_EDITS_PATH, { session: SESSION, ...entryForm({ title: 'Mine' }) }),
      other.request('GET', PREVIEW_LINKS_PATH),
      other.request('POST', PREVIEW_LINKS_PATH, { world: 'hall', hours: 1 }),
    ]);
    const refused = { status: 'rejected', reason: expect.objectContaining({ status: 403 }) };
    expect(attempts).toEqual(attempts.map(() => expect.objectContaining(refused)));
  });
});
