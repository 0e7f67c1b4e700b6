import { errors } from '@strapi/utils';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import type { OpenTransaction } from '../../../../publishing/write-lock.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import type { SkippedEntry } from '../../contracts/bulk.ts';
import type { EntryName } from '../content/references.ts';
import { OvertakenError } from '../translations/entry-translation.ts';
import { TABLES } from './kinds/table-kinds.ts';
import { versionOf } from './kinds/table-kind.ts';
import type { EntryTask, Workplace } from './kinds/table-kind.ts';

/** What became of an entry; undefined if it is written. */
export type Outcome = Pick<SkippedEntry, 'reason' | 'sentence'> | undefined;

/** Keeps what became of entries, in the transaction that has written them. */
export type KeepOutcomes = (outcomes: readonly Outcome[], within: OpenTransaction) => Promise<void>;

/**
 * Writes the drafts of some entries, of each all or none. They share a transaction and what is read before and after
 * their writes. If the CMS refuses one of them, nothing of it must remain: then each half is written by itself, until
 * the refused one is alone.
 *
 * @param tasks of different entries.
 * @param keep Called with the outcomes of the tasks in their order, some at a time.
 * @throws Error for everything that is not an entry's own fault; then none of the entries of its half is written.
 * @returns what `keep` was called with, once it is committed.
 */
export async function* writeEntries(
  workplace: Workplace,
  tasks: readonly EntryTask[],
  keep: KeepOutcomes,
): AsyncGenerator<readonly Outcome[]> {
  try {
    yield await writeTogether(workplace, tasks, keep);
    return;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    if (tasks.length === 1) {
      await workplace.strapi.db.transaction((transaction) => keep([refusal], transaction));
      yield [refusal];
      return;
    }
  }
  const middle = Math.ceil(tasks.length / 2);
  yield* writeEntries(workplace, tasks.slice(0, middle), keep);
  yield* writeEntries(workplace, tasks.slice(middle), keep);
}

/** The outcome if it was the entry's own fault. */
function refusalOf(error: unknown): Outcome {
  if (error instanceof OvertakenError) return { reason: 'conflict' };
  if (error instanceof errors.ApplicationError) return { reason: 'refused', sentence: error.message };
  return undefined;
}

async function writeTogether(
  workplace: Workplace,
  tasks: readonly EntryTask[],
  keep: KeepOutcomes,
): Promise<readonly Outcome[]> {
  const { strapi, together } = workplace;
  return await strapi.db.transaction(async (transaction): Promise<readonly Outcome[]> => {
    const { trx } = transaction;
    // A save between comparing and writing must not be lost.
    await acquireWriteLock(strapi, trx);
    const current = await currentVersions(workplace, tasks);
    const overtaken = new Set(tasks.filter((task) => isOvertaken(task, current)));
    const written = tasks.filter((task) => !overtaken.has(task));
    await together(written.flatMap(nameOf), async () => {
      for (const { table, change } of written) await TABLES[table].write(workplace, change);
    });
    const outcomes = tasks.map((task): Outcome => (overtaken.has(task) ? { reason: 'conflict' } : undefined));
    await keep(outcomes, transaction);
    return outcomes;
  });
}

function nameOf({ uid, documentId }: EntryTask): readonly EntryName[] {
  return documentId === undefined ? [] : [{ uid, documentId }];
}

function isOvertaken(
  { documentId, basedOn }: EntryTask,
  current: ReadonlyMap<string, CurrentVersions>,
): boolean {
  if (documentId === undefined) return false;
  const now = current.get(documentId);
  return Object.entries(basedOn).some(([locale, version]) => now?.get(locale) !== version);
}

/** By language. */
type CurrentVersions = ReadonlyMap<string, string>;

/** When the drafts of each entry were last written, by its document id. */
async function currentVersions(
  { strapi }: Workplace,
  tasks: readonly EntryTask[],
): Promise<ReadonlyMap<string, CurrentVersions>> {
  const current = new Map<string, Map<string, string>>();
  for (const [uid, names] of Map.groupBy(tasks.flatMap(nameOf), (name) => name.uid)) {
    const found: readonly {
      readonly documentId: string;
      readonly locale: string;
      readonly updatedAt: string;
    }[] = await strapi.db.query(uid).findMany({
      where: {
        documentId: { $in: names.map(({ documentId }) => documentId) },
        ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
      },
      select: ['documentId', 'locale', 'updatedAt'],
    });
    for (const row of found) {
      const known = current.get(row.documentId) ?? new Map<string, string>();
      current.set(row.documentId, known.set(row.locale, versionOf(row)));
    }
  }
  return current;
}
