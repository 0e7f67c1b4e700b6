import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { PermissionRow, Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { DayEntry, WorldDay } from '../../contracts/world-days.ts';
import type { EntryName } from '../content/references.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { contentGraphOf, nodeName } from '../content/world-use.ts';
import { presentStates, statesAt } from '../versions/states-at.ts';
import type { SavedStates } from '../versions/states-at.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { withinPresentLimit } from '../world-limits/limits.ts';
import { drawDay, filesOf } from './draw-day.ts';
import { planDay, withUnknown } from './plan-day.ts';
import type { DayItem, DayPlan, Moment } from './plan-day.ts';

/** A world as it was at a moment, and what it takes to bring it back. */
export interface FoundDay {
  readonly now: Moment;
  readonly past: Moment;
  readonly plan: DayPlan;
  /** Changes with everything that a restore would write. */
  readonly stamp: string;
}

/** @throws NotFoundError where there is no such world now. */
export async function findDay(strapi: Core.Strapi, world: string, at: Date): Promise<FoundDay> {
  const present = await presentStates(strapi);
  const { states, unknown } = withUnknown(await statesAt(strapi, at), present, at);
  const locales = await readLocales(strapi);
  const [now, past] = [momentOf(strapi, present, locales), momentOf(strapi, states, locales)];
  if (!now.graph.nodes.has(nodeName(WORLD, world))) {
    throw new errors.NotFoundError('This world is no longer there.');
  }
  const plan = planDay({ now, past, unknown }, world, (uid) => hasDrafts(strapi, uid));
  return { now, past, plan, stamp: stampOf(plan) };
}

function momentOf(strapi: Core.Strapi, states: SavedStates, locales: readonly string[]): Moment {
  // The graph takes the first language of an entry for its row.
  const ordered = [...states.values()].toSorted(
    (one, other) => locales.indexOf(one.locale ?? '') - locales.indexOf(other.locale ?? ''),
  );
  const entries = ordered.map(({ uid, documentId, locale, state }) => ({
    uid,
    row: { ...state, documentId, locale },
  }));
  return { states, graph: contentGraphOf(rowsIn(strapi), entries) };
}

function stampOf({ items, newer }: DayPlan): string {
  const seen = [items.map(({ past, now }) => [past.version, now?.state ?? null]), newer];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

/** What an account may do with an entry of a plan. */
export interface DayRights {
  /** Whether the world is one that the account may change. */
  readonly isOwn: boolean;
  readonly mayRead: (name: string) => boolean;
  /** What the account may read of an entry's content, then or now. */
  readonly seen: (name: string, content: Row) => Row;
  readonly mayWrite: (item: DayItem) => boolean;
  /** Whether a newer entry may be taken out: a location out of its world, a transition switched off, in every language. */
  readonly mayRemove: (entry: EntryName) => boolean;
  /** The row to check permissions against: the draft, or for what is gone, a row without a creator. */
  readonly rowOf: (item: DayItem) => PermissionRow;
}

/** Reads what the account may do with the entries of a day. */
export async function readRights(
  strapi: Core.Strapi,
  account: Permissions,
  { now, past, plan }: FoundDay,
  world: string,
): Promise<DayRights> {
  const limit = await presentLimit(strapi);
  const isOwn = limit?.worlds.has(world) ?? true;
  const isWithin = isOwn ? await withinLimit(strapi, plan) : () => false;
  const rows = new Map<string, PermissionRow>();
  const drafts = new Map<string, PermissionRow[]>();
  const names = new Map(
    [...now.graph.nodes, ...past.graph.nodes].map(([name, { uid, documentId }]) => [
      name,
      { uid, documentId },
    ]),
  );
  for (const uid of new Set([...names.values()].map((entry) => entry.uid))) {
    if (!account.can('read', uid)) continue;
    const found: readonly { readonly documentId: string; readonly locale?: string | null }[] = await strapi.db
      .query(uid)
      .findMany({
        where: hasDrafts(strapi, uid) ? { publishedAt: null } : {},
        populate: PERMISSION_FIELDS,
      });
    for (const row of found) {
      const name = nodeName(uid, row.documentId);
      rows.set(`${name} ${row.locale ?? ''}`, row);
      rows.set(name, row);
      drafts.set(name, [...(drafts.get(name) ?? []), row]);
    }
  }
  for (const { uid, documentId, locale } of past.states.values()) {
    const name = nodeName(uid, documentId);
    if (!rows.has(name)) rows.set(name, { locale });
  }
  const rowOf = ({ uid, documentId, locale }: EntryName & { readonly locale: string | null }) =>
    rows.get(`${nodeName(uid, documentId)} ${locale ?? ''}`) ?? { locale };
  return {
    isOwn,
    mayRead: (name) => {
      const entry = names.get(name);
      return entry !== undefined && account.can('read', entry.uid, rows.get(name) ?? {});
    },
    seen: (name, content) => {
      const { createdBy, locale } = (rows.get(name) ?? {}) as Row;
      return account.readable(names.get(name)?.uid ?? '', { ...content, createdBy, locale });
    },
    mayWrite: (item) =>
      isWithin(item.past) &&
      (item.kind === 'back'
        ? account.can('create', item.past.uid, account.newRow(item.past.locale))
        : account.can('update', item.past.uid, rowOf(item.past))),
    mayRemove: ({ uid, documentId }) => {
      if (!isWithin({ uid, documentId })) return false;
      const own = drafts.get(nodeName(uid, documentId)) ?? [];
      const field = uid === LOCATION ? 'world' : 'transitionOptions.active';
      return own.length > 0 && own.every((row) => account.can('update', uid, row, [field]));
    },
    rowOf: (item) => (item.kind === 'back' ? account.newRow(item.past.locale) : rowOf(item.past)),
  };
}

/** Whether the present account may change an entry of a day. What is gone was of the world alone. */
async function withinLimit(
  strapi: Core.Strapi,
  { items, newer }: DayPlan,
): Promise<(entry: EntryName) => boolean> {
  const entries = new Map<string, EntryName>(
    [...items.map(({ past }) => past), ...newer].map((one) => [nodeName(one.uid, one.documentId), one]),
  );
  const within = new Set(
    (await withinPresentLimit(strapi, [...entries.values()])).map((one) => nodeName(one.uid, one.documentId)),
  );
  return ({ uid, documentId }) => within.has(nodeName(uid, documentId));
}

/** A day as an account may see it. */
export async function describeDay(
  strapi: Core.Strapi,
  found: FoundDay,
  rights: DayRights,
  asked: { readonly world: string; readonly at: Date },
): Promise<WorldDay> {
  const { now, past, plan, stamp } = found;
  const { mayRead, seen: readable } = rights;
  const titleIn = ({ uid, documentId }: EntryName): string => {
    const name = nodeName(uid, documentId);
    const node = now.graph.nodes.get(name) ?? past.graph.nodes.get(name);
    return (node && mayRead(name) && titleOf(readable(name, node.row))) || documentId;
  };
  const seen = <Entry extends EntryName>(entries: readonly Entry[]) =>
    entries
      .filter(({ uid, documentId }) => mayRead(nodeName(uid, documentId)))
      .map((entry) => Object.assign({ title: titleIn(entry) }, entry));
  const byEntry = Map.groupBy(plan.items, ({ past: { uid, documentId } }) => nodeName(uid, documentId));
  const entries = seen(
    [...byEntry.values()].flatMap((items) => {
      const [first] = items;
      return first === undefined ? [] : [dayEntry(found, asked.world, first, items, titleIn)];
    }),
  );
  const hidden = byEntry.size - entries.length;
  const files = await filesOf(
    strapi,
    [now, past].flatMap(({ graph }) =>
      [...graph.coreOf(asked.world)].flatMap((name): Row[] => {
        const node = graph.nodes.get(name);
        return node === undefined ? [] : [node.row];
      }),
    ),
  );
  const extra = plan.newer.map(({ uid, documentId }) => nodeName(uid, documentId));
  const drawn = { world: asked.world, extraFrom: now, mayRead, seen: readable };
  return {
    name: titleIn({ uid: WORLD, documentId: asked.world }),
    at: asked.at.toISOString(),
    entries,
    newer: seen(plan.newer),
    untouched: seen(plan.untouched),
    hidden,
    forbidden: [
      ...new Set([
        ...(rights.isOwn ? [] : [titleIn({ uid: WORLD, documentId: asked.world })]),
        ...plan.items.flatMap((item) =>
          mayRead(nodeName(item.past.uid, item.past.documentId)) && !rights.mayWrite(item)
            ? [titleIn(item.past)]
            : [],
        ),
      ]),
    ],
    now: drawDay(now, files, { ...drawn, extra: [] }),
    past: drawDay(past, files, { ...drawn, extra }),
    stamp,
  };
}

function dayEntry(
  { now }: FoundDay,
  world: string,
  { kind, past: { uid, documentId } }: DayItem,
  items: readonly DayItem[],
  titleIn: (entry: EntryName) => string,
): Omit<DayEntry, 'title'> {
  const present = now.graph.nodes.get(nodeName(uid, documentId))?.row;
  const own = (present?.['world'] as { readonly documentId?: string } | null | undefined)?.documentId;
  const isTaken = uid === LOCATION && own !== undefined && own !== world;
  return {
    uid,
    documentId,
    kind,
    languages: items.map(({ past: { locale, version } }) => ({
      ...(locale === null ? {} : { locale }),
      version,
    })),
    ...(isTaken ? { takenFrom: titleIn({ uid: WORLD, documentId: own }) } : {}),
  };
}
