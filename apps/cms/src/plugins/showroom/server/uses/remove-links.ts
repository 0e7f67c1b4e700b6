import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { PORTAL, TRANSITION } from '../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { rowsIn } from '../content/rows.ts';
import { mayWrite, writeState } from '../versions/restore.ts';
import { stateOf, statePopulate } from '../versions/state.ts';
import type { State } from '../versions/state.ts';
import type { Subject } from '../versions/new-version.ts';
import { holdersOfEntries } from '../content/holders.ts';
import type { EntryName } from '../content/references.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { mayChange, refuseOutside } from '../world-limits/limits.ts';
import { withoutLinks } from './without-links.ts';

/** Of no use without one of their ends. */
const DELETED_WITH: ReadonlySet<string> = new Set([TRANSITION, PORTAL]);

/** What removing the links to some entries does. */
interface Removal {
  readonly written: readonly {
    readonly subject: Subject;
    readonly row: Row;
    readonly state: State;
    readonly fields: readonly string[];
  }[];
  /** Transitions and portals. */
  readonly deleted: readonly EntryName[];
  /** Whether the account may do all of it. */
  readonly isPermitted: boolean;
}

interface Asked {
  readonly uid: string;
  readonly documentIds: readonly string[];
}

/** Whether an account may remove all links to some entries, and there are any. */
export async function mayRemoveLinks(
  strapi: Core.Strapi,
  account: Permissions,
  asked: Asked,
): Promise<boolean> {
  const { written, deleted, isPermitted } = await planRemoval(strapi, account, asked);
  if (!isPermitted || written.length + deleted.length === 0) return false;
  return mayChange(strapi, changedBy({ written, deleted }));
}

function changedBy({ written, deleted }: Pick<Removal, 'deleted' | 'written'>): readonly EntryName[] {
  return [...written.map(({ subject }) => subject), ...deleted];
}

/**
 * Takes the links to some entries out of the drafts that have them, and deletes the transitions and portals that begin or
 * end there. All or nothing.
 *
 * @throws ForbiddenError if the account may not write one of the entries.
 */
export async function removeLinks(strapi: Core.Strapi, account: Permissions, asked: Asked): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    await acquireWriteLock(strapi, trx);
    const { written, deleted, isPermitted } = await planRemoval(strapi, account, asked);
    if (!isPermitted) throw new errors.ForbiddenError();
    await refuseOutside(strapi, await presentLimit(strapi), changedBy({ written, deleted }));
    for (const { subject, row, state, fields } of written) {
      await writeState(strapi, subject, state, { fields, writer: { account, row } });
    }
    for (const { uid, documentId } of deleted) {
      await documentsOf(strapi, uid).delete({
        documentId,
        ...(isLocalisedType(strapi, uid) ? { locale: '*' } : {}),
      });
    }
    return written.length + deleted.length;
  });
}

async function planRemoval(strapi: Core.Strapi, account: Permissions, asked: Asked): Promise<Removal> {
  const { attributesOf } = rowsIn(strapi);
  const gone = new Set(asked.documentIds);
  const written: Removal['written'][number][] = [];
  const deleted = new Map<string, Removal['deleted'][number]>();
  const targets: readonly object[] = await strapi.db.query(asked.uid).findMany({
    where: { documentId: { $in: [...asked.documentIds] } },
    populate: PERMISSION_FIELDS,
  });
  let isPermitted = targets.length > 0 && targets.every((row) => account.can('delete', asked.uid, row));
  for (const [uid, ids] of await holdersOfEntries(strapi, asked.uid, asked.documentIds)) {
    const rows: readonly Row[] = await strapi.db.query(uid).findMany({
      where: { id: { $in: [...ids] } },
      populate: { ...statePopulate(attributesOf, uid), ...PERMISSION_FIELDS },
    });
    for (const row of rows) {
      const documentId = String(row['documentId']);
      if (uid === asked.uid && gone.has(documentId)) continue;
      if (DELETED_WITH.has(uid)) {
        deleted.set(documentId, { uid, documentId });
        const isPublished = row['publishedAt'] !== null;
        isPermitted &&= account.can('delete', uid, row) && (!isPublished || account.can('publish', uid, row));
        continue;
      }
      if (hasDrafts(strapi, uid) && row['publishedAt'] !== null) continue;
      const locale = isLocalisedType(strapi, uid) ? String(row['locale']) : null;
      const now = stateOf(attributesOf, uid, row, locale ?? undefined);
      const state = withoutLinks(attributesOf, uid, now, gone);
      const fields = Object.keys(now).filter(
        (name) => JSON.stringify(now[name]) !== JSON.stringify(state[name]),
      );
      if (fields.length === 0) continue;
      isPermitted &&= await mayWrite({ account, row }, uid, state, fields);
      written.push({ subject: { uid, documentId, locale }, row, state, fields });
    }
  }
  return { written, deleted: [...deleted.values()], isPermitted };
}
