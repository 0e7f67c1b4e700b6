import type { Core, UID } from '@strapi/strapi';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import { EDITED_SINCE_HEADER, SAVED_MEANWHILE } from '../../contracts/saving.ts';
import type { SavedMeanwhile } from '../../contracts/saving.ts';

/** The part of a request that describes a save. */
interface SaveRequest {
  readonly params: { readonly model?: string; readonly id?: string };
  readonly get: (header: string) => string;
  readonly throw: (status: number, message: string, more: object) => never;
}

/** A stored entry and its last writer. */
interface StoredEntry {
  readonly id: number;
  readonly updatedAt: string | Date;
  readonly updatedBy?: unknown;
}

/**
 * Refuses a save of the edit view if someone else has saved the entry since it was opened. The check runs in
 * the transaction of the save, so one of two simultaneous saves is refused. It only applies to requests with
 * {@link EDITED_SINCE_HEADER}: seeds, imports and other programs are not checked.
 */
export function guardSaves(strapi: Core.Strapi): void {
  const judged = new WeakSet<object>();
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'update') return next();
    const { documentId, locale } = context.params;
    const request = strapi.requestContext.get() as SaveRequest | undefined;
    const since = editedSince(request);
    const isMeant =
      request !== undefined &&
      since !== undefined &&
      !judged.has(request) &&
      request.params.model === context.uid &&
      (request.params.id === undefined || request.params.id === documentId);
    if (!isMeant) return next();
    judged.add(request);
    return strapi.db.transaction(async () => {
      const stored = await lockEntry(strapi, context.uid, { documentId, locale });
      if (stored !== undefined && timeOf(stored.updatedAt) > timeOf(since)) {
        request.throw(409, SAVED_MEANWHILE, { details: saidOf(stored) });
      }
      return next();
    });
  });
}

function editedSince(request: SaveRequest | undefined): string | undefined {
  const since = request?.get(EDITED_SINCE_HEADER) ?? '';
  return Number.isNaN(timeOf(since)) ? undefined : since;
}

function timeOf(time: string | Date): number {
  return new Date(time).getTime();
}

/** The draft to be written; on Postgres it is locked until this save has ended. */
async function lockEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale }: { readonly documentId: string; readonly locale?: unknown },
): Promise<StoredEntry | undefined> {
  const where = {
    documentId,
    ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
    ...(isLocalisedType(strapi, uid) && typeof locale === 'string' ? { locale } : {}),
  };
  const locked: { readonly id: number } | null = await strapi.db
    .queryBuilder(uid)
    .select(['id'])
    .where(where)
    .first()
    .forUpdate()
    .execute();
  if (locked === null) return undefined;
  const stored: StoredEntry | null = await strapi.db
    .query(uid)
    .findOne({ where: { id: locked.id }, populate: ['updatedBy'] });
  return stored ?? undefined;
}

function saidOf({ updatedAt, updatedBy }: StoredEntry): SavedMeanwhile {
  const name = administratorName(updatedBy);
  return {
    kind: 'savedMeanwhile',
    savedAt: new Date(updatedAt).toISOString(),
    ...(name === '' ? {} : { savedBy: name }),
  };
}
