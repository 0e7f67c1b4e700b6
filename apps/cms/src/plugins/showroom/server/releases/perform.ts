import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { accountStateOf, hasPermission } from '../../../../accounts/account-state.ts';
import type { AccountState } from '../../../../accounts/account-state.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import { PLAN_RELEASES } from '../../contracts/releases.ts';
import type { StopReason } from '../../contracts/releases.ts';
import type { EntryName } from '../content/references.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { judgedTogether } from '../world-limits/judge-writes.ts';
import { OutsideError } from '../world-limits/refusals.ts';
import { judgeRelease, problemOf } from './judge.ts';
import type { StoredRelease } from './release-store.ts';
import type { Step } from './steps.ts';

/** Rolls a release back, with the reason for who planned it. */
export class HeldBack extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`A release is held back: ${reason.kind}.`);
    this.reason = reason;
  }
}

/**
 * The account that answers for a release.
 *
 * @throws HeldBack where there is none that may plan it.
 */
export async function plannerOf(strapi: Core.Strapi, { planner }: StoredRelease): Promise<AccountState> {
  const account = planner.id === null ? undefined : await accountStateOf(strapi, planner.id);
  if (account === undefined || !hasPermission(account, PLAN_RELEASES))
    throw new HeldBack({ kind: 'account' });
  return account;
}

/**
 * Judges a release and does all of it, inside a transaction of the caller.
 *
 * @returns What it did.
 * @throws HeldBack where something holds it back. It may have done a part of it: the transaction has to be rolled back.
 */
export async function performRelease(
  strapi: Core.Strapi,
  release: StoredRelease,
  account: AccountState,
): Promise<readonly Step[]> {
  const { steps, problems } = await judgeRelease(strapi, release, account);
  if (problems.length > 0) throw new HeldBack({ kind: 'problems', problems });
  try {
    await judgedTogether(strapi, steps.map(writeOf), async () => {
      for (const step of steps) await doOrHoldBack(strapi, step);
    });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw await heldBackBy(strapi, error.entry, error.message);
  }
  return steps;
}

function writeOf({ action, uid, documentId }: Step) {
  return { action: action === 'publish' ? 'publish' : 'unpublish', uid, documentId };
}

async function doOrHoldBack(strapi: Core.Strapi, step: Step): Promise<void> {
  try {
    await doStep(strapi, step);
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error;
    throw await heldBackBy(strapi, step, error.message);
  }
}

async function heldBackBy(
  strapi: Core.Strapi,
  entry: EntryName & Pick<Step, 'locales'>,
  sentence: string,
): Promise<HeldBack> {
  const row = await rowsIn(strapi).one(entry.uid, entry.documentId, entry.locales?.[0]);
  const problem = { ...problemOf(strapi, 'refused', entry, titleOf(row)), sentence };
  return new HeldBack({ kind: 'problems', problems: [problem] });
}

async function doStep(strapi: Core.Strapi, { action, uid, documentId, locales }: Step): Promise<void> {
  const documents = documentsOf(strapi, uid);
  const change = (options: object): Promise<unknown> =>
    action === 'publish' ? documents.publish(options) : documents.unpublish(options);
  if (!isLocalisedType(strapi, uid)) {
    await change({ documentId });
    return;
  }
  for (const locale of locales ?? ['*']) await change({ documentId, locale });
}
