/**
 * `GET /showroom/account-worlds`: the accounts of the panel and the worlds that each may change.
 * `PUT /showroom/account-worlds/:id` sets those of one account.
 */
export const ACCOUNT_WORLDS_PATH = '/showroom/account-worlds';

/** Strapi's permission to change accounts: who has it could also give themselves another role. */
export const MANAGE_ACCOUNTS = 'admin::users.update';

export interface NamedWorld {
  readonly documentId: string;
  readonly name: string;
}

export interface AccountWorlds {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The names of its roles. */
  readonly roles: readonly string[];
  /** A super admin, who changes every world. */
  readonly isSuperAdmin: boolean;
  /** The worlds that it may change; null for all of them. */
  readonly worlds: readonly string[] | null;
}

export interface AccountWorldsList {
  readonly accounts: readonly AccountWorlds[];
  readonly worlds: readonly NamedWorld[];
}

export type AccountWorldsAnswer = { readonly data: AccountWorldsList };

/** The body of the `PUT`. */
export type AccountWorldsInput = Pick<AccountWorlds, 'worlds'>;

/** `GET /showroom/account-worlds/own`: the worlds that the account of the request may change. */
export const OWN_WORLDS_PATH = `${ACCOUNT_WORLDS_PATH}/own`;

export interface OwnWorlds {
  /** Null for all of them. */
  readonly worlds: readonly NamedWorld[] | null;
}

export type OwnWorldsAnswer = { readonly data: OwnWorlds };

/**
 * `GET /showroom/account-worlds/entries?uid=…&documentId=…`: why the account of the request may not change entries
 * of one type, as a sentence by document id. Entries that it may change have none.
 */
export const ENTRIES_PATH = `${ACCOUNT_WORLDS_PATH}/entries`;

/** Entries that one request may ask about. */
export const MAX_JUDGED = 100;

export type RefusedEntries = Readonly<Record<string, string>>;

export type RefusedEntriesAnswer = { readonly data: RefusedEntries };
