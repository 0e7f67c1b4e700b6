import type { Core } from '@strapi/strapi';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { CHANGING_ACTIONS } from '../changes/changes.ts';
import type { EntryName } from '../content/references.ts';
import { judgedWrite } from './judge-writes.ts';
import { presentLimit } from './limit.ts';

const ACTIONS: ReadonlySet<string> = new Set(CHANGING_ACTIONS);

/**
 * Refuses every write of an account outside of its worlds. It is the border of all paths that write content: the
 * content manager, the map, placing, tables, translations, versions, whole worlds, imports and releases.
 */
export function guardWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (!ACTIONS.has(action) || !isSeenByVisitors(uid)) return next();
    const limit = await presentLimit(strapi);
    if (limit === undefined) return next();
    const { documentId, data }: Readonly<Record<string, unknown>> = { ...context.params };
    const isOfExisting = typeof documentId === 'string' && action !== 'clone';
    const write = { action, uid, data, ...(isOfExisting ? { documentId } : {}) };
    return strapi.db.transaction(() =>
      judgedWrite(
        strapi,
        limit,
        write,
        async () => next(),
        (result) => writtenEntries(uid, result),
      ),
    );
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
