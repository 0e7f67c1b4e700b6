import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createJobFiles } from '../../../../jobs/job-files.ts';
import { createLeases } from '../../../../coordination/leases.ts';
import type { TableState } from '../../contracts/bulk.ts';
import { isTableRunning } from '../../contracts/bulk.ts';
import { JobError } from '../transfer/job-error.ts';
import type { Workplace } from './kinds/table-kind.ts';
import { createTableJob } from './table-job.ts';
import { articleShelf } from './testing/article-shelf.ts';

const EDITOR = 1;
const COLLEAGUE = 2;
const TABLE = 'article;language;title\n1;en;One\n2;en;Two\n3;en;Three\n';

function aJob(can?: Workplace['account']['can']) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-table-job-'));
  vi.stubEnv('DATA_DIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const shelf = articleShelf();
  const job = createTableJob(
    shelf.strapi,
    (account, work) => work(shelf.workplaceOf(account, can)),
    createLeases(),
    createJobFiles('table', undefined),
  );
  const settledNow = async (): Promise<TableState | undefined> => {
    const state = await job.state(EDITOR);
    return isTableRunning(state) ? undefined : state;
  };
  const settled = async (): Promise<TableState> => {
    return (await vi.waitUntil(settledNow, { timeout: 10_000 })) ?? { status: 'idle' };
  };
  const token = async (): Promise<string> => {
    const state = await job.state(EDITOR);
    return state.status === 'idle' ? '' : state.token;
  };
  return {
    ...shelf,
    job,
    token,
    examined: async (file: string) => {
      await job.receive(EDITOR, Readable.from([Buffer.from(file)]), 'table.csv');
      return settled();
    },
    written: async () => {
      await job.start(EDITOR, await token());
      return settled();
    },
    lines: async (status: 'changed' | 'wrong') =>
      (await job.lines(EDITOR, await token(), { status, page: 1 })).lines,
  };
}

test('nothing is written before it is agreed, and a second run changes nothing', async () => {
  const { examined, written, rows } = aJob();
  expect(await examined(TABLE)).toMatchObject({ counts: { new: 3, changed: 0, unchanged: 0, wrong: 0 } });
  expect(rows).toEqual([]);
  expect(await written()).toMatchObject({ status: 'done', written: 3, left: 0 });
  expect(rows.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
  expect(await examined(TABLE)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 3, wrong: 0 } });
});

test('after a failure the rest can be tried again, and nothing twice', async () => {
  const { examined, written, rows, faults } = aJob();
  await examined(TABLE);
  faults.push(new Error('The disk is full.'));
  expect(await written()).toMatchObject({ status: 'failed', written: 0, left: 3 });
  expect(await written()).toMatchObject({ status: 'done', written: 3, left: 0 });
  expect(rows.map(({ public_id }) => public_id)).toEqual([1, 2, 3]);
});

test('what someone changed after the preview stays, and what the CMS refuses is named', async () => {
  const { examined, written, rows, change } = aJob();
  await examined(TABLE);
  await written();
  await examined('article;language;title\n1;en;First\n2;en;Second\n7;en;Seven\n');
  await change('document-1', 'By hand');
  rows.push(
    ...rows.slice(0, 1).map((row) => Object.assign({}, row, { documentId: 'document-7', public_id: 7 })),
  );
  expect(await written()).toMatchObject({
    status: 'done',
    written: 1,
    skipped: [
      { entry: 'One', lines: [2], reason: 'conflict' },
      { entry: 'Seven', lines: [4], reason: 'refused', sentence: 'The number belongs to another article.' },
    ],
  });
  expect(rows.map(({ title }) => title)).toEqual(['By hand', 'Second', 'Three', 'By hand']);
});

test('lines are wrong by their number: twice the same entry, and entries and languages that do not exist', async () => {
  const { examined, lines } = aJob();
  expect(
    await examined(
      'article;language;title;shown_unlinked\n1;en;One;true\n1;en;Uno;true\n;en;None;true\nx;en;X;true\n2;nl;Two;true\n',
    ),
  ).toMatchObject({ counts: { new: 1, wrong: 4 } });
  expect(await lines('wrong')).toMatchObject([
    { line: 3, faults: [{ code: 'duplicate', what: '2' }] },
    { line: 4, faults: [{ code: 'noKey' }] },
    { line: 5, faults: [{ code: 'unknownEntry', what: 'x' }] },
    { line: 6, faults: [{ code: 'unknownLanguage', what: 'nl' }] },
  ]);
});

test('what the account may not write is a wrong line', async () => {
  const { examined, lines, rows } = aJob((action) => action === 'read');
  expect(await examined(TABLE)).toMatchObject({ counts: { new: 0, wrong: 3 } });
  expect((await lines('wrong'))[0]).toMatchObject({ faults: [{ code: 'mayNotCreate' }] });
  expect(rows).toEqual([]);
});

test('another account neither sees the table nor decides about it', async () => {
  const { examined, job, token, rows } = aJob();
  await examined(TABLE);
  expect(await job.state(COLLEAGUE)).toEqual({ status: 'idle' });
  const file = await token();
  await expect(job.start(COLLEAGUE, file)).rejects.toThrow(JobError);
  await expect(job.lines(COLLEAGUE, file, { status: 'new', page: 1 })).rejects.toThrow(JobError);
  await expect(job.discard(COLLEAGUE, file)).rejects.toThrow(JobError);
  expect(rows).toEqual([]);
});
