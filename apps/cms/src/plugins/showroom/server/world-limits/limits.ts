import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { initiatorState } from '../../../../publishing/run-as-system.ts';
import type { NamedWorld } from '../../contracts/account-worlds.ts';
import { changesOf } from '../changes/changes-area.ts';
import type { EntryName } from '../content/references.ts';
import { titleOf } from '../content/rows.ts';
import { ACCOUNT_WORLDS } from './account-worlds-type.ts';
import { refusedSentence } from './refused-sentence.ts';
import { worldTiesOf } from './world-ties.ts';

const ACCOUNT = 'admin::user';
export const SUPER_ADMIN = 'strapi-super-admin';

/** The worlds that an account may change, where it may not change all. */
type Limit = ReadonlySet<string>;

/** The limit of an account; undefined for one that may change every world, as every super admin. */
export async function limitOfAccount(strapi: Core.Strapi, account: number): Promise<Limit | undefined> {
  const row: { readonly worlds: string } | null = await strapi.db
    .query(ACCOUNT_WORLDS)
    .findOne({ where: { person: account } });
  if (row === null) return undefined;
  const isSuperAdmin =
    (await strapi.db.query(ACCOUNT).count({ where: { id: account, roles: { code: SUPER_ADMIN } } })) > 0;
  return isSuperAdmin ? undefined : new Set(JSON.parse(row.worlds) as readonly string[]);
}

/**
 * The limit of the account that the present work is for: of a request of the panel, of what it has begun (an import),
 * or of a release that someone planned. The seed and the CMS itself have none.
 */
export async function presentLimit(strapi: Core.Strapi): Promise<Limit | undefined> {
  const account = presentAccount(strapi);
  return account === undefined ? undefined : limitOfAccount(strapi, account);
}

/** The account that the present work is for. */
export function presentAccount(strapi: Core.Strapi): number | undefined {
  return changesOf(strapi).initiator()?.id;
}

/** Whether an account with a limit may change an entry: one that no other world shows. */
export async function isWithin(strapi: Core.Strapi, limit: Limit, entry: EntryName): Promise<boolean> {
  const { worlds, isEverywhere } = await worldTiesOf(strapi, entry);
  return !isEverywhere && [...worlds].every((world) => limit.has(world));
}

/** @throws ForbiddenError if one of the entries is shown outside of the limit. */
export async function refuseOutside(
  strapi: Core.Strapi,
  limit: Limit | undefined,
  entries: readonly EntryName[],
): Promise<void> {
  if (limit === undefined) return;
  for (const entry of entries) {
    if (!(await isWithin(strapi, limit, entry))) throw await refusalFor(strapi, limit);
  }
}

/** @throws ForbiddenError unless each of these worlds is one that the account of the request may change. */
export async function refuseOtherWorlds(strapi: Core.Strapi, worlds: readonly string[]): Promise<void> {
  const limit = await presentLimit(strapi);
  if (limit !== undefined && !worlds.every((world) => limit.has(world)))
    throw await refusalFor(strapi, limit);
}

/** @throws ForbiddenError if the account of the request may not change every world. */
export async function refuseLimited(strapi: Core.Strapi): Promise<void> {
  const limit = await presentLimit(strapi);
  if (limit !== undefined) throw await refusalFor(strapi, limit);
}

/** The slugs of the worlds that the account of the request may change; undefined for all. */
export async function ownSlugs(strapi: Core.Strapi): Promise<ReadonlySet<string> | undefined> {
  const limit = await presentLimit(strapi);
  if (limit === undefined) return undefined;
  const rows: readonly { readonly slug: string | null }[] = await strapi.db
    .query(WORLD)
    .findMany({ where: { documentId: { $in: [...limit] } }, select: ['slug'] });
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** As {@link refuseOtherWorlds}, by the slugs of the worlds. */
export async function refuseOtherSlugs(strapi: Core.Strapi, slugs: readonly string[]): Promise<void> {
  const own = await ownSlugs(strapi);
  if (own !== undefined && !slugs.every((slug) => own.has(slug))) await refuseLimited(strapi);
}

/** Whether the present work may change all of these entries. */
export async function mayChange(strapi: Core.Strapi, entries: readonly EntryName[]): Promise<boolean> {
  const limit = await presentLimit(strapi);
  if (limit === undefined) return true;
  for (const entry of entries) if (!(await isWithin(strapi, limit, entry))) return false;
  return true;
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

async function refusalFor(strapi: Core.Strapi, limit: Limit): Promise<Error> {
  // Of other refusals with 403 Strapi drops the message.
  return new errors.PolicyError(await sentenceFor(strapi, limit));
}

/** Why an account with this limit may not change something, in the language of its panel. */
export async function sentenceFor(strapi: Core.Strapi, limit: Limit): Promise<string> {
  const names = (await namedWorlds(strapi)).filter(({ documentId }) => limit.has(documentId));
  return refusedSentence(
    names.map(({ name }) => name),
    panelLanguage(strapi) ?? initiatorLanguage(),
  );
}

/** As `panelLanguage`, in work that was begun by a request, such as a whole world. */
function initiatorLanguage(): string | null | undefined {
  const state = initiatorState() as
    | { readonly user?: { readonly preferedLanguage?: string | null } }
    | undefined;
  return state?.user?.preferedLanguage;
}

/** All worlds by name, in the first language of each. */
export async function namedWorlds(strapi: Core.Strapi): Promise<readonly NamedWorld[]> {
  const rows: readonly { readonly documentId: string; readonly name: string | null }[] = await strapi.db
    .query(WORLD)
    .findMany({ where: { publishedAt: null }, orderBy: { id: 'asc' } });
  const names = new Map<string, string>();
  for (const row of rows) {
    if (!names.has(row.documentId)) names.set(row.documentId, titleOf({ ...row }));
  }
  return [...names]
    .map(([documentId, name]) => ({ documentId, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
