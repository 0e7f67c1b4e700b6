import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentsOf } from '../src/content-model/documents.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import type { AuthState } from '../src/accounts/permissions.ts';
import { activityLogOf } from '../src/plugins/showroom/server/activity/activity-log.ts';
import { examineTable } from '../src/plugins/showroom/server/bulk/examine-table.ts';
import type { EntryTask, Workplace } from '../src/plugins/showroom/server/bulk/kinds/table-kind.ts';
import { workplaceOf } from '../src/plugins/showroom/server/bulk/workplace.ts';
import { writeEntries } from '../src/plugins/showroom/server/bulk/write-entries.ts';
import { bootForTests } from './booted-strapi.ts';
import { DATABASE } from './test-database.ts';

const { strapi } = await bootForTests();

const CATEGORY = 'api::article-category.article-category';

type StoredRow = Readonly<Record<string, unknown>>;
type Tables = ReadonlyMap<string, readonly StoredRow[]>;

/** What the administrator of a request may do, and who they are. */
async function administrator(): Promise<AuthState> {
  const role: { id: number } = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-super-admin' } });
  const { id } = await strapi.service('admin::user').create({
    email: 'tables@example.com',
    firstname: 'Tina',
    lastname: 'Tables',
    password: 'Only-4-tests',
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  });
  const user = await strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] });
  return { user, userAbility: await strapi.service('admin::permission').engine.generateUserAbility(user) };
}

/** Does something as the request of an administrator does it, until everything that it begins is done. */
async function asRequest<Result>(state: AuthState, work: () => Promise<Result>): Promise<Result> {
  const done = Promise.withResolvers<Result>();
  const request = {
    state: { ...state, route: { info: { type: 'admin' } } },
    request: { url: '/showroom/bulk/import/start' },
    params: {},
    get: () => '',
  };
  await strapi.requestContext.run(request as never, async () => {
    await work().then(done.resolve, done.reject);
  });
  const result = await done.promise;
  await activityLogOf(strapi).settle();
  return result;
}

async function allTables(): Promise<Tables> {
  const knex = strapi.db.connection;
  const names: readonly { readonly name: string }[] = await knex('sqlite_master')
    .select('name')
    .where({ type: 'table' })
    .orderBy('name');
  const tables = new Map<string, readonly StoredRow[]>();
  for (const { name } of names) tables.set(name, await knex(name).select('*').orderBy('rowid'));
  return tables;
}

/** Brings the database back to what it held, with the numbers that it gives next. */
async function restore(before: Tables): Promise<void> {
  const knex = strapi.db.connection;
  await knex.raw('pragma foreign_keys = off');
  // The numbers last: the other tables change them.
  for (const [name, rows] of [...before].toSorted(([one]) => (one === 'sqlite_sequence' ? 1 : -1))) {
    await knex(name).del();
    for (const row of rows) await knex(name).insert(row);
  }
  await knex.raw('pragma foreign_keys = on');
}

