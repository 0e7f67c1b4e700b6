import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { WorldDayInput, WorldDayResult } from '../../contracts/world-days.ts';
import type { EntryName } from '../content/references.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { nodeName } from '../content/world-use.ts';
import { publishingTurn } from '../worlds/world-changes.ts';
import { restorableFields, withVersions, writeState } from '../versions/restore.ts';
import type { LeftOutPart } from '../versions/restored-data.ts';
import { namedLeftOut } from '../versions/versions-reader.ts';
import { refuseOtherWorlds } from '../world-limits/limits.ts';
import { isLeftAsIs, switchedOff } from './plan-day.ts';
import type { DayItem } from './plan-day.ts';
import { findDay, readRights } from './world-days.ts';
import type { DayRights, FoundDay } from './world-days.ts';

/**
 * Brings a world back to what it was, as drafts, in one transaction: all of it or nothing.
 *
 * @throws ApplicationError if something has changed since the editor looked, ForbiddenError if the account may not
 *   read or write one of the entries, ValidationError if a rule refuses one.
 */
export async function restoreDay(
  strapi: Core.Strapi,
  account: Permissions,
  asked: { readonly world: string; readonly at: Date } & Pick<WorldDayInput, 'stamp' | 'leaving'>,
): Promise<WorldDayResult> {
  await refuseOtherWorlds(strapi, [asked.world]);
  return withVersions(strapi, 'restore', async () => {
    const found = await findDay(strapi, asked.world, asked.at);
    if (found.stamp !== asked.stamp) {
      throw new errors.ApplicationError('Something has changed since you looked: look again.');
    }
    const rights = await readRights(strapi, account, found, asked.world);
    const leaving = new Set(asked.leaving);
    const off = switchedOff(found.plan.newer, leaving);
    const gone = found.plan.newer.filter(
      ({ fate, documentId }) => fate === 'chosen' && leaving.has(documentId),
    );
    refuseForbidden(found, rights, [...off, ...gone]);
    // What leaves makes room for what comes back: an address, or a world for the end of a transition.
    for (const entry of off) await writeInEveryLanguage(strapi, account, found, entry, switchOff);
    for (const entry of gone) {
      await writeInEveryLanguage(strapi, account, found, entry, () => ({ world: { set: [] } }));
    }
    const leftOut = await writeItems(strapi, account, found, rights);
    return { count: new Set(found.plan.items.map(nameOf)).size + off.length + gone.length, leftOut };
  });
}

function refuseForbidden({ plan }: FoundDay, rights: DayRights, others: readonly EntryName[]): void {
  const mayItem = (item: DayItem): boolean => rights.mayRead(nameOf(item)) && rights.mayWrite(item);
  if (!plan.items.every(mayItem) || !others.every(rights.mayRemove)) {
    throw new errors.ForbiddenError('You may not write every entry of it.');
  }
}

function nameOf({ past: { uid, documentId } }: DayItem): string {
  return nodeName(uid, documentId);
}

/**
 * Writes all states twice: what comes back has to exist before others can refer to it. What a rule refuses at first is
 * tried again after the others: two locations may have exchanged their addresses.
 */
async function writeItems(
  strapi: Core.Strapi,
  account: Permissions,
  found: FoundDay,
  rights: DayRights,
): Promise<WorldDayResult['leftOut']> {
  const items = found.plan.items.toSorted(
    (one, other) => publishingTurn(one.past.uid) - publishingTurn(other.past.uid),
  );
  const { attributesOf } = rowsIn(strapi);
  const write = async (item: DayItem): Promise<readonly LeftOutPart[]> => {
    const { uid, documentId } = item.past;
    // What a rule has refused is there all the same until the transaction ends.
    const isNew = (await strapi.db.query(uid).count({ where: { documentId } })) === 0;
    const fields = restorableFields(attributesOf, uid).filter((name) => !isLeftAsIs(uid, name));
    return await writeState(strapi, item.past, item.past.state, {
      isNew,
      writer: { account, row: rights.rowOf(item), action: item.kind === 'back' ? 'create' : 'update' },
      ...(item.kind === 'back' ? {} : { fields }),
    });
  };
  for (const item of items) {
    // What is refused now may be in order once the others are written.
    if (item.kind === 'back') await write(item).catch(passOnUnlessRefused);
  }
  const outcomes = await inAnyOrder(items, write);
  const named = await Promise.all(
    [...outcomes].map(async ([{ past }, parts]) =>
      (await namedLeftOut(strapi, past.uid, past.state, parts)).map(({ labels, reason }) => ({
        title: titleOf(past.state),
        labels,
        reason,
      })),
    ),
  );
  return named.flat();
}

function passOnUnlessRefused(error: unknown): void {
  if (!(error instanceof errors.ValidationError)) throw error;
}

/** @throws ValidationError where a rule still refuses one when all others are written. */
async function inAnyOrder<Result>(
  items: readonly DayItem[],
  write: (item: DayItem) => Promise<Result>,
): Promise<ReadonlyMap<DayItem, Result>> {
  const outcomes = new Map<DayItem, Result>();
  let left = items;
  while (left.length > 0) {
    const refused: { readonly item: DayItem; readonly error: Error }[] = [];
    for (const item of left) {
      try {
        outcomes.set(item, await write(item));
      } catch (error) {
        if (!(error instanceof errors.ValidationError)) throw error;
        refused.push({ item, error });
      }
    }
    const [first] = refused;
    if (first !== undefined && refused.length === left.length) {
      throw new errors.ValidationError(`“${titleOf(first.item.past.state)}”: ${first.error.message}`);
    }
    left = refused.map(({ item }) => item);
  }
  return outcomes;
}

/** Of a newer transition: visitors could not take it any more. */
function switchOff(state: Readonly<Record<string, unknown>>): object {
  return { transitionOptions: { ...(state['transitionOptions'] as object | undefined), active: false } };
}

/** Changes an entry that was not in the world then. Both attributes are the same in every language. */
async function writeInEveryLanguage(
  strapi: Core.Strapi,
  account: Permissions,
  { now }: FoundDay,
  { uid, documentId }: EntryName,
  change: (state: Readonly<Record<string, unknown>>) => object,
): Promise<void> {
  const own = [...now.states.values()].find((one) => one.uid === uid && one.documentId === documentId);
  if (own === undefined) return;
  await documentsOf(strapi, uid).update({
    documentId,
    ...(isLocalisedType(strapi, uid) && own.locale !== null ? { locale: own.locale } : {}),
    status: 'draft',
    data: account.stamp(change(own.state), false),
  });
}
