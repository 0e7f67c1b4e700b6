import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Account, JUDGED_BY } from '../../../../accounts/account.ts';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { isSameMove, isSameValue } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange, PublishState } from '../../contracts/map.ts';
import { takeTurn } from '../../../../publishing/write-lock.ts';
import { LOCATION, WORLD } from '../../../../rules/content-uids.ts';
import { editableField } from './editable-fields.ts';
import { drawMove } from './draw-move.ts';
import { keptParts, keptVersions } from './kept-move.ts';
import { moveContentOf, UID_OF } from './move-content.ts';
import { BACKGROUND } from './files.ts';
import { removalsIn } from './removals.ts';
import { readDocuments, rowsOf } from './rows.ts';
import type { Document, Populate } from './rows.ts';

const UIDS = { world: WORLD, location: LOCATION, ...UID_OF } as const;

/**
 * Makes one change in the drafts, all or nothing, unless somebody else has changed the same thing since the
 * editor has seen it. What the rules of the content model refuse, and what the account may not do, is answered
 * with a sentence.
 *
 * @throws whatever else goes wrong: the change is not made then.
 */
export const applyChange = async (
  strapi: Core.Strapi,
  account: Account,
  change: MapChange,
): Promise<ChangeOutcome> => {
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      // Between what is compared and what is written nobody else may write.
      await takeTurn(strapi, trx);
      if (change.kind === 'set') return setField(strapi, account, change);
      return change.kind === 'draw' ? drawMove(strapi, account, change) : removeMove(strapi, account, change);
    });
  } catch (error) {
    if (error instanceof errors.ForbiddenError) return refusedAs('forbidden', error.message);
    if (error instanceof errors.ValidationError) return refusedAs('rule', error.message);
    throw error;
  }
};

const refusedAs = (reason: 'forbidden' | 'rule', sentence: string): ChangeOutcome => ({
  outcome: 'refused',
  reason,
  sentence,
});

const setField = async (
  strapi: Core.Strapi,
  account: Account,
  change: Extract<MapChange, { kind: 'set' }>,
): Promise<ChangeOutcome> => {
  const uid = UIDS[change.of];
  const field = editableField(change);
  if (field === undefined || !field.accepts(change.after)) {
    return refusedAs('rule', `«${change.field}» cannot be changed to that on the map.`);
  }
  const entry = await readOne(strapi, account, uid, change.documentId, field.populate);
  if (entry === undefined) return { outcome: 'gone' };
  const { row, seen, status } = entry;
  // What stands there is part of the answer, so whoever may not read it may not change it here.
  if (!account.may('read', uid, row, field.rights) || !account.may('update', uid, row, field.rights)) {
    throw new errors.ForbiddenError('You may not change this entry.');
  }
  const stored = field.read(seen);
  if (isSameValue(stored, change.after)) return { outcome: 'saved', status };
  if (!isSameValue(stored, change.before)) {
    return { outcome: 'conflict', theirs: stored, ...writerOf(entry) };
  }
  await strapi.documents(uid as never).update({
    documentId: change.documentId,
    ...(row.locale === null ? {} : { locale: row.locale }),
    data: account.sign(field.write(row, change.after), false),
  } as never);
  return { outcome: 'saved', status: afterWriting(status) };
};

const removeMove = async (
  strapi: Core.Strapi,
  account: Account,
  { documentId, move }: Extract<MapChange, { kind: 'remove' }>,
): Promise<ChangeOutcome> => {
  const uid = UID_OF[move.kind];
  const entry = await readOne(strapi, account, uid, documentId, { transitionOptions: true, ...BACKGROUND });
  if (entry === undefined) return { outcome: 'saved' };
  const stored = moveContentOf(move.kind, entry);
  if (stored === undefined || !isSameMove(stored, move)) {
    return { outcome: 'conflict', theirs: stored ?? null, ...writerOf(entry) };
  }
  const rows = await rowsOf(strapi, uid, {
    where: { documentId },
    populate: { ...keptParts(strapi, uid), ...JUDGED_BY },
  });
  // It goes in every language, and each has to be theirs to delete.
  if (!rows.every((row) => account.may('delete', uid, row))) {
    throw new errors.ForbiddenError(`You may not delete this ${move.kind} in every language.`);
  }
  await removalsIn(strapi).keep({ uid, documentId, person: account.id }, keptVersions(strapi, uid, rows));
  await strapi.documents(uid).delete({ documentId, locale: '*' } as never);
  return { outcome: 'saved' };
};

const readOne = async (
  strapi: Core.Strapi,
  account: Account,
  uid: string,
  documentId: string,
  populate: Populate,
): Promise<Document | undefined> => {
  const links = uid === WORLD || uid === LOCATION ? [] : ['from', 'to'];
  const [entry] = await readDocuments(strapi, account, {
    uid,
    documentIds: [documentId],
    links,
    populate: { ...populate, updatedBy: true },
  });
  return entry;
};

const writerOf = ({ row }: Document): { readonly by?: string } => {
  const by = administratorName(row['updatedBy']);
  return by === '' ? {} : { by };
};

const afterWriting = (status: PublishState): PublishState => (status === 'draft' ? 'draft' : 'modified');
