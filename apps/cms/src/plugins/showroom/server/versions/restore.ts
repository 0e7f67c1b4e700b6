import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Permissions, PermissionRow } from '../../../../accounts/permissions.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import type { Attributes } from '../../../../content-model/model.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import type { VersionAction } from '../../contracts/versions.ts';
import { changesOf } from '../changes/changes-area.ts';
import { rowsIn } from '../content/rows.ts';
import { existingOf } from './existing.ts';
import { GIVEN_ONCE, restoredData } from './restored-data.ts';
import type { LeftOutPart } from './restored-data.ts';
import { keptAttributes } from './state.ts';
import type { State } from './state.ts';
import { versionsOf } from './versions.ts';
import type { Subject } from './new-version.ts';
import { keepTogether } from './watch-writes.ts';

/** The attributes of a type that can be restored in an entry that exists. */
export function restorableFields(attributesOf: (uid: string) => Attributes, uid: string): readonly string[] {
  return keptAttributes(attributesOf, uid)
    .map(([name]) => name)
    .filter((name) => !GIVEN_ONCE.has(name));
}

interface WriteOptions {
  /** Attributes; all of them by default. */
  readonly fields?: readonly string[] | undefined;
  /** Whether the entry is not there any more, in no language: it comes back under its old ids. */
  readonly isNew?: boolean;
  /** Absent where the permissions have been checked before. */
  readonly writer?: Writer;
}

/** Whose permissions decide, and by which action: who creates an entry has the rights to create it. */
export interface Writer {
  readonly account: Permissions;
  readonly row: PermissionRow;
  readonly action?: 'create' | 'update';
}

/**
 * Writes a state into the draft of an entry, in its language; creates the entry if `isNew`. The caller holds a
 * transaction.
 */
export async function writeState(
  strapi: Core.Strapi,
  subject: Subject,
  state: State,
  given: WriteOptions = {},
): Promise<readonly LeftOutPart[]> {
  const { uid, documentId, locale } = subject;
  const { attributesOf } = rowsIn(strapi);
  const { isNew = false } = given;
  const possible = isNew
    ? keptAttributes(attributesOf, uid).map(([name]) => name)
    : restorableFields(attributesOf, uid);
  const fields =
    given.fields === undefined ? possible : possible.filter((name) => given.fields?.includes(name));
  const existing = await existingOf(strapi, attributesOf, subject, state);
  const { data, leftOut } = restoredData(attributesOf, uid, state, { fields, existing });
  const { writer } = given;
  const permitted =
    writer === undefined
      ? data
      : writer.account.stamp(
          await writer.account.writable(uid, writer.row, data, writer.action ?? 'update'),
          isNew,
        );
  const documents = documentsOf(strapi, uid);
  const version = {
    documentId,
    ...(locale === null ? {} : { locale }),
    ...(hasDrafts(strapi, uid) ? { status: 'draft' } : {}),
  };
  if (isNew) await documents.create({ ...version, data: { ...permitted, documentId } });
  else await documents.update({ ...version, data: permitted });
  const refused = fields.filter((name) => !(name in permitted));
  return [
    ...leftOut.filter(({ path }) => !refused.includes(String(path[0]))),
    ...refused.map((name): LeftOutPart => ({ path: [name], reason: 'notPermitted' })),
  ];
}

/** Whether an account may write all of some fields of a state. */
export async function mayWrite(
  { account, row }: Writer,
  uid: string,
  state: State,
  fields: readonly string[],
): Promise<boolean> {
  if (!account.can('update', uid, row)) return false;
  const data = Object.fromEntries(fields.map((name) => [name, state[name] ?? null]));
  const permitted = await account.writable(uid, row, data);
  return fields.every((name) => name in permitted);
}

export type VersionActions = ReturnType<typeof createVersionActions>;

/** What can be done with versions. Who may do it is for the caller to check. */
export function createVersionActions(strapi: Core.Strapi) {
  return {
    /**
     * Brings a version back as a draft. @returns what could not be brought back.
     *
     * @throws NotFoundError if it is no longer kept, or holds nothing.
     */
    restore: async (
      subject: Subject,
      id: number,
      given: WriteOptions = {},
    ): Promise<{ readonly state: State; readonly leftOut: readonly LeftOutPart[] }> => {
      const state = (await versionsOf(strapi).read(subject, id))?.state;
      if (!state) throw new errors.NotFoundError('There is nothing to restore in this version.');
      const leftOut = await withVersions(strapi, 'restore', () => writeState(strapi, subject, state, given));
      return { state, leftOut };
    },
    undoPublish: (subject: Subject, seen: number) => undoPublish(strapi, subject, seen),
  };
}

export function versionActionsOf(strapi: Core.Strapi): VersionActions {
  return strapi.plugin('showroom').service('versionActions');
}

/** Does one action on versions in one transaction, with the write lock held. */
export async function withVersions<Result>(
  strapi: Core.Strapi,
  action: VersionAction,
  work: () => Promise<Result>,
): Promise<Result> {
  const actor = changesOf(strapi).initiator();
  return await strapi.db.transaction(async ({ trx }) => {
    await acquireWriteLock(strapi, trx);
    return keepTogether(strapi, work, { causeOf: () => ({ action, actor }) });
  });
}

/**
 * Publishes again what was published before the present version, or unpublishes where nothing was. The draft stays.
 *
 * @param seen the version that visitors see, as the caller knows it.
 * @throws ApplicationError if visitors see another version by now, or the publish cannot be undone.
 */
async function undoPublish(
  strapi: Core.Strapi,
  subject: Subject,
  seen: number,
): Promise<readonly LeftOutPart[]> {
  const { uid, documentId, locale } = subject;
  const versions = versionsOf(strapi);
  const inLocale = locale === null ? {} : { locale };
  return withVersions(strapi, 'undoPublish', async () => {
    const undone = await undoableIn(strapi, subject);
    if (undone?.present.id !== seen) {
      throw new errors.ApplicationError('Visitors see another version by now: look at the list again.');
    }
    const before = undone.before === undefined ? undefined : await versions.read(subject, undone.before.id);
    if (!before?.state) {
      await documentsOf(strapi, uid).unpublish({ documentId, ...inLocale });
      return [];
    }
    await versions.keep([{ uid, documentId, cause: { action: 'found' } }]);
    const [draft] = (await versions.list(subject, { offset: 0, limit: 1, stage: 'saved' })).versions;
    const kept = draft === undefined ? undefined : await versions.read(subject, draft.id);
    const leftOut = await writeState(strapi, subject, before.state);
    await documentsOf(strapi, uid).publish({ documentId, ...inLocale });
    if (kept?.state) await writeState(strapi, subject, kept.state);
    return leftOut;
  });
}

/** The publish of an entry that can be undone: the present version, and what visitors saw before. */
export async function undoableIn(strapi: Core.Strapi, subject: Subject) {
  const { versions } = await versionsOf(strapi).list(subject, { offset: 0, limit: 2, stage: 'published' });
  const [present, before] = versions;
  // What was there before versions were kept replaced something that no one knows.
  if (present === undefined || present.digest === null || present.action === 'found') return undefined;
  return { present, before };
}
