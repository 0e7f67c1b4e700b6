import type { Core } from '@strapi/strapi';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import type { EntryName } from '../content/references.ts';
import { presentLimit } from './limit.ts';
import type { Limit } from './limit.ts';
import { limitedError, outsideError } from './refusals.ts';
import { worldTiesOf } from './world-ties.ts';

/** An entry, as an account with a limit sees it. */
type TieKind =
  /** Its worlds alone show it. */
  | 'own'
  /** Other worlds show it, or visitors may find it although no world does. */
  | 'outside'
  /** A draft that no world shows. */
  | 'unshown';

interface StoredRow {
  readonly publishedAt?: unknown;
  readonly createdBy?: { readonly id: number } | null;
}

async function tieKindOf(
  strapi: Core.Strapi,
  limit: Limit,
  entry: EntryName,
): Promise<{ readonly kind: TieKind; readonly rows: readonly StoredRow[] }> {
  const { worlds, isEverywhere } = await worldTiesOf(strapi, entry);
  if (isEverywhere || [...worlds].some((world) => !limit.worlds.has(world))) {
    return { kind: 'outside', rows: [] };
  }
  // What has no drafts and is shown by no world is an icon or a category that nothing uses.
  if (worlds.size > 0 || !hasDrafts(strapi, entry.uid)) return { kind: 'own', rows: [] };
  const rows: readonly StoredRow[] = await strapi.db.query(entry.uid).findMany({
    where: { documentId: entry.documentId },
    populate: { createdBy: { select: ['id'] } },
  });
  if (rows.length === 0) return { kind: 'own', rows };
  const isPublished = rows.some(({ publishedAt }) => (publishedAt ?? null) !== null);
  return { kind: isPublished ? 'outside' : 'unshown', rows };
}

/**
 * Whether an account with a limit may change an entry: one that its worlds alone show, or a draft that it has made
 * itself and no world shows. What is published and in no world is found by addresses, texts and the search of every
 * world.
 */
export async function isWithin(strapi: Core.Strapi, limit: Limit, entry: EntryName): Promise<boolean> {
  const { kind, rows } = await tieKindOf(strapi, limit, entry);
  if (kind !== 'unshown') return kind === 'own';
  return rows.some(({ createdBy }) => createdBy?.id === limit.account);
}

/** @throws OutsideError if the account may not change one of the entries. */
export async function refuseOutside(
  strapi: Core.Strapi,
  limit: Limit | undefined,
  entries: readonly EntryName[],
): Promise<void> {
  if (limit === undefined) return;
  for (const entry of entries) {
    if (!(await isWithin(strapi, limit, entry))) throw await outsideError(strapi, limit, entry);
  }
}

/** @throws OutsideError if one of the entries is shown outside of the limit; drafts that no world shows are for all. */
export async function refuseShown(
  strapi: Core.Strapi,
  limit: Limit,
  entries: readonly EntryName[],
): Promise<void> {
  const [first] = await shownOutside(strapi, entries);
  if (first !== undefined) throw await outsideError(strapi, limit, first);
}

/** Those of the entries that are shown outside of the limit of the present work. */
export async function shownOutside<Entry extends EntryName>(
  strapi: Core.Strapi,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const limit = await presentLimit(strapi);
  if (limit === undefined) return [];
  const outside: Entry[] = [];
  for (const entry of entries) {
    if ((await tieKindOf(strapi, limit, entry)).kind === 'outside') outside.push(entry);
  }
  return outside;
}

/** @throws OutsideError unless each of these worlds is one that the account of the request may change. */
export async function refuseOtherWorlds(strapi: Core.Strapi, worlds: readonly string[]): Promise<void> {
  const limit = await presentLimit(strapi);
  const other = worlds.find((world) => limit?.worlds.has(world) === false);
  if (limit !== undefined && other !== undefined) {
    throw await outsideError(strapi, limit, { uid: WORLD, documentId: other });
  }
}

/** @throws ForbiddenError if the account of the request may not change every world. */
export async function refuseLimited(strapi: Core.Strapi): Promise<void> {
  const limit = await presentLimit(strapi);
  if (limit !== undefined) throw await limitedError(strapi, limit);
}

/** The slugs of the worlds that the account of the request may change; undefined for all. */
export async function ownSlugs(strapi: Core.Strapi): Promise<ReadonlySet<string> | undefined> {
  const limit = await presentLimit(strapi);
  if (limit === undefined) return undefined;
  const rows: readonly { readonly slug: string | null }[] = await strapi.db
    .query(WORLD)
    .findMany({ where: { documentId: { $in: [...limit.worlds] } }, select: ['slug'] });
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** As {@link refuseOtherWorlds}, by the slugs of the worlds. */
export async function refuseOtherSlugs(strapi: Core.Strapi, slugs: readonly string[]): Promise<void> {
  const own = await ownSlugs(strapi);
  if (own !== undefined && !slugs.every((slug) => own.has(slug))) await refuseLimited(strapi);
}

/** Whether the present work may change all of these entries. */
export async function mayChange(strapi: Core.Strapi, entries: readonly EntryName[]): Promise<boolean> {
  return (await withinPresentLimit(strapi, entries)).length === entries.length;
}

/** Those of the entries that the present work may change. */
export async function withinPresentLimit<Entry extends EntryName>(
  strapi: Core.Strapi,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const limit = await presentLimit(strapi);
  if (limit === undefined) return entries;
  const within: Entry[] = [];
  for (const entry of entries) if (await isWithin(strapi, limit, entry)) within.push(entry);
  return within;
}