/** The id of a document or of an occasion, which are chance. */
const CHANCE = /\b(?:[a-z0-9]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

/** All rows without what is chance or time. The order in which the versions of different entries came is not kept. */
async function comparable(before: Tables): Promise<Readonly<Record<string, readonly string[]>>> {
  const old = new Set(JSON.stringify([...before]).match(CHANCE));
  const tables = await allTables();
  const numbers = new Map(
    (tables.get('articles') ?? []).map((row) => [
      String(row['document_id']),
      `article ${String(row['public_id'])}`,
    ]),
  );
  const named = (text: string): string =>
    text.replaceAll(CHANCE, (id) => (old.has(id) ? id : (numbers.get(id) ?? 'new')));
  const masked = (table: string, row: StoredRow): string => {
    const kept = Object.entries(row).filter(
      ([column]) => !/(?:^|_)at$/.test(column) && !(column === 'id' && table === 'showroom_versions'),
    );
    return named(JSON.stringify(kept));
  };
  return Object.fromEntries(
    [...tables].map(([table, rows]) => {
      const texts = rows.map((row) => masked(table, row));
      return [table, table === 'showroom_versions' ? texts.toSorted() : texts];
    }),
  );
}

/** Articles of every sort: with parts, in one language and in two, published, and one changed behind the CMS's back. */
async function makeArticles(): Promise<void> {
  await documentsOf(strapi, CATEGORY).create({ locale: 'en', data: { title: 'Robots' } });
  const documents = documentsOf(strapi, ARTICLE);
  for (let number = 1; number <= 12; number += 1) {
    const { documentId } = await documents.create({
      locale: 'en',
      data: {
        title: `Article ${number}`,
        public_id: number,
        sections: [
          {
            __component: 'article-sections.text',
            title: 'Reach',
            text: [{ type: 'paragraph', children: [{ type: 'text', text: `Reach ${number}` }] }],
          },
        ],
        tags: [{ title: 'new' }],
      },
    });
    if (number % 3 === 0)
      await documents.update({ documentId, locale: 'de', data: { title: `Artikel ${number}` } });
    if (number % 4 === 0) await documents.publish({ documentId, locale: 'en' });
  }
  await strapi.db.connection('articles').where({ public_id: 5 }).update({ summary: 'Changed by hand' });
}

const TABLE = [
  'article;language;title;summary;category;shown_unlinked',
  ...[1, 2, 4, 5, 7, 8, 10].map((number) => `${number};en;Title ${number};Summary.;;false`),
  // Two languages that share fields.
  '3;en;Title 3;;Robots;true',
  '6;en;Title 6;;;false',
  '6;de;Titel 6;;;false',
  // A language that is made.
  '11;de;Titel 11;;;false',
  ...Array.from({ length: 10 }, (_, index) => `${index + 20};en;New ${index + 20};Summary.;Robots;true`),
].join('\n');

/** Someone saves an article and takes a number, between the preview and the writing. */
async function overtake(): Promise<void> {
  const documents = documentsOf(strapi, ARTICLE);
  const [saved] = await documents.findMany({ locale: 'en', filters: { public_id: 7 } });
  await documents.update({ documentId: saved?.documentId, locale: 'en', data: { title: 'By someone else' } });
  await documents.create({ locale: 'en', data: { title: 'Taken', public_id: 24 } });
}

async function keepNothing(): Promise<void> {}

/** As one entry after the other would be written without any sharing. */
async function writeOneByOne(workplace: Workplace, tasks: readonly EntryTask[]): Promise<readonly unknown[]> {
  const alone: Workplace = { ...workplace, together: (_, work) => work() };
  const outcomes: unknown[] = [];
  for (const task of tasks)
    for await (const some of writeEntries(alone, [task], keepNothing)) outcomes.push(...some);
  return outcomes;
}

async function writeTogether(workplace: Workplace, tasks: readonly EntryTask[]): Promise<readonly unknown[]> {
  const outcomes: unknown[] = [];
  for await (const some of writeEntries(workplace, tasks, keepNothing)) outcomes.push(...some);
  return outcomes;
}

// The rows are compared through SQLite's own tables.
describe.runIf(DATABASE === 'sqlite')('entries that are written together', () => {
  test('leave the same rows in every table as entries that are written one by one', async () => {
    const state = await administrator();
    await makeArticles();
    const before = await allTables();
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-together-'));
    const file = join(folder, 'table');
    await writeFile(file, TABLE);
    const run = (write: typeof writeTogether) =>
      asRequest(state, async () => {
        const workplace = await workplaceOf(strapi, state);
        const { tasks, counts } = await examineTable(workplace, file);
        expect(counts).toEqual({ new: 11, changed: 10, unchanged: 0, wrong: 0 });
        await overtake();
        const outcomes = await write(workplace, tasks);
        return outcomes.map((outcome, index) => [tasks[index]?.entry, outcome]);
      });

    const expectedOutcomes = await run(writeOneByOne);
    const expected = await comparable(before);
    await restore(before);
    expect(await allTables()).toEqual(before);
    expect(await run(writeTogether)).toEqual(expectedOutcomes);
    expect(await comparable(before)).toEqual(expected);

    expect(expectedOutcomes.filter(([, outcome]) => outcome !== undefined)).toEqual([
      ['Article 7', { reason: 'conflict' }],
      ['New 24', { reason: 'refused', sentence: expect.stringContaining('belongs to another article') }],
    ]);
    expect(expected['articles']?.length).toBeGreaterThan((before.get('articles') ?? []).length + 8);
    await rm(folder, { recursive: true });
  });
});
