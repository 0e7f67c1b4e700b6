import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { logIn, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { copyFirstStart } from './first-start.ts';
import { plan, publishes, releaseOf, runNow, verdictOf } from './release-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { changeRows, createDatabase, rowsOf } from './test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
const database = await createDatabase();
let strapi: StartedStrapi;
let editor: Editor;

/** So many that a release takes a while. */
const ENTRIES = 12;

function start(): Promise<StartedStrapi> {
  return startStrapi({ dataDir, databaseUrl: database.url });
}

beforeAll(async () => {
  if (database.url === '') copyFirstStart(dataDir);
  vi.stubEnv('DATABASE_URL', database.url);
  strapi = await start();
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function someDrafts(name: string): Promise<readonly Entry[]> {
  const drafts: Entry[] = [];
  for (let number = 0; number < ENTRIES; number += 1) {
    drafts.push(await editor.create(ARTICLE, { title: `${name} ${number}` }));
  }
  return drafts;
}

function countLive(name: string): number {
  const rows = rowsOf(
    dataDir,
    `select title from articles where published_at is not null and title like '${name}%'`,
  );
  return rows.length;
}

/** How often each entry was published, by its versions. */
function countPublishes(name: string): number {
  return rowsOf(
    dataDir,
    `select id from showroom_versions where stage = 'published' and title like '${name} %'`,
  ).length;
}

const seed = Number(process.env['MODEL_SEED'] ?? Date.now());

/** Shares of the time that a release takes: some for certain, others by chance. */
const MOMENTS = [
  0.2,
  0.5,
  0.8,
  ...fc.sample(fc.double({ min: 0, max: 1.2, noNaN: true }), { numRuns: 5, seed }),
];

test(`killed at any moment, all of a release is live or nothing is; the next start lets it go live, once (MODEL_SEED=${seed})`, async () => {
  const rehearsed = await plan(editor, { items: (await someDrafts('Measure')).map((one) => publishes(one)) });
  const began = performance.now();
  // As long as the release itself: it does the same and takes it back.
  await verdictOf(editor, rehearsed);
  const duration = performance.now() - began;

  let partly = 0;
  for (const [index, share] of MOMENTS.entries()) {
    const name = `Kill${index}`;
    const release = await plan(editor, { items: (await someDrafts(name)).map((one) => publishes(one)) });
    const run = runNow(editor, release).catch(() => undefined);
    // A moment in the middle, on this machine.
    await setTimeout(duration * share);
    await strapi.kill();
    await run;
    const live = countLive(name);
    expect([0, ENTRIES]).toContain(live);
    if (live === 0) partly += 1;

    strapi = await start();
    editor = await logIn(strapi);
    await vi.waitFor(
      async () => expect(await releaseOf(editor, release.id)).toMatchObject({ state: 'done' }),
      { timeout: 60_000, interval: 200 },
    );
    expect([countLive(name), countPublishes(name)]).toEqual([ENTRIES, ENTRIES]);
  }
  // Otherwise each kill came too late, and proved nothing.
  expect(partly).toBeGreaterThan(0);
}, 1_200_000);

test('killed before the web servers were told of a release, the next start tells them', async () => {
  const told: string[] = [];
  let isAnswering = false;
  const web = createServer(async (request, response) => {
    const body = await text(request);
    // As a web server that hangs: the announcement is made, and no one knows whether it arrived.
    if (!isAnswering) return;
    told.push(body);
    response.writeHead(202).end();
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  vi.stubEnv('REVALIDATE_URL', `http://127.0.0.1:${(web.address() as AddressInfo).port}/-/revalidate`);
  try {
    await strapi.stop();
    strapi = await start();
    editor = await logIn(strapi);
    const article = await editor.create(ARTICLE, { title: 'Announced' });
    const release = await runNow(editor, await plan(editor, { items: [publishes(article)] }));
    expect(release.state).toBe('done');
    await strapi.kill();
    expect(countLive('Announced')).toBe(1);
    isAnswering = true;
    strapi = await start();
    editor = await logIn(strapi);
    await vi.waitFor(() => expect(told.join(' ')).toContain('articles'), { timeout: 30_000 });
    await vi.waitFor(() =>
      expect(rowsOf(dataDir, `select id from showroom_releases where unannounced is not null`)).toEqual([]),
    );
  } finally {
    vi.stubEnv('REVALIDATE_URL', '');
    web.closeAllConnections();
    web.close();
  }
}, 300_000);

test('a release that another process has planned is found, and goes live by itself', async () => {
  const release = await plan(editor, { items: (await someDrafts('Itself')).map((one) => publishes(one)) });
  const at = Date.now() - 1000;
  const stored = database.url === '' ? String(at) : `'${new Date(at).toISOString()}'`;
  await changeRows(
    { dataDir, databaseUrl: database.url },
    `update showroom_releases set at = ${stored} where id = ${release.id}`,
  );
  await vi.waitFor(async () => expect(await releaseOf(editor, release.id)).toMatchObject({ state: 'done' }), {
    timeout: 60_000,
    interval: 200,
  });
  expect(countLive('Itself')).toBe(ENTRIES);
}, 120_000);

test('of two processes on one database, one lets it go live', async () => {
  const other = await start();
  try {
    const release = await plan(editor, { items: (await someDrafts('Twice')).map((one) => publishes(one)) });
    const rival = await logIn(other);
    await Promise.allSettled([runNow(editor, release), runNow(rival, release)]);
    await vi.waitFor(
      async () => expect(await releaseOf(editor, release.id)).toMatchObject({ state: 'done' }),
      { timeout: 60_000, interval: 200 },
    );
    expect([countLive('Twice'), countPublishes('Twice')]).toEqual([ENTRIES, ENTRIES]);
    const lines = rowsOf(dataDir, `select id from showroom_activities where action = 'release'`);
    const releases = rowsOf(dataDir, `select id from showroom_releases where state = 'done'`);
    expect(lines.length).toBeLessThanOrEqual(releases.length);
  } finally {
    await other.stop();
  }
}, 300_000);
