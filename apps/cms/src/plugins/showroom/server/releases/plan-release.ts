import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { refusal } from '../../../../rules/refusal.ts';
import type { ReleaseItem } from '../../contracts/releases.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { refuseOutside } from '../world-limits/limits.ts';
import { entriesIn, entryOf, isKnown } from './listed-releases.ts';
import { forbiddenWorlds, isForbidden, isGone } from './judge.ts';
import type { StoredRelease } from './release-store.ts';
import { rowsOfSteps, stampsOf } from './stamps.ts';
import type { Stamps } from './stamps.ts';
import { stepsOf } from './steps.ts';

/**
 * What an account plans: the drafts of these items as they are now.
 *
 * @throws ForbiddenError if the account may not publish all of them, ValidationError (400) if one does not exist.
 */
export async function planItems(
  strapi: Core.Strapi,
  items: readonly ReleaseItem[],
  account: AuthState,
): Promise<Stamps> {
  await refuseForeignItems(strapi, items);
  const { steps, goneWorlds } = await stepsOf(strapi, items);
  // What of a world is withdrawn, which the world itself does not say.
  await refuseOutside(
    strapi,
    await presentLimit(strapi),
    steps.filter(({ isOfWorld }) => isOfWorld),
  );
  const found = await rowsOfSteps(strapi, steps);
  if (
    forbiddenWorlds(strapi, items, account).length > 0 ||
    found.some((one) => isForbidden(strapi, one, account))
  ) {
    throw new errors.ForbiddenError('Only those who may publish everything in a release may plan it.');
  }
  if (goneWorlds.length > 0 || found.some(isGone)) {
    throw refusal(
      'items',
      'One of these entries does not exist any more, or not in these languages: remove it.',
    );
  }
  return stampsOf(strapi, found);
}

/** @throws OutsideError if one of these items is outside of the worlds of the account of the request. */
async function refuseForeignItems(strapi: Core.Strapi, items: readonly ReleaseItem[]): Promise<void> {
  await refuseOutside(
    strapi,
    await presentLimit(strapi),
    items.filter((item) => isKnown(strapi, item)).map(entryOf),
  );
}

/**
 * An account with a limit changes no release that holds more than it may publish itself, although a whole world's item
 * does not name it: planned again by that account, the release would lose it.
 *
 * @throws OutsideError
 */
export async function refuseForeignRelease(strapi: Core.Strapi, release: StoredRelease): Promise<void> {
  await refuseOutside(strapi, await presentLimit(strapi), entriesIn(strapi, release));
}
