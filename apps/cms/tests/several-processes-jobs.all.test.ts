import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openWorldArchive } from '@vitrine/world-file';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';
import { IS_POSTGRES_INSTALLED, startPostgres } from '../../../scripts/testing/postgres-server.ts';
import type { PostgresServer } from '../../../scripts/testing/postgres-server.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { JOB_TABLE } from '../src/jobs/job-type.ts';
import type { TableState } from '../src/plugins/showroom/contracts/bulk.ts';
import type { ImportState } from '../src/plugins/showroom/contracts/transfer.ts';
import { WRITE_LOCK } from '../src/publishing/write-lock.ts';
import { makeAccount, roleOf } from './account.ts';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { bulkCalls } from './bulk-calls.ts';
import type { BulkCalls } from './bulk-calls.ts';
import { logIn, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { withEntry } from './small-world.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { DATABASE, holdLock, rowsOf } from './test-database.ts';
import { archiveOf, text, transferCallsOf } from './transfer-calls.ts';
import type { TransferCalls } from './transfer-calls.ts';

/** Milliseconds. What a killed process has left is taken over within half a minute. */
const PATIENCE = 360_000;
const TAKEN_OVER = { timeout: 30_000, interval: 100 };
const DONE = { timeout: 120_000, interval: 250 };

const ADMINISTRATOR = { email: 'editor@example.com', password: 'Only-4-tests' };

if (!IS_POSTGRES_INSTALLED)
  process.stderr.write('Tests of the jobs of several processes of the CMS are skipped: no Postgres.\n');

describe.skipIf(!IS_POSTGRES_INSTALLED || DATABASE === 'postgres')('two processes behind a balancer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-several-jobs-'));
  const dataDir = join(folder, 'data');
  let postgres: PostgresServer;
  let processes: StartedStrapi[] = [];
  let balancer: Balancer;
  let balanced: StartedStrapi;
  let editor: Editor;
  let tables: BulkCalls;
  let worlds: Omit<TransferCalls, 'editor'>;

  const begin = () => startStrapi({ dataDir, databaseUrl: postgres.url });
  const rows = (select: string) => rowsOf(dataDir, select, postgres.url);
  const first = (): StartedStrapi => {
    const [one] = processes;
    if (one === undefined) throw new Error('There is no process.');
    return one;
  };
  const killFirst = async (): Promise<void> => {
    await first().kill();
    processes = processes.slice(1);
  };
  const beginAgain = async (): Promise<void> => {
    processes = [...processes, await begin()];
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    processes = await Promise.all([begin(), begin()]);
    balancer = await startBalancer(() => processes.map(({ url }) => url));
    balanced = { ...first(), url: balancer.url };
    await registerEditor(first());
    editor = await logIn(balanced);
    tables = await bulkCalls(balanced);
    worlds = await transferCallsOf(balanced, ADMINISTRATOR);
  }, PATIENCE);
  afterAll(async () => {
    await balancer.close();
    await Promise.all(processes.map((strapi) => strapi.kill()));
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const tableOf = (from: number, count: number, title = 'Article'): string =>
    [
      'article;language;title',
      ...Array.from({ length: count }, (_, index) => `${from + index};en;${title} ${from + index}`),
    ].join('\n');
  const titles = (from: number, count: number): readonly string[] =>
    rows(
      `select title from articles where public_id between ${from} and ${from + count - 1} and published_at is null order by public_id`,
    ).map(({ title }) => String(title));
  const expectedTitles = (from: number, count: number, title = 'Article'): readonly string[] =>
    Array.from({ length: count }, (_, index) => `${title} ${from + index}`);
  /** What the row of a kind of jobs holds. */
  const job = (kind: string): Readonly<Record<string, unknown>> | undefined => {
    const [row] = rows(`select state from ${JOB_TABLE} where kind = '${kind}'`);
    return row === undefined ? undefined : JSON.parse(String(row['state'])).job;
  };
  const kept = (kind: string): readonly string[] => readdirSync(join(dataDir, 'cms', 'jobs', kind));
  const worldState = async (): Promise<ImportState> =>
    ((await (await worlds.call('/import')).json()) as { data: ImportState }).data;
  /** Polls as the page does, until a table is written that far. */
  const untilWritten = async (seen: TableState[], entries: number): Promise<void> => {
    await vi.waitFor(async () => {
      const state = await tables.state();
      seen.push(state);
      expect(state.status === 'writing' && state.done >= entries).toBe(true);
    }, DONE);
  };
  const untilDone = async (seen: TableState[]): Promise<TableState> => {
    await vi.waitFor(async () => {
      const state = await tables.state();
      seen.push(state);
      expect(state.status).not.toBe('writing');
    }, DONE);
    return seen.at(-1) ?? { status: 'idle' };
  };

  test(
    'a table is examined, paged, written, and discarded, whichever process answers',
    async () => {
      const file = tableOf(1, 60);
      expect(await tables.examined(file)).toMatchObject({ status: 'examined', counts: { new: 60 } });
      expect(await tables.lines('new')).toHaveLength(20);
      expect(await tables.lines('new')).toMatchObject([{ line: 2 }, ...Array.from({ length: 19 }, () => ({}))]);
      // Both processes were asked.
      expect(balancer.counts.every((count) => count > 3)).toBe(true);
      const token = await tables.token();
      const path = join(dataDir, 'cms', 'jobs', 'table', token);
      expect(statSync(path).mode & 0o777).toBe(0o700);
      expect(readdirSync(path).map((name) => statSync(join(path, name)).mode & 0o777)).toEqual(
        readdirSync(path).map(() => 0o600),
      );
      expect(await tables.written()).toMatchObject({ status: 'done', written: 60, skipped: [], left: 0 });
      expect(titles(1, 60)).toEqual(expectedTitles(1, 60));
      expect(await tables.examined(file)).toMatchObject({ counts: { new: 0, unchanged: 60 } });
      const again = await tables.token();
      expect(await tables.discardStatus(again)).toBe(200);
      expect(await tables.state()).toEqual({ status: 'idle' });
      expect(kept('table')).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'only one table is in work in all processes, and its own account alone sees it',
    async () => {
      const role = await roleOf(editor, 'vitrine-translator');
      await makeAccount(balanced, editor, { role, name: 'Tina' });
      const tina = await bulkCalls(balanced, { email: 'tina@example.com', password: 'Only-4-tests' });
      await tables.examined(tableOf(1, 30, 'Seen'));
      const token = await tables.token();
      const release = await holdLock(postgres.url, WRITE_LOCK);
      onTestFinished(release);
      expect(await tables.startStatus(token)).toBe(200);
      // Each process refuses.
      for (const _ of processes) {
        expect(await tables.startStatus(token)).toBe(429);
        expect(await tina.sendStatus('article;language;title\n1;en;Mine\n')).toBe(429);
        expect(await tina.state()).toEqual({ status: 'idle' });
        expect(await tina.startStatus(token)).toBe(409);
        expect(await tina.discardStatus(token)).toBe(409);
      }
      // The process that works finds out that it is to stop, whichever process was asked.
      for (const _ of processes) expect(await tables.discardStatus(token)).toBe(200);
      await vi.waitFor(() => expect(job('table')).toMatchObject({ isStopping: true }), TAKEN_OVER);
      await release();
      const ended = await untilDone([]);
      expect(ended).toMatchObject({ written: expect.any(Number), skipped: [] });
      if (ended.status !== 'done' && ended.status !== 'failed') throw new Error(ended.status);
      expect(ended.written + ended.left).toBe(30);
      expect(titles(1, 30).filter((title) => title.startsWith('Seen'))).toHaveLength(ended.written);
      // What is left can still be written.
      if (ended.left > 0) expect(await tables.written()).toMatchObject({ status: 'done', written: 30 });
    },
    PATIENCE,
  );

  test(
    'a table goes on where a killed process has left it, and nothing is written twice',
    async () => {
      const [from, count] = [1000, 600];
      await tables.examined(tableOf(from, count));
      const own = await bulkCalls(first());
      expect(await own.startStatus(await tables.token())).toBe(200);
      const seen: TableState[] = [];
      await untilWritten(seen, 100);
      await killFirst();
      const before = titles(from, count).length;
      expect(before).toBeLessThan(count);
      const killed = Date.now();
      await untilWritten(seen, before + 1);
      expect(Date.now() - killed).toBeLessThan(TAKEN_OVER.timeout);
      expect(await untilDone(seen)).toMatchObject({ status: 'done', written: count, skipped: [], left: 0 });
      expect(titles(from, count)).toEqual(expectedTitles(from, count));
      expect(seen.every(({ status }) => status === 'writing' || status === 'done')).toBe(true);
      const progress = seen.flatMap((state) => (state.status === 'writing' ? [state.done] : []));
      expect(progress).toEqual(progress.toSorted((one, other) => one - other));
      await beginAgain();
    },
    PATIENCE,
  );

  test(
    'a table that someone has changed meanwhile is still compared with its preview after a takeover',
    async () => {
      const [from, count] = [1000, 300];
      await tables.examined(tableOf(from, count, 'Changed'));
      const [last] = await editor.list(ARTICLE, `locale=en&filters[public_id]=${from + count - 1}`);
      if (last === undefined) throw new Error('There is no last article.');
      await editor.update(ARTICLE, last.documentId, { title: 'By hand' });
      const own = await bulkCalls(first());
      await own.startStatus(await tables.token());
      const seen: TableState[] = [];
      await untilWritten(seen, 25);
      await killFirst();
      expect(await untilDone(seen)).toMatchObject({
        status: 'done',
        written: count - 1,
        skipped: [{ reason: 'conflict', lines: [count + 1] }],
        left: 0,
      });
      expect(titles(from, count)).toEqual([...expectedTitles(from, count - 1, 'Changed'), 'By hand']);
      await beginAgain();
    },
    PATIENCE,
  );

  test(
    'a table goes on when the database is away for a while',
    async () => {
      const [from, count] = [3000, 400];
      await tables.examined(tableOf(from, count));
      await tables.startStatus(await tables.token());
      const seen: TableState[] = [];
      await untilWritten(seen, 50);
      await postgres.kill();
      await vi.waitFor(async () => expect(await tables.startStatus('')).toBeGreaterThanOrEqual(500), DONE);
      await postgres.start();
      await vi.waitFor(async () => expect((await tables.state()).status).toMatch(/^(?:done|failed)$/), DONE);
      const state = await tables.state();
      // What broke off with a sentence can be started again.
      expect(state.status === 'failed' ? await tables.written() : state).toMatchObject({ status: 'done', written: count, skipped: [], left: 0 });
      expect(titles(from, count)).toEqual(expectedTitles(from, count));
    },
    PATIENCE,
  );

  test(
    'a world is examined, imported and exported, whichever process answers',
    async () => {
      expect((await worlds.send(archiveOf())).status).toBe(200);
      expect(await worlds.lastState()).toMatchObject({ status: 'examined', preview: { media: { added: 2 } } });
      const token = await worlds.fileNow();
      expect((await worlds.start('nothing', token)).status).toBe(200);
      expect((await worlds.send(archiveOf())).status).toBe(429);
      const states = await worlds.watched();
      expect(states.at(-1)).toMatchObject({
        status: 'done',
        result: { entries: 9, media: 2, worlds: [{ name: 'Hall' }], accessCodes: [{ world: 'hall' }] },
      });
      for (const _ of processes) expect(await worldState()).toMatchObject({ status: 'done' });
      await vi.waitFor(() => expect(kept('world')).toEqual([]), TAKEN_OVER);
      for (const _ of processes) {
        const answer = await worlds.call('/export?world=hall');
        expect(answer.status).toBe(200);
        const archive = openWorldArchive(new Uint8Array(await answer.arrayBuffer()));
        expect(archive.worldFile.entries.worlds).toHaveProperty('hall');
      }
      expect((await worlds.discard(token)).status).toBe(200);
      expect(await worldState()).toEqual({ status: 'idle' });
    },
    PATIENCE,
  );

  test(
    'an examination begins again in another process, and can be discarded there',
    async () => {
      const panorama = new Uint8Array(readFileSync(join(DEMO_MEDIA_FOLDER, 'panoramas', 'atrium.jpg')));
      const ids = Array.from({ length: 200 }, (_, index) => `scene-${index}`);
      const scenes = Object.fromEntries(ids.map((id) => [id, { title: id, panorama: 'a.jpg' }]));
      const own = await transferCallsOf(first(), ADMINISTRATOR);
      await own.send(zipSync({ 'tour.json': text(JSON.stringify({ scenes })), 'a.jpg': panorama }));
      expect(await worldState()).toMatchObject({ status: 'reading' });
      await vi.waitFor(() => expect(job('world')).toMatchObject({ runs: 1 }), TAKEN_OVER);
      await killFirst();
      await vi.waitFor(() => expect(job('world')).toMatchObject({ runs: 2, phase: 'working' }), TAKEN_OVER);
      expect(await worldState()).toMatchObject({ status: 'reading' });
      await beginAgain();
      const token = await worlds.fileNow();
      const answer = await worlds.discard(token);
      expect(await answer.json()).toMatchObject({ data: { status: 'idle' } });
      await vi.waitFor(() => expect(kept('world')).toEqual([]), TAKEN_OVER);
    },
    PATIENCE,
  );

  test(
    'an import of a world is run again from its file when its process is killed, and is whole once',
    async () => {
      const other = archiveOf(withEntry('locations', 'door', { title: { en: 'Gate', de: 'Tor' } }));
      await worlds.send(other);
      expect(await worlds.lastState()).toMatchObject({ status: 'examined' });
      const release = await holdLock(postgres.url, WRITE_LOCK);
      onTestFinished(release);
      const own = await transferCallsOf(first(), ADMINISTRATOR);
      const token = await worlds.fileNow();
      expect((await own.start('drafts', token)).status).toBe(200);
      // Its transaction waits for the lock.
      await vi.waitFor(() => {
        const [row] = rows("select count(*) as number from pg_locks where locktype = 'advisory' and not granted");
        expect(Number(row?.['number'])).toBeGreaterThan(0);
      }, TAKEN_OVER);
      const runs = Number(job('world')?.['runs']);
      await killFirst();
      await vi.waitFor(() => expect(job('world')).toMatchObject({ runs: runs + 1 }), TAKEN_OVER);
      expect(await worldState()).toMatchObject({ status: 'importing' });
      await release();
      await vi.waitFor(async () => expect(await worldState()).toMatchObject({ status: 'done' }), DONE);
      expect(await worldState()).toMatchObject({ status: 'done', result: { worlds: [{ name: 'Hall' }] } });
      const found = rows(
        "select title from content_locations where locale = 'en' and published_at is null order by title",
      ).map(({ title }) => title);
      expect(found).toEqual(['Gate', expect.stringContaining('The ')]);
      await beginAgain();
    },
    PATIENCE,
  );

  test(
    'nothing is left of a file that was on its way to a killed process',
    async () => {
      const half = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(text('PK')),
      });
      const sending = fetch(`${first().url}/showroom/transfer/import?name=half.zip`, {
        method: 'POST',
        headers: { authorization: `Bearer ${worlds.bearer}` },
        body: half,
        duplex: 'half',
      } as RequestInit).catch(() => undefined);
      await vi.waitFor(async () => expect(await worldState()).toMatchObject({ status: 'receiving' }), TAKEN_OVER);
      await killFirst();
      await sending;
      // The next one need not wait until the processes have looked.
      expect((await worlds.send(archiveOf())).status).toBe(200);
      expect(await worlds.lastState()).toMatchObject({ status: 'examined' });
      expect(kept('world')).toEqual([await worlds.fileNow()]);
      await beginAgain();
    },
    PATIENCE,
  );
});
