import { TRANSITION_UIDS } from '../../../../content-model/content-uids.ts';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { isSameTransition } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange } from '../../contracts/map.ts';
import { BACKGROUND } from './files.ts';
import { keptParts, keptVersions } from './kept-transition.ts';
import { transitionContentOf } from './transition-content.ts';
import { removalsIn } from './removals.ts';
import { rowsOf } from './rows.ts';
import { findEntry, writerOf } from './find-entry.ts';

/**
 * Deletes a transition or portal in all its languages, and keeps it so that the deletion can be undone.
 *
 * @throws ForbiddenError if the account may not delete it in each of them.
 */
export async function removeTransition(
  strapi: Core.Strapi,
  account: Permissions,
  { documentId, transition }: Extract<MapChange, { kind: 'remove' }>,
): Promise<ChangeOutcome> {
  const uid = TRANSITION_UIDS[transition.kind];
  const populate = { transitionOptions: true, ...BACKGROUND };
  const entry = await findEntry(strapi, account, { uid, documentId, populate });
  if (entry === undefined) return { kind: 'saved' };
  const stored = transitionContentOf(transition.kind, entry);
  if (stored === undefined || !isSameTransition(stored, transition)) {
    return { kind: 'conflict', theirs: stored ?? null, ...writerOf(entry) };
  }
  const rows = await rowsOf(strapi, uid, {
    where: { documentId },
    populate: { ...keptParts(strapi, uid), ...PERMISSION_FIELDS },
  });
  if (!rows.every((row) => account.can('delete', uid, row))) {
    throw new errors.ForbiddenError(`You may not delete this ${transition.kind} in every language.`);
  }
  await removalsIn(strapi).keep({ uid, documentId, person: account.id }, keptVersions(strapi, uid, rows));
  await strapi.documents(uid).delete({ documentId, locale: '*' });
  return { kind: 'saved' };
}
