import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { isSameValue } from '../../contracts/map.ts';
import type { ChangeOutcome, FieldTarget, FieldValue } from '../../contracts/map.ts';
import { LOCATION, WORLD, TRANSITION_UIDS } from '../../../../content-model/content-uids.ts';
import { editableField } from './editable-fields.ts';
import { findEntry, writerOf } from './find-entry.ts';

const UIDS = { world: WORLD, location: LOCATION, ...TRANSITION_UIDS } as const;

/**
 * Writes one field of an entry.
 *
 * @param change `before` is the expected stored value; without it, any value is overwritten.
 * @throws ForbiddenError if the account lacks the permission, ValidationError if the value does not fit or a
 *   rule of the content model forbids it.
 */
export async function setField(
  strapi: Core.Strapi,
  account: Permissions,
  change: FieldTarget & { readonly before?: FieldValue; readonly after: FieldValue },
): Promise<ChangeOutcome> {
  const { documentId, before, after } = change;
  const uid = UIDS[change.of];
  const field = editableField(change);
  if (field === undefined || !field.accepts(after)) {
    throw new errors.ValidationError(`“${change.field}” cannot be changed to that on the map.`);
  }
  const entry = await findEntry(strapi, account, { uid, documentId, populate: field.populate });
  if (entry === undefined) return { kind: 'gone' };
  const { row, seen, status } = entry;
  // A conflict returns the stored value, so changing a field needs the permission to read it.
  if (!account.can('read', uid, row, field.rights) || !account.can('update', uid, row, field.rights)) {
    throw new errors.ForbiddenError('You may not change this entry.');
  }
  const stored = field.read(seen);
  if (isSameValue(stored, after)) return { kind: 'saved', status };
  if (before !== undefined && !isSameValue(stored, before)) {
    return { kind: 'conflict', theirs: stored, ...writerOf(entry) };
  }
  await strapi.documents(uid).update({
    documentId,
    ...(row.locale === null ? {} : { locale: row.locale }),
    data: account.stamp(field.write(row, after), false),
  });
  return { kind: 'saved', status: status === 'draft' ? 'draft' : 'modified' };
}
