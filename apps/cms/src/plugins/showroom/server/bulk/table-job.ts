import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { leasesOf } from '../../../../coordination/leases.ts';
import type { Leases } from '../../../../coordination/leases.ts';
import { createJobFiles } from '../../../../jobs/job-files.ts';
import type { JobFiles } from '../../../../jobs/job-files.ts';
import { createJobRunner } from '../../../../jobs/job-runner.ts';
import type { Run } from '../../../../jobs/job-runner.ts';
import { noJob } from '../../../../jobs/job.ts';
import { libraryOf } from '../../../../library/library.ts';
import type { JobState } from '../../../../jobs/job.ts';
import { createJobStore } from '../../../../jobs/open-store.ts';
import type { LinesPage, LineStatus, TableState } from '../../contracts/bulk.ts';
import { MAX_TABLE_BYTES } from '../../contracts/bulk.ts';
import { inSentences, JobError, OTHER_FILE } from '../transfer/job-error.ts';
import { receiveFile, TooMuchError } from '../transfer/receive-file.ts';
import { asWorkplaceOf } from './workplace.ts';
import { examineTable } from './examine-table.ts';
import { createHeapKeeper } from './heap-keeper.ts';
import type { EntryTask, Workplace } from './kinds/table-kind.ts';
import { othersFirst } from './others-first.ts';
import { readPage, readTasks, writePlan } from './plan-files.ts';
import { TableError } from './table/read-table.ts';
import { brokenView, doneOf, endedView, examinedView, withOutcomes, writingView } from './table-order.ts';
import type { TableOrder, WriteOrder } from './table-order.ts';
import { writeEntries } from './write-entries.ts';

/**
 * The import of tables. It holds one file at a time, whose preview only its own account can see. It goes on in another
 * process of the CMS when its own is killed.
 */
export interface TableJob {
  readonly state: (account: number) => Promise<TableState>;
  /**
   * Receives a file; it is examined after the answer.
   *
   * @throws JobError if work is in progress, or if the file is too large or incomplete.
   */
  readonly receive: (account: number, from: Readable, file: string) => Promise<void>;
  /** The lines of a status, page by page. @throws JobError if the token belongs to another file. */
  readonly lines: (account: number, token: string, given: WantedLines) => Promise<LinesPage>;
  /** Writes the examined file, or what a failure has left of it. @throws JobError */
  readonly start: (account: number, token: string) => Promise<void>;
  /** Stops after the entries that are being written, or forgets the file. @throws JobError */
  readonly discard: (account: number, token: string) => Promise<void>;
  /** Takes up what another process has left. */
  readonly look: () => Promise<void>;
  /** Call when the CMS shuts down. */
  readonly close: () => Promise<void>;
}

export interface WantedLines {
  readonly status: LineStatus;
  /** From 1 on. */
  readonly page: number;
}

/** Does a piece of work with what an account may do. */
export type AsWorkplace = <Result>(
  account: number,
  work: (workplace: Workplace) => Promise<Result>,
) => Promise<Result>;

const IDLE: TableState = { status: 'idle' };

/** Among the files of the job. */
const RECEIVED = 'table';

/** Entries that are written together. SQLite answers no one else meanwhile, which is a tenth of a second. */
const MAX_TOGETHER = 25;

