import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { ChangeOutcome, MapChange } from '../../contracts/map.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { drawTransition } from './draw-transition.ts';
import { removeTransition } from './remove-transition.ts';
import { setField } from './set-field.ts';

/**
 * Makes one change in the drafts, all or nothing, unless someone else has changed the same field since the
 * editor saw it. If a rule of the content model or a missing permission prevents it, the answer contains a
 * sentence.
 *
 * @throws any other error; the change is rolled back.
 */
export async function applyChange(
  strapi: Core.Strapi,
  account: Permissions,
  change: MapChange,
): Promise<ChangeOutcome> {
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      // No other write may happen between comparing and writing.
      await acquireWriteLock(strapi, trx);
      if (change.kind === 'set') return setField(strapi, account, change);
      return change.kind === 'draw'
        ? drawTransition(strapi, account, change)
        : removeTransition(strapi, account, change);
    });
  } catch (error) {
    if (error instanceof errors.ForbiddenError) return refusedAs('forbidden', error.message);
    if (error instanceof errors.ValidationError) return refusedAs('rule', error.message);
    throw error;
  }
}

function refusedAs(reason: 'forbidden' | 'rule', sentence: string): ChangeOutcome {
  return {
    kind: 'refused',
    reason,
    sentence,
  };
}
