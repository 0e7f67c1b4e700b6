import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { CHANGING_ACTIONS } from '../changes/changes.ts';
import type { Actor, ChangingAction } from '../changes/changes.ts';
import type { EntryName } from '../content/references.ts';
import { nodeName } from '../content/world-use.ts';
import { isKeptType } from './kept-types.ts';
import { versionsOf } from './versions.ts';
import type { Cause } from './new-version.ts';

/** An entry that has been changed, and what was done to it last. */
export interface TouchedEntry extends EntryName {
  readonly saved?: ChangingAction;
  readonly published?: ChangingAction;
}

/** What is kept together. */
interface Together {
  /** The entries that have been written, by name. */
  readonly touched: Map<string, TouchedEntry>;
  /** The names of those whose state before the first write is kept. */
  readonly found: ReadonlySet<string>;
}

const together = new AsyncLocalStorage<Together>();

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
      const collected = together.getStore();
      const given = (context.params as { readonly documentId?: unknown }).documentId;
      const documentId = typeof given === 'string' && action !== 'clone' ? given : undefined;
      if (documentId !== undefined && !isFoundIn(collected, nameOf({ uid, documentId }))) {
        await versions.keep([{ uid, documentId, cause: { action: 'found' } }]);
      }
      const result = await next();
      const changed = documentId === undefined ? documentsIn(result) : [documentId];
      for (const id of changed) if (collected !== undefined) touch(collected, uid, id, action);
      if (collected === undefined) {
        const cause = { action, actor: initiator() };
        await versions.keep(changed.map((id) => ({ uid, documentId: id, cause })));
      }
      return result;
    });
  });
}

function isFoundIn(collected: Together | undefined, name: string): boolean {
  return collected !== undefined && (collected.touched.has(name) || collected.found.has(name));
}

/** Entries whose versions are kept in one transaction. */
const PAGE = 50;

/**
 * Keeps what `work` writes in many steps as one version of each entry, when all steps are done: an import makes an
 * entry, completes it, and publishes it. Without an outer transaction, what an aborted `work` has written is kept
 * before its next change.
 *
 * @param given.causeOf Why.
 * @param given.entries Entries that `work` is going to write, to be read together before it begins. Others must not
 *   write them meanwhile: hold a transaction.
 */
export async function keepTogether<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
  given: {
    readonly causeOf: (entry: TouchedEntry) => Cause;
    readonly entries?: readonly EntryName[];
  },
): Promise<Result> {
  const { causeOf, entries = [] } = given;
  const kept = entries.filter(({ uid }) => isKeptType(uid));
  const versions = versionsOf(strapi);
  await versions.keep(
    kept.map(({ uid, documentId }) => ({ uid, documentId, cause: { action: 'found' } as const })),
  );
  const collected: Together = { touched: new Map(), found: new Set(kept.map(nameOf)) };
  const result = await together.run(collected, work);
  const touched = [...collected.touched.values()];
  for (let at = 0; at < touched.length; at += PAGE) {
    const page = touched.slice(at, at + PAGE);
    await strapi.db.transaction(() =>
      versions.keep(
        page.map((entry) => ({ uid: entry.uid, documentId: entry.documentId, cause: causeOf(entry) })),
      ),
    );
  }
  return result;
}

/** The cause of what was done to an entry last. */
export function lastCause({ saved, published }: TouchedEntry, actor: Actor | undefined): Cause {
  return { action: saved ?? published ?? 'update', publishedBy: published, actor };
}

function touch({ touched }: Together, uid: string, documentId: string, action: ChangingAction): void {
  const name = nameOf({ uid, documentId });
  const known = touched.get(name) ?? { uid, documentId };
  if (PUBLISHING.has(action)) touched.set(name, { ...known, published: action });
  else
    touched.set(name, {
      ...known,
      saved: known.saved === 'create' && action === 'update' ? 'create' : action,
    });
}

function nameOf({ uid, documentId }: EntryName): string {
  return nodeName(uid, documentId);
}

/** `create` answers an entry, `clone` a list of them. */
function documentsIn(result: unknown): readonly string[] {
  const { entries = [result] } = (result ?? {}) as { readonly entries?: readonly unknown[] };
  const ids = entries.map((entry) => (entry as { readonly documentId?: unknown } | null)?.documentId);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
