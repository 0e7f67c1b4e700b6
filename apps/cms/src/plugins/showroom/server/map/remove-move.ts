import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { isSameMove } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange } from '../../contracts/map.ts';
import { BACKGROUND } from './files.ts';
import { keptParts, keptVersions } from './kept-move.ts';
import { moveContentOf, UID_OF } from './move-content.ts';
import { removalsIn } from './removals.ts';
import { rowsOf } from './rows.ts';
import { standingEntry, writerOf } from './standing-entry.ts';

/**
 * Deletes a transition or portal in all its languages, and keeps it for the case that this is taken back.
 *
 * @throws ForbiddenError where the account may not delete it in each of them.
 */
export async function removeMove(
  strapi: Core.Strapi,
  account: Permissions,
  { documentId, move }: Extract<MapChange, { kind: 'remove' }>,
): Promise<ChangeOutcome> {
  const uid = UID_OF[move.kind];
  const populate = { transitionOptions: true, ...BACKGROUND };
  const entry = await standingEntry(strapi, account, { uid, documentId, populate });
  if (entry === undefined) return { outcome: 'saved' };
  const stored = moveContentOf(move.kind, entry);
  if (stored === undefined || !isSameMove(stored, move)) {
    return { outcome: 'conflict', theirs: stored ?? null, ...writerOf(entry) };
  }
  const rows = await rowsOf(strapi, uid, {
    where: { documentId },
    populate: { ...keptParts(strapi, uid), ...PERMISSION_FIELDS },
  });
  if (!rows.every((row) => account.can('delete', uid, row))) {
    throw new errors.ForbiddenError(`You may not delete this ${move.kind} in every language.`);
  }
  await removalsIn(strapi).keep({ uid, documentId, person: account.id }, keptVersions(strapi, uid, rows));
  await strapi.documents(uid).delete({ documentId, locale: '*' });
  return { outcome: 'saved' };
}
