import type { Job } from '../../../../jobs/job.ts';
import type { SkippedEntry, TableState } from '../../contracts/bulk.ts';
import type { ExaminedTable } from './examine-table.ts';
import type { EntryTask } from './kinds/table-kind.ts';
import type { Outcome } from './write-entries.ts';

/** What is to be done with a table, kept as JSON. */
export type TableOrder = ExamineOrder | WriteOrder;

interface ExamineOrder {
  readonly task: 'examine';
  readonly file: string;
}

/** How far an examined table is written. */
export interface WriteOrder extends Pick<ExaminedTable, 'table' | 'counts'> {
  readonly task: 'write';
  readonly file: string;
  /** The run that examined it. */
  readonly plan: number;
  /** Entries: all of them, and those of which is known what became of them. */
  readonly total: number;
  readonly written: number;
  readonly skipped: readonly SkippedEntry[];
}

export type TableJobRecord = Job<TableOrder, TableState>;

/** How many entries are done with. */
export function doneOf({ written, skipped }: Pick<WriteOrder, 'written' | 'skipped'>): number {
  return written + skipped.length;
}

/** After the next entries, in their order. */
export function withOutcomes(
  order: WriteOrder,
  tasks: readonly EntryTask[],
  outcomes: readonly Outcome[],
): WriteOrder {
  const skipped = outcomes.flatMap((outcome, index) => {
    const task = tasks[index];
    return outcome === undefined || task === undefined
      ? []
      : [{ entry: task.entry, lines: task.lines, ...outcome }];
  });
  return {
    ...order,
    written: order.written + outcomes.length - skipped.length,
    skipped: skipped.length === 0 ? order.skipped : [...order.skipped, ...skipped],
  };
}

export function examinedView(token: string, { file, table, counts }: WriteOrder): TableState {
  return { status: 'examined', token, file, table, counts };
}

export function writingView(token: string, order: WriteOrder): TableState {
  const { file, table, counts, total } = order;
  return { status: 'writing', token, file, table, counts, done: doneOf(order), total };
}

export function endedView(token: string, order: WriteOrder): TableState {
  const { file, table, counts, total, written, skipped } = order;
  const left = total - doneOf(order);
  return { status: left === 0 ? 'done' : 'failed', token, file, table, counts, written, skipped, left };
}

/** Of work that cannot be gone on with. */
export function brokenView({ token, order }: TableJobRecord): TableState {
  return order.task === 'write'
    ? endedView(token, order)
    : { status: 'refused', token, file: order.file, fault: { code: 'broken' } };
}
