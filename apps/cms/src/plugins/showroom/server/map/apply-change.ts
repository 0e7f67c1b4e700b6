import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { ChangeOutcome, MapChange } from '../../contracts/map.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { drawMove } from './draw-move.ts';
import { removeMove } from './remove-move.ts';
import { setField } from './set-field.ts';

/**
 * Makes one change in the drafts, all or nothing, unless somebody else has changed the same thing since the
 * editor has seen it. What the rules of the content model refuse, and what the account may not do, is answered
 * with a sentence.
 *
 * @throws whatever else goes wrong: the change is not made then.
 */
export async function applyChange(
  strapi: Core.Strapi,
  account: Permissions,
  change: MapChange,
): Promise<ChangeOutcome> {
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      // Between what is compared and what is written nobody else may write.
      await acquireWriteLock(strapi, trx);
      if (change.kind === 'set') return setField(strapi, account, change);
      return change.kind === 'draw' ? drawMove(strapi, account, change) : removeMove(strapi, account, change);
    });
  } catch (error) {
    if (error instanceof errors.ForbiddenError) return refusedAs('forbidden', error.message);
    if (error instanceof errors.ValidationError) return refusedAs('rule', error.message);
    throw error;
  }
}

function refusedAs(reason: 'forbidden' | 'rule', sentence: string): ChangeOutcome {
  return {
    outcome: 'refused',
    reason,
    sentence,
  };
}