export function createTableJob(
  strapi: Core.Strapi,
  asWorkplace: AsWorkplace = asWorkplaceOf(strapi),
  leases: Leases = leasesOf(strapi),
  files: JobFiles = createJobFiles('table', libraryOf(strapi).bucket),
): TableJob {
  const jobs = createJobRunner<TableOrder, TableState>({
    kind: 'table',
    store: createJobStore<JobState<TableOrder, TableState>>(strapi, 'table', noJob()),
    files,
    leases,
    perform: (run) =>
      asWorkplace(run.job.account, (workplace) =>
        run.job.order.task === 'examine'
          ? examine(run, run.job.order.file, workplace)
          : write(run, run.job.order, workplace),
      ),
    gaveUp: brokenView,
    onError: (error) => void strapi.log.error(error),
  });

  const examine = async (
    run: Run<TableOrder, TableState>,
    file: string,
    workplace: Workplace,
  ): Promise<void> => {
    const { token, runs: plan } = run.job;
    try {
      const examined = await examineTable(workplace, await files.open(token, RECEIVED));
      await writePlan(files, { token, plan }, examined);
      if (run.signal.aborted) return await run.drop();
      const { table, counts, tasks } = examined;
      const order: WriteOrder = {
        task: 'write',
        file,
        plan,
        table,
        counts,
        total: tasks.length,
        written: 0,
        skipped: [],
      };
      await run.settle({ view: examinedView(token, order), order, keepsFiles: true });
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      if (run.signal.aborted) return await run.drop();
      const view: TableState = { status: 'refused', token, file, fault: error.fault };
      await run.settle({ view, keepsFiles: false });
    }
  };

  const write = async (
    run: Run<TableOrder, TableState>,
    begun: WriteOrder,
    workplace: Workplace,
  ): Promise<void> => {
    const { token } = run.job;
    let order = begun;
    let next = begun;
    const keepHeapSmall = createHeapKeeper();
    try {
      for await (const tasks of together(readTasks(files, { token, plan: order.plan }, doneOf(order)))) {
        if (run.signal.aborted) break;
        let rest = tasks;
        const written = writeEntries(workplace, tasks, async (outcomes, within) => {
          next = withOutcomes(order, rest, outcomes);
          await run.advance({ view: writingView(token, next), order: next }, within);
        });
        for await (const outcomes of written) {
          order = next;
          rest = rest.slice(outcomes.length);
          await othersFirst(strapi);
          keepHeapSmall();
        }
      }
    } catch (error) {
      if (run.isLeft()) return;
      strapi.log.error(error);
    }
    const view = endedView(token, order);
    await run.settle({ view, order, keepsFiles: view.status === 'failed' });
  };

  return {
    async state(account) {
      const job = await jobs.read();
      return job?.account === account ? job.view : IDLE;
    },
    async receive(account, from, file) {
      const reading = (token: string): TableState => ({ status: 'reading', token, file });
      const arrive = (token: string, signal: AbortSignal): Promise<void> =>
        files
          .put(token, RECEIVED, (path) => receiveFile(from, { path, limit: MAX_TABLE_BYTES, signal }))
          .catch((cause: unknown) => {
            const sentence = cause instanceof TooMuchError ? TABLE_TOO_LARGE : INCOMPLETE;
            throw new JobError('refused', sentence, { cause });
          });
      const sent = { account, order: { task: 'examine', file }, view: reading } as const;
      await inSentences(SENTENCES, () => jobs.receive(sent, arrive, reading));
    },
    async lines(account, token, wanted) {
      const job = await jobs.read();
      if (job?.token !== token || job.account !== account) throw new JobError('otherFile', OTHER_FILE);
      const { order, view } = job;
      // No one looks at the preview again once all is written.
      if (order.task === 'examine' || view.status === 'done') return { lines: [], pages: 1 };
      return readPage(files, { token, plan: order.plan }, wanted);
    },
    async start(account, token) {
      await inSentences(SENTENCES, () =>
        jobs.decide({
          type: 'ordered',
          token,
          account,
          from: ['examined', 'failed'],
          order: ({ order }) => order,
          view: ({ order, view }) => (order.task === 'write' ? writingView(token, order) : view),
          at: Date.now(),
        }),
      );
    },
    discard: (account, token) =>
      inSentences(SENTENCES, () => jobs.decide({ type: 'discarded', token, account })),
    look: jobs.look,
    close: jobs.close,
  };
}

/** As many tasks at a time as are written together. */
async function* together(tasks: AsyncIterable<EntryTask>): AsyncGenerator<readonly EntryTask[]> {
  let some: EntryTask[] = [];
  for await (const task of tasks) {
    some.push(task);
    if (some.length < MAX_TOGETHER) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

export const TABLE_TOO_LARGE = `A table may have ${MAX_TABLE_BYTES / 1_000_000} MB: this one is larger.`;
const INCOMPLETE = 'The file did not arrive whole: send it again.';

const SENTENCES = {
  busy: 'Another table is being processed: wait until it is done.',
  otherFile: OTHER_FILE,
  notReady: 'There is no examined table to import: choose one first.',
} as const;
