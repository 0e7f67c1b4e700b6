import type { Core } from '@strapi/strapi';
import { isOwnChoice } from '../../../../accounts/own-choice.ts';
import { changesOf } from '../changes/changes-area.ts';
import { ACCOUNT_WORLDS } from './account-worlds-type.ts';

/** The content type of the panel's accounts. */
export const ACCOUNT = 'admin::user';
export const SUPER_ADMIN = 'strapi-super-admin';

/** What an account may change, where it may not change everything. */
export interface Limit {
  /** The number of the account: what no world shows is up to who has made it. */
  readonly account: number;
  /** The `documentId`s of the worlds that it may change. */
  readonly worlds: ReadonlySet<string>;
}

/** The limit of an account; undefined for one that may change every world, as every super admin. */
export async function limitOfAccount(strapi: Core.Strapi, account: number): Promise<Limit | undefined> {
  const row: { readonly worlds: string } | null = await strapi.db
    .query(ACCOUNT_WORLDS)
    .findOne({ where: { person: account } });
  if (row === null) return undefined;
  const isSuperAdmin =
    (await strapi.db.query(ACCOUNT).count({ where: { id: account, roles: { code: SUPER_ADMIN } } })) > 0;
  if (isSuperAdmin) return undefined;
  return { account, worlds: new Set(JSON.parse(row.worlds) as readonly string[]) };
}

/**
 * The limit of the account that the present work is for: of a request of the panel, of what it has begun (an import),
 * or of a release that someone planned. The seed and the CMS itself have none.
 */
export async function presentLimit(strapi: Core.Strapi): Promise<Limit | undefined> {
  const account = isOwnChoice() ? undefined : presentAccount(strapi);
  return account === undefined ? undefined : limitInTransaction(strapi, account);
}

/** By transaction and account. */
const limitsIn = new WeakMap<object, Map<number, Promise<Limit | undefined>>>();

/** As {@link limitOfAccount}, read once in a transaction: an import asks for every entry. */
async function limitInTransaction(strapi: Core.Strapi, account: number): Promise<Limit | undefined> {
  if (!strapi.db.inTransaction()) return limitOfAccount(strapi, account);
  return strapi.db.transaction(async ({ trx }) => {
    const limits = limitsIn.get(trx) ?? new Map<number, Promise<Limit | undefined>>();
    limitsIn.set(trx, limits);
    const limit = limits.get(account) ?? limitOfAccount(strapi, account);
    limits.set(account, limit);
    return limit;
  });
}

/** The account that the present work is for. */
export function presentAccount(strapi: Core.Strapi): number | undefined {
  return changesOf(strapi).initiator()?.id;
}
