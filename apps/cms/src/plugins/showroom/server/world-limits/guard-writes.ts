import type { Core } from '@strapi/strapi';
import { schemaOf } from '../../../../content-model/model.ts';
import type { Attributes } from '../../../../content-model/model.ts';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { CHANGING_ACTIONS } from '../changes/changes.ts';
import type { EntryName } from '../content/references.ts';
import { presentLimit, refuseOutside } from './limits.ts';

const ACTIONS: ReadonlySet<string> = new Set(CHANGING_ACTIONS);

/**
 * Refuses every write of an account outside of its worlds. An entry is judged before the write and after it, in the
 * transaction of the write: nothing of another world is changed, and nothing becomes a part of it. It is the border of
 * all paths that write content: the content manager, the map, placing, tables, translations, versions, whole worlds,
 * imports and releases.
 */
export function guardWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (!ACTIONS.has(action) || !isSeenByVisitors(uid)) return next();
    const limit = await presentLimit(strapi);
    if (limit === undefined) return next();
    const params: Readonly<Record<string, unknown>> = { ...context.params };
    const documentId = params['documentId'];
    return strapi.db.transaction(async () => {
      const isOfExisting = typeof documentId === 'string' && action !== 'clone';
      const before = isOfExisting ? [{ uid, documentId }] : [];
      await refuseOutside(strapi, limit, [...before, ...(await takenOver(strapi, uid, params['data']))]);
      const result = await next();
      if (action !== 'delete') await refuseOutside(strapi, limit, writtenEntries(uid, result));
      return result;
    });
  });
}

/** The entries of a write's answer: `create` and `update` give one, the others a list. */
function writtenEntries(uid: string, result: unknown): readonly EntryName[] {
  const { entries } = (result ?? {}) as { readonly entries?: readonly unknown[] };
  const ids = (Array.isArray(entries) ? entries : [result]).map(
    (entry: unknown) => (entry as { readonly documentId?: unknown } | null)?.documentId,
  );
  return [...new Set(ids)].flatMap((documentId) =>
    typeof documentId === 'string' ? [{ uid, documentId }] : [],
  );
}

/**
 * The entries that a write links from the other side of a relation, such as a location that is put into a world's list:
 * they are changed by it, and leave the world that they were in.
 */
async function takenOver(strapi: Core.Strapi, uid: string, data: unknown): Promise<readonly EntryName[]> {
  const attributes = (schemaOf(strapi, uid)?.attributes ?? {}) as Attributes;
  const found: EntryName[] = [];
  for (const [name, { mappedBy, target }] of Object.entries(attributes)) {
    if (mappedBy === undefined || target === undefined || !target.startsWith('api::')) continue;
    const value = (data as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    const { documentIds, ids } = namesIn(value);
    const rows: readonly { readonly documentId: string }[] =
      ids.length === 0
        ? []
        : await strapi.db.query(target).findMany({ where: { id: { $in: ids } }, select: ['documentId'] });
    for (const documentId of new Set([...documentIds, ...rows.map((row) => row.documentId)])) {
      found.push({ uid: target, documentId });
    }
  }
  return found;
}

/** The document ids and row ids in any form in which a relation is written: one, a list, `connect` or `set`. */
function namesIn(value: unknown): {
  readonly documentIds: readonly string[];
  readonly ids: readonly number[];
} {
  const documentIds: string[] = [];
  const ids: number[] = [];
  const look = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part as readonly unknown[]) look(one);
    else if (typeof part === 'number') ids.push(part);
    else if (typeof part === 'string') {
      if (/^\d+$/.test(part)) ids.push(Number(part));
      documentIds.push(part);
    } else if (typeof part === 'object' && part !== null) {
      const { documentId, id, connect, set, disconnect } = part as Readonly<Record<string, unknown>>;
      for (const one of [documentId, id, connect, set, disconnect]) look(one);
    }
  };
  look(value);
  return { documentIds, ids };
}
