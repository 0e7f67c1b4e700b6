import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { CHANGING_ACTIONS } from '../changes/changes.ts';
import type { Actor, ChangingAction } from '../changes/changes.ts';
import { isKeptType } from './kept-types.ts';
import { versionsOf } from './versions.ts';
import type { Cause } from './versions.ts';

/** An entry that has been changed, and what was done to it last. */
interface TouchedEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly saved?: ChangingAction;
  readonly published?: ChangingAction;
}

/** The entries that are kept together, by name. */
type Touched = Map<string, TouchedEntry>;

const together = new AsyncLocalStorage<Touched>();

/** Actions on what visitors see. */
const PUBLISHING: ReadonlySet<string> = new Set(['publish', 'unpublish']);

/**
 * Keeps a version of everything that the Document Service writes, in the transaction of the write, so that no state goes
 * without one. Changes that bypass the Document Service (deleting an entry removes the relations to it) are kept as a
 * version of their own before the next write.
 */
export function keepWhatIsWritten(strapi: Core.Strapi, initiator: () => Actor | undefined): void {
  strapi.documents.use(async (context, next) => {
    const action = CHANGING_ACTIONS.find((known) => known === context.action);
    const { uid } = context;
    if (action === undefined || !isKeptType(uid)) return next();
    const versions = versionsOf(strapi);
    return strapi.db.transaction(async () => {
      const touched = together.getStore();
      const given = (context.params as { readonly documentId?: unknown }).documentId;
      const documentId = typeof given === 'string' && action !== 'clone' ? given : undefined;
      if (documentId !== undefined && touched?.has(nameOf(uid, documentId)) !== true) {
        await versions.keep(uid, documentId, { action: 'found' });
      }
      const result = await next();
      const changed = documentId === undefined ? documentsIn(result) : [documentId];
      for (const id of changed) {
        if (touched === undefined) await versions.keep(uid, id, { action, actor: initiator() });
        else touch(touched, uid, id, action);
      }
      return result;
    });
  });
}

/**
 * Keeps what `work` writes in many steps as one version of each entry, when all steps are done: an import makes an
 * entry, completes it, and publishes it. Without an outer transaction, what an aborted `work` has written is kept
 * before its next change.
 *
 * @param causeOf Why; by default what was done last.
 */
export async function keepTogether<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
  causeOf: (entry: TouchedEntry) => Cause,
): Promise<Result> {
  const touched: Touched = new Map();
  const result = await together.run(touched, work);
  for (const entry of touched.values()) {
    const { uid, documentId } = entry;
    await strapi.db.transaction(() => versionsOf(strapi).keep(uid, documentId, causeOf(entry)));
  }
  return result;
}

/** The cause of what was done to an entry last. */
export function lastCause({ saved, published }: TouchedEntry, actor: Actor | undefined): Cause {
  return { action: saved ?? published ?? 'update', publishedBy: published, actor };
}

function touch(touched: Touched, uid: string, documentId: string, action: ChangingAction): void {
  const name = nameOf(uid, documentId);
  const known = touched.get(name) ?? { uid, documentId };
  if (PUBLISHING.has(action)) touched.set(name, { ...known, published: action });
  else
    touched.set(name, {
      ...known,
      saved: known.saved === 'create' && action === 'update' ? 'create' : action,
    });
}

function nameOf(uid: string, documentId: string): string {
  return `${uid} ${documentId}`;
}

/** `create` answers an entry, `clone` a list of them. */
function documentsIn(result: unknown): readonly string[] {
  const { entries = [result] } = (result ?? {}) as { readonly entries?: readonly unknown[] };
  const ids = entries.map((entry) => (entry as { readonly documentId?: unknown } | null)?.documentId);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
