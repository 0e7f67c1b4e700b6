import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { newWorkFolder } from '../../../../environment/work-folder.ts';
import type { LinesPage, LineStatus, SkippedEntry, TableState } from '../../contracts/bulk.ts';
import { isTableRunning, LINES_PER_PAGE, MAX_TABLE_BYTES } from '../../contracts/bulk.ts';
import { JobError } from '../transfer/job-error.ts';
import { receiveFile, TooMuchError } from '../transfer/receive-file.ts';
import type { ExaminedTable } from './examine-table.ts';
import { examineTable } from './examine-table.ts';
import { createHeapKeeper } from './heap-keeper.ts';
import type { EntryTask, Workplace } from './kinds/table-kind.ts';
import { othersFirst } from './others-first.ts';
import { TableError } from './table/read-table.ts';
import { shortened } from './shortened.ts';
import { writeEntries } from './write-entries.ts';

/** The import of tables. It holds one file at a time, whose preview only its own account can see. */
export interface TableJob {
  readonly state: (account: number) => TableState;
  /**
   * Receives a file; it is examined after the answer.
   *
   * @throws JobError if work is in progress, or if the file is too large or incomplete.
   */
  readonly receive: (workplace: Workplace, from: Readable, file: string) => Promise<void>;
  /** The lines of a status, page by page. @throws JobError if the token belongs to another file. */
  readonly lines: (account: number, token: string, given: WantedLines) => LinesPage;
  /** Writes the examined file, or what a failure has left of it. @throws JobError */
  readonly start: (workplace: Workplace, token: string) => void;
  /** Stops after the entries that are being written, or forgets the file. @throws JobError */
  readonly discard: (account: number, token: string) => void;
  /** Call when the CMS shuts down. */
  readonly close: () => Promise<void>;
}

export interface WantedLines {
  readonly status: LineStatus;
  /** From 1 on. */
  readonly page: number;
}

const IDLE: TableState = { status: 'idle' };

/** Entries that are written together. SQLite answers no one else meanwhile, which is a tenth of a second. */
const MAX_TOGETHER = 25;

/** The received file. */
interface ReceivedTable {
  readonly account: number;
  readonly token: string;
  readonly file: string;
  readonly control: AbortController;
  state: TableState;
  examined?: ExaminedTable;
  /** What is not written yet. */
  left: readonly EntryTask[];
  written: number;
  skipped: SkippedEntry[];
  work: Promise<void>;
}

export function createTableJob(strapi: Core.Strapi): TableJob {
  let current: ReceivedTable | undefined;

  const own = (account: number, token: string): ReceivedTable => {
    if (current?.token !== token || current.account !== account) {
      throw new JobError('otherFile', 'Another file has been uploaded since: look at it, then decide.');
    }
    return current;
  };
  const refuseBusy = (): void => {
    if (current !== undefined && isTableRunning(current.state)) {
      throw new JobError('busy', 'Another table is being processed: wait until it is done.');
    }
  };
  const examine = async (one: ReceivedTable, workplace: Workplace, folder: string): Promise<void> => {
    const { token, file } = one;
    try {
      const examined = await examineTable(workplace, join(folder, 'table'));
      one.examined = examined;
      one.left = examined.tasks;
      one.state = { status: 'examined', token, file, table: examined.table, counts: examined.counts };
    } catch (error) {
      if (!(error instanceof TableError)) strapi.log.error(error);
      const fault = error instanceof TableError ? error.fault : ({ code: 'broken' } as const);
      one.state = { status: 'refused', token, file, fault };
    } finally {
      await remove(folder);
    }
    if (one.control.signal.aborted && current === one) current = undefined;
  };
  const remove = async (folder: string): Promise<void> => {
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      strapi.log.warn(`A received file could not be removed: ${String(error)}`),
    );
  };

  const write = async (one: ReceivedTable, workplace: Workplace, examined: ExaminedTable): Promise<void> => {
    const { token, file } = one;
    const { table, counts } = examined;
    const total = one.left.length + one.written + one.skipped.length;
    const ended = (status: 'done' | 'failed'): TableState => ({
      status,
      token,
      file,
      table,
      counts,
      written: one.written,
      skipped: one.skipped,
      left: one.left.length,
    });
    try {
      const keepHeapSmall = createHeapKeeper();
      while (one.left.length > 0 && !one.control.signal.aborted) {
        for await (const outcomes of writeEntries(workplace, one.left.slice(0, MAX_TOGETHER))) {
          for (const [index, { entry, lines }] of one.left.slice(0, outcomes.length).entries()) {
            const outcome = outcomes[index];
            if (outcome === undefined) one.written += 1;
            else one.skipped.push({ entry, lines, ...outcome });
          }
          one.left = one.left.slice(outcomes.length);
          const done = one.written + one.skipped.length;
          one.state = { status: 'writing', token, file, table, counts, done, total };
          await othersFirst(strapi);
          keepHeapSmall();
        }
      }
      one.state = ended(one.left.length === 0 ? 'done' : 'failed');
      // No one looks at the preview again.
      if (one.left.length === 0) delete one.examined;
    } catch (error) {
      strapi.log.error(error);
      one.state = ended('failed');
    }
  };

  return {
    state: (account) => (current?.account === account ? current.state : IDLE),
    async receive(workplace, from, file) {
      refuseBusy();
      const token = randomUUID();
      const arrived = Promise.withResolvers<void>();
      const one: ReceivedTable = {
        account: workplace.account.id,
        token,
        file,
        control: new AbortController(),
        state: { status: 'reading', token, file },
        left: [],
        written: 0,
        skipped: [],
        work: arrived.promise,
      };
      current = one;
      let folder: string | undefined;
      try {
        folder = await newWorkFolder('table');
        const path = join(folder, 'table');
        await receiveFile(from, { path, limit: MAX_TABLE_BYTES, signal: one.control.signal });
        one.work = examine(one, workplace, folder);
      } catch (cause) {
        if (folder !== undefined) await remove(folder);
        current = undefined;
        throw new JobError('refused', cause instanceof TooMuchError ? TABLE_TOO_LARGE : INCOMPLETE, {
          cause,
        });
      } finally {
        arrived.resolve();
      }
    },
    lines(account, token, { status, page }) {
      const { examined } = own(account, token);
      const lines = (examined?.lines ?? []).filter((line) => line.status === status);
      const start = (page - 1) * LINES_PER_PAGE;
      return {
        lines: lines.slice(start, start + LINES_PER_PAGE).map(shortened),
        pages: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)),
      };
    },
    start(workplace, token) {
      const one = own(workplace.account.id, token);
      refuseBusy();
      const { examined, state } = one;
      if (examined === undefined || (state.status !== 'examined' && state.status !== 'failed')) {
        throw new JobError('refused', 'There is no examined table to import: choose one first.');
      }
      const { table, counts } = examined;
      const done = one.written + one.skipped.length;
      one.state = {
        status: 'writing',
        token,
        file: one.file,
        table,
        counts,
        done,
        total: done + one.left.length,
      };
      one.work = write(one, workplace, examined);
    },
    discard(account, token) {
      const one = own(account, token);
      if (isTableRunning(one.state)) one.control.abort();
      else current = undefined;
    },
    async close() {
      current?.control.abort();
      await current?.work;
    },
  };
}

export const TABLE_TOO_LARGE = `A table may have ${MAX_TABLE_BYTES / 1_000_000} MB: this one is larger.`;
const INCOMPLETE = 'The file did not arrive whole: send it again.';
