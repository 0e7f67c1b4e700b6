import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION } from '../src/content-model/content-uids.ts';
import {
  EDITED_SINCE_HEADER,
  ROW_RELATIONS_PATH,
  SAVED_MEANWHILE,
} from '../src/plugins/showroom/contracts/saving.ts';
import type { RowRelationsAnswer } from '../src/plugins/showroom/contracts/saving.ts';
import { linkTo, Refused, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission } from './map-colleagues.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const ADDRESS = `/content-manager/collection-types/${ARTICLE}`;

type Rights = Parameters<typeof makeColleague>[3];

let strapi: StartedStrapi;
let editor: Editor;
let entry: Entry;
let token: string;

/** Saves as the edit view does, which says when the entry that it shows was written. */
async function save(data: object, since: unknown, action = '', locale = 'en') {
  const path = `${ADDRESS}/${entry.documentId}${action}?locale=${locale}`;
  const answer = await fetch(`${strapi.url}${path}`, {
    method: action === '' ? 'PUT' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      [EDITED_SINCE_HEADER]: String(since),
    },
    body: JSON.stringify(data),
  });
  return { status: answer.status, body: (await answer.json()) as { data?: Entry; error?: object } };
}

async function stored(): Promise<Entry> {
  return ((await editor.request('GET', `${ADDRESS}/${entry.documentId}?locale=en`)) as { data: Entry }).data;
}

describe('two editors of one entry', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    const login = { email: 'editor@example.com', password: 'Only-4-tests' };
    const answer = await editor.request('POST', '/admin/login', login);
    token = (answer as { data: { token: string } }).data.token;
    entry = await editor.create(ARTICLE, { title: 'Hall' });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('the first save is taken, the later one is told who was before it and stores nothing', async () => {
    const opened = (await stored())['updatedAt'];
    const first = await save({ title: 'Great hall' }, opened);
    expect(first.status).toBe(200);
    const later = await save({ title: 'Small hall' }, opened);
    expect(later.status).toBe(409);
    expect(later.body.error).toMatchObject({
      message: SAVED_MEANWHILE,
      details: { kind: 'savedMeanwhile', savedBy: 'Test Editor', savedAt: first.body.data?.['updatedAt'] },
    });
    expect(await stored()).toMatchObject({ title: 'Great hall' });
  });

  test('publishing is refused when another editor has saved meanwhile', async () => {
    const opened = (await stored())['updatedAt'];
    await editor.update(ARTICLE, entry.documentId, { title: 'Hall of fame' });
    expect((await save({ title: 'Hall' }, opened, '/actions/publish')).status).toBe(409);
    expect(await stored()).toMatchObject({ title: 'Hall of fame', status: 'draft' });
  });

  test('who has seen the newest can save, publish, and save again', async () => {
    const saved = await save({ title: 'Hall' }, (await stored())['updatedAt']);
    expect(saved.status).toBe(200);
    const published = await save({ title: 'Hall' }, saved.body.data?.['updatedAt'], '/actions/publish');
    expect(published.status).toBe(200);
    expect((await save({ title: 'Hall, again' }, (await stored())['updatedAt'])).status).toBe(200);
  });

  test('of two saves at the same moment exactly one is taken', async () => {
    const opened = (await stored())['updatedAt'];
    const both = await Promise.all([save({ title: 'One' }, opened), save({ title: 'Other' }, opened)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const taken = both.find(({ status }) => status === 200)?.body.data;
    expect(await stored()).toMatchObject({ title: taken?.['title'] });
  });

  test('another language of the entry is another save', async () => {
    const opened = (await stored())['updatedAt'];
    expect((await save({ title: 'Halle' }, opened, '', 'de')).status).toBe(200);
  });

  test('programs that name no time are not held up', async () => {
    await editor.update(ARTICLE, entry.documentId, { title: 'By a program' });
    expect((await save({ title: 'Also by a program' }, 'never')).status).toBe(200);
  });

  test('what the rows of an entry name is told, whichever row it is', async () => {
    const location = await editor.create(LOCATION, {
      title: 'Desk',
      slug: 'desk',
      hotspots: [
        {
          __component: 'hotspots.open-article',
          title: 'Read',
          position: { x: 1, y: 2 },
          article: linkTo(entry),
        },
        { __component: 'hotspots.open-article', title: 'Nothing yet', position: { x: 3, y: 4 } },
      ],
    });
    const query = new URLSearchParams({ uid: LOCATION, documentId: location.documentId, locale: 'en' });
    const { data } = (await editor.request('GET', `${ROW_RELATIONS_PATH}?${query}`)) as RowRelationsAnswer;
    const { title } = await stored();
    expect(data).toMatchObject([
      {
        component: 'hotspots.open-article',
        fields: { article: [{ documentId: entry.documentId, locale: 'en', title }] },
      },
      { component: 'hotspots.open-article', fields: { article: [] } },
    ]);

    const namedFor = async (name: string, rights: Rights): Promise<readonly string[]> => {
      const reader = await makeColleague(strapi, editor, name, rights);
      const told = (await reader.request('GET', `${ROW_RELATIONS_PATH}?${query}`)) as RowRelationsAnswer;
      return told.data.flatMap(({ fields }) =>
        Object.values(fields).flatMap((named) => named.map((one) => one.title)),
      );
    };
    const seesHotspots = permission('read', LOCATION, ['title', 'hotspots']);
    expect(await namedFor('knowing', [seesHotspots, permission('read', ARTICLE, ['title'])])).toEqual([
      title,
    ]);
    const seesOwn = permission('read', ARTICLE, ['title'], { isOwnAlone: true });
    expect(await namedFor('strange', [seesHotspots, seesOwn])).toEqual([entry.documentId]);
    expect(await namedFor('titled', [permission('read', LOCATION, ['title'])])).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['an account', { uid: 'admin::user', documentId: 'a' }],
  ])('what %s names is not told', async (_, wanted) => {
    const asked = editor.request('GET', `${ROW_RELATIONS_PATH}?${new URLSearchParams(wanted)}`);
    await expect(asked).rejects.toBeInstanceOf(Refused);
  });

  test.each([
    ['an entry that is not made yet', { uid: 'api::article.article' }],
    ['an entry that is not there', { uid: 'api::article.article', documentId: 'a'.repeat(24) }],
  ])('%s names nothing', async (_, wanted) => {
    const asked = editor.request('GET', `${ROW_RELATIONS_PATH}?${new URLSearchParams(wanted)}`);
    await expect(asked).resolves.toEqual({ data: [] });
  });
});
