import type { Core, UID } from '@strapi/strapi';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import { EDITED_SINCE_HEADER, SAVED_MEANWHILE } from '../../contracts/saving.ts';
import type { SavedMeanwhile } from '../../contracts/saving.ts';

/** The part of a request that says what an editor saves. */
interface SaveRequest {
  readonly params: { readonly model?: string; readonly id?: string };
  readonly get: (header: string) => string;
  readonly throw: (status: number, message: string, more: object) => never;
}

/** An entry as it stands, and who wrote it. */
interface StoredEntry {
  readonly id: number;
  readonly updatedAt: string | Date;
  readonly updatedBy?: unknown;
}

/**
 * Refuses a save of the edit view when somebody else has saved the entry since it was opened there. It is
 * judged in the transaction that stores it, so of two saves at the same moment one is told. Only what names
 * the time it began with is judged: seeds, imports and other programs are not.
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

/** The draft that is about to be written; on Postgres no other save writes it until this one has ended. */
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
