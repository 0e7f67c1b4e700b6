import type { Core } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { LeftBehind } from '../../contracts/bin.ts';
import type { Rows } from '../content/rows.ts';
import { mayWrite, writeState } from '../versions/restore.ts';
import { digestOf, serialise, stateOf, statePopulate } from '../versions/state.ts';
import { mayChange } from '../world-limits/limits.ts';
import type { GoneEntry } from './deletions.ts';
import { goneVersions } from './gone-versions.ts';
import type { HeldState } from './gone-versions.ts';
import { withoutEntries } from './without-entries.ts';

/**
 * Brings back the links that entries had to deleted ones. An entry gets them if it is as the deletion has left it, and
 * if the account may write it; the others are named. The restored entries must exist, and the caller holds a
 * transaction.
 */
export async function restoreLinksTo(
  strapi: Core.Strapi,
  { account, rows }: { readonly account: Permissions; readonly rows: Rows },
  restored: readonly GoneEntry[],
): Promise<{ readonly linked: readonly string[]; readonly leftOut: readonly LeftBehind[] }> {
  const ids = new Set(restored.map(({ documentId }) => documentId));
  const versions = goneVersions(strapi);
  const asLeft = new Map<string, HeldState>();
  const changed = new Map<string, HeldState>();
  for (const { documentId, parts } of restored) {
    for (const held of await versions.leadingTo(documentId)) asLeft.set(nameOf(held), held);
    const since = Math.min(...parts.map(({ id }) => id));
    for (const held of await versions.ledTo(documentId, since)) changed.set(nameOf(held), held);
  }
  const linked = new Set<string>();
  const leftOut = new Map<string, LeftBehind>();
  const leave = (held: HeldState, row: Row, reason: LeftBehind['reason']): void => {
    const title = account.can('read', held.uid, row) ? held.title : '';
    leftOut.set(nameOf(held), { title, labels: [], reason });
  };
  for (const held of [...asLeft.values(), ...changed.values()]) {
    if (ids.has(held.entry)) continue;
    const row = await draftOf(strapi, rows, held);
    if (row === undefined) continue;
    const now = stateOf(rows.attributesOf, held.uid, row, held.language ?? undefined);
    if (digestOf(serialise(now)) === held.digest) continue;
    const isAsLeft =
      asLeft.has(nameOf(held)) &&
      JSON.stringify(withoutEntries(held.state, ids)) === JSON.stringify(withoutEntries(now, ids));
    if (!isAsLeft) {
      const leads = [...ids].some((id) => serialise(now).includes(`"documentId":"${id}"`));
      if (!leads) leave(held, row, 'changedSince');
      continue;
    }
    const fields = Object.keys(held.state).filter(
      (name) => JSON.stringify(held.state[name]) !== JSON.stringify(now[name]),
    );
    const isWithin = await mayChange(strapi, [{ uid: held.uid, documentId: held.entry }]);
    if (!isWithin || !(await mayWrite({ account, row }, held.uid, held.state, fields))) {
      leave(held, row, 'mayNotLink');
      continue;
    }
    const subject = { uid: held.uid, documentId: held.entry, locale: held.language };
    await writeState(strapi, subject, held.state, { fields, writer: { account, row } });
    linked.add(held.title);
  }
  return { linked: [...linked], leftOut: [...leftOut.values()] };
}

async function draftOf(
  strapi: Core.Strapi,
  { attributesOf }: Rows,
  { uid, entry, language }: HeldState,
): Promise<Row | undefined> {
  const row: Row | null = await strapi.db.query(uid).findOne({
    where: {
      documentId: entry,
      ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
      ...(language === null ? {} : { locale: language }),
    },
    populate: { ...statePopulate(attributesOf, uid), ...PERMISSION_FIELDS },
  });
  return row ?? undefined;
}

function nameOf({ uid, entry, language }: HeldState): string {
  return `${uid} ${entry} ${language ?? ''}`;
}
