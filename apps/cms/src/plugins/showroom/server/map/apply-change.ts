import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isSameMove, isSameValue } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange, PublishState } from '../../contracts/map.ts';
import { takeTurn } from '../../../../publishing/write-lock.ts';
import { LOCATION, WORLD } from '../../../../rules/content-uids.ts';
import { editableField } from './editable-fields.ts';
import { drawMove } from './draw-move.ts';
import { keepMove } from './kept-move.ts';
import type { MapEditor } from './map-editor.ts';
import { moveContentOf, UID_OF } from './move-content.ts';
import { BACKGROUND } from './files.ts';
import { nameOf, readDocuments, SIGNATURES } from './rows.ts';
import type { Document, Populate } from './rows.ts';

const UIDS = { world: WORLD, location: LOCATION, ...UID_OF } as const;

/**
 * Makes one change in the drafts, all or nothing, unless somebody else has changed the same thing since the
 * editor has seen it. What the rules of the content model refuse, and what the editor may not do, is answered
 * with a sentence.
 *
 * @throws whatever else goes wrong: the change is not made then.
 */
export const applyChange = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  change: MapChange,
): Promise<ChangeOutcome> => {
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      // Between what is compared and what is written nobody else may write.
      await takeTurn(strapi, trx);
      if (change.kind === 'set') return setField(strapi, editor, change);
      return change.kind === 'draw' ? drawMove(strapi, editor, change) : removeMove(strapi, editor, change);
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
  editor: MapEditor,
  change: Extract<MapChange, { kind: 'set' }>,
): Promise<ChangeOutcome> => {
  const uid = UIDS[change.of];
  const field = editableField(change);
  if (field === undefined || !field.accepts(change.after)) {
    return refusedAs('rule', `«${change.field}» cannot be changed to that on the map.`);
  }
  const entry = await readOne(strapi, editor, uid, change.documentId, field.populate);
  if (entry === undefined) return { outcome: 'gone' };
  const { row, status } = entry;
  const stored = field.read(row);
  if (isSameValue(stored, change.after)) return { outcome: 'saved', status };
  if (!isSameValue(stored, change.before)) {
    return { outcome: 'conflict', theirs: stored, ...writerOf(entry) };
  }
  if (!editor.may('update', uid, row, field.right)) {
    throw new errors.ForbiddenError('You may not change this entry.');
  }
  await strapi.documents(uid as never).update({
    documentId: change.documentId,
    ...(row.locale === null ? {} : { locale: row.locale }),
    data: editor.sign(field.write(row, change.after), false),
  } as never);
  return { outcome: 'saved', status: afterWriting(status) };
};

const removeMove = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  { documentId, move }: Extract<MapChange, { kind: 'remove' }>,
): Promise<ChangeOutcome> => {
  const uid = UID_OF[move.kind];
  const entry = await readOne(strapi, editor, uid, documentId, { transitionOptions: true, ...BACKGROUND });
  if (entry === undefined) return { outcome: 'saved' };
  const stored = moveContentOf(move.kind, entry);
  if (stored === undefined || !isSameMove(stored, move)) {
    return { outcome: 'conflict', theirs: stored ?? null, ...writerOf(entry) };
  }
  if (!editor.may('delete', uid, entry.row)) {
    throw new errors.ForbiddenError(`You may not delete this ${move.kind}.`);
  }
  const kept = await keepMove(strapi, uid, documentId);
  await strapi.documents(uid).delete({ documentId, locale: '*' } as never);
  return { outcome: 'saved', kept };
};

const readOne = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  uid: string,
  documentId: string,
  populate: Populate,
): Promise<Document | undefined> => {
  const links = uid === WORLD || uid === LOCATION ? [] : ['from', 'to'];
  const [entry] = await readDocuments(strapi, editor, {
    uid,
    documentIds: [documentId],
    links,
    populate: { ...populate, ...SIGNATURES },
  });
  return entry;
};

const writerOf = ({ row }: Document): { readonly by?: string } => {
  const by = nameOf(row['updatedBy']);
  return by === undefined ? {} : { by };
};

const afterWriting = (status: PublishState): PublishState => (status === 'draft' ? 'draft' : 'modified');
