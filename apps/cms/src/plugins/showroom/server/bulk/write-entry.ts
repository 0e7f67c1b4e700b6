import { errors } from '@strapi/utils';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import type { SkippedEntry } from '../../contracts/bulk.ts';
import { OvertakenError } from '../translations/entry-translation.ts';
import { versionOf } from './kinds/table-kind.ts';
import type { EntryTask, Versions, Workplace } from './kinds/table-kind.ts';

/** What became of an entry; undefined if it is written. */
export type Outcome = Pick<SkippedEntry, 'reason' | 'sentence'> | undefined;

/**
 * Writes the drafts of one entry, all or none.
 *
 * @throws Error for everything that is not the entry's own fault.
 */
export async function writeEntry(workplace: Workplace, task: EntryTask): Promise<Outcome> {
  const { strapi } = workplace;
  try {
    return await strapi.db.transaction(async ({ trx }): Promise<Outcome> => {
      // A save between comparing and writing must not be lost.
      await acquireWriteLock(strapi, trx);
      if (task.documentId !== undefined) {
        const now = await currentVersions(workplace, task.uid, task.documentId);
        for (const [locale, version] of task.basedOn) {
          if (now.get(locale) !== version) return { reason: 'conflict' };
        }
      }
      await task.write(workplace);
      return undefined;
    });
  } catch (error) {
    if (error instanceof OvertakenError) return { reason: 'conflict' };
    if (error instanceof errors.ApplicationError) return { reason: 'refused', sentence: error.message };
    throw error;
  }
}

async function currentVersions({ strapi }: Workplace, uid: string, documentId: string): Promise<Versions> {
  const found: readonly { readonly locale: string; readonly updatedAt: string }[] = await strapi.db
    .query(uid)
    .findMany({
      where: { documentId, ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}) },
      select: ['locale', 'updatedAt'],
    });
  return new Map(found.map((row) => [row.locale, versionOf(row)]));
}
