import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { IS_POSTGRES_INSTALLED, startPostgres } from '../../../scripts/testing/postgres-server.ts';
import type { PostgresServer } from '../../../scripts/testing/postgres-server.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import type { TableState } from '../src/plugins/showroom/contracts/bulk.ts';
import { WRITE_LOCK } from '../src/publishing/write-lock.ts';
import { makeAccount, roleOf } from './account.ts';
import { bulkCalls } from './bulk-calls.ts';
import type { BulkCalls } from './bulk-calls.ts';
import { DATABASE, holdLock } from './test-database.ts';
import { DONE, PATIENCE, startTwoProcesses, TAKEN_OVER } from './two-processes.ts';
import type { TwoProcesses } from './two-processes.ts';

function tableOf(from: number, count: number, title = 'Article'): string {
  return ['article;language;title', ...lines(from, count, title)].join('\n');
}

function lines(from: number, count: number, title: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${from + index};en;${title} ${from + index}`);
}

function expectedTitles(from: number, count: number, title = 'Article'): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${title} ${from + index}`);
}

if (!IS_POSTGRES_INSTALLED)
  process.stderr.write('Tests of two processes of the CMS are skipped: no Postgres.\n');

describe.skipIf(!IS_POSTGRES_INSTALLED || DATABASE === 'postgres')(
  'a table behind two processes of the CMS',
  () => {
    let postgres: PostgresServer;
    let cms: TwoProcesses;
    let tables: BulkCalls;

    beforeAll(async () => {
      postgres = await startPostgres();
      cms = await startTwoProcesses(postgres);
      tables = await bulkCalls(cms.balanced);
    }, PATIENCE);
    afterAll(() => cms.end());

    const titles = (from: number, count: number): readonly string[] =>
      cms
        .rows(
          `select title from articles where public_id between ${from} and ${from + count - 1} and published_at is null order by public_id`,
        )
        .map(({ title }) => String(title));
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
        expect(await tables.lines('new')).toMatchObject([
          { line: 2 },
          ...Array.from({ length: 19 }, () => ({})),
        ]);
        // Both processes were asked.
        expect(cms.balancer.counts.every((count) => count > 3)).toBe(true);
        const token = await tables.token();
        const path = join(cms.folderOf('table'), token);
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
        expect(cms.kept('table')).toEqual([]);
      },
      PATIENCE,
    );

    test(
      'only one table is in work in all processes, and its own account alone sees it',
      async () => {
        const role = await roleOf(cms.editor, 'vitrine-translator');
        await makeAccount(cms.balanced, cms.editor, { role, name: 'Tina' });
        const tina = await bulkCalls(cms.balanced, { email: 'tina@example.com', password: 'Only-4-tests' });
        await tables.examined(tableOf(1, 30, 'Seen'));
        const token = await tables.token();
        const release = await holdLock(postgres.url, WRITE_LOCK);
        onTestFinished(release);
        expect(await tables.startStatus(token)).toBe(200);
        // Each process refuses.
        for (let asked = 0; asked < cms.count; asked += 1) {
          expect(await tables.startStatus(token)).toBe(429);
          expect(await tina.sendStatus('article;language;title\n1;en;Mine\n')).toBe(429);
          expect(await tina.state()).toEqual({ status: 'idle' });
          expect(await tina.startStatus(token)).toBe(409);
          expect(await tina.discardStatus(token)).toBe(409);
        }
        // The process that works finds out that it is to stop, whichever process was asked.
        for (let asked = 0; asked < cms.count; asked += 1)
          expect(await tables.discardStatus(token)).toBe(200);
        await vi.waitFor(() => expect(cms.job('table')).toMatchObject({ isStopping: true }), TAKEN_OVER);
        await release();
        // The entries that were being written, and no more.
        expect(await untilDone([])).toMatchObject({ status: 'failed', written: 25, skipped: [], left: 5 });
        expect(titles(1, 30).filter((title) => title.startsWith('Seen'))).toHaveLength(25);
        expect(await tables.written()).toMatchObject({ status: 'done', written: 30, left: 0 });
      },
      PATIENCE,
    );

    test(
      'a table goes on where a killed process has left it, and nothing is written twice',
      async () => {
        const [from, count] = [1000, 600];
        await tables.examined(tableOf(from, count));
        const own = await bulkCalls(cms.first());
        expect(await own.startStatus(await tables.token())).toBe(200);
        const seen: TableState[] = [];
        await untilWritten(seen, 100);
        await cms.killFirst();
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
        await cms.beginAgain();
      },
      PATIENCE,
    );

    test(
      'a table that someone has changed meanwhile is still compared with its preview after a takeover',
      async () => {
        const [from, count] = [1000, 300];
        await tables.examined(tableOf(from, count, 'Changed'));
        const [last] = await cms.editor.list(ARTICLE, `locale=en&filters[public_id]=${from + count - 1}`);
        if (last === undefined) throw new Error('There is no last article.');
        await cms.editor.update(ARTICLE, last.documentId, { title: 'By hand' });
        const own = await bulkCalls(cms.first());
        await own.startStatus(await tables.token());
        const seen: TableState[] = [];
        await untilWritten(seen, 25);
        await cms.killFirst();
        expect(await untilDone(seen)).toMatchObject({
          status: 'done',
          written: count - 1,
          skipped: [{ reason: 'conflict', lines: [count + 1] }],
          left: 0,
        });
        expect(titles(from, count)).toEqual([...expectedTitles(from, count - 1, 'Changed'), 'By hand']);
        await cms.beginAgain();
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
        await vi.waitFor(
          async () => expect((await tables.state()).status).toMatch(/^(?:done|failed)$/),
          DONE,
        );
        const state = await tables.state();
        // What broke off with a sentence can be started again.
        expect(state.status === 'failed' ? await tables.written() : state).toMatchObject({
          status: 'done',
          written: count,
          skipped: [],
          left: 0,
        });
        expect(titles(from, count)).toEqual(expectedTitles(from, count));
      },
      PATIENCE,
    );
  },
);
