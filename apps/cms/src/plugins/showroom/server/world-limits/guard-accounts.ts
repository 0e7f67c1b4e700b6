import type { Core } from '@strapi/strapi';
import { ACCOUNT_WORLDS } from './account-worlds-type.ts';
import { ACCOUNT, presentAccount, presentLimit } from './limit.ts';
import { refuseLimited } from './limits.ts';

const TOKEN = 'admin::api-token';

/**
 * What leads past a limit, whatever the role allows: other accounts and tokens have none, what the roles of visitors
 * permit is open to everyone, and a deleted language takes the entries of every world along without the Document
 * Service.
 */
const LEADING_PAST = [
  ACCOUNT,
  TOKEN,
  'admin::transfer-token',
  'plugin::i18n.locale',
  'plugin::users-permissions.role',
  'plugin::users-permissions.permission',
];

interface WriteEvent {
  readonly action: string;
  readonly model: { readonly uid: string };
  readonly params: {
    readonly where?: { readonly id?: unknown };
    readonly data?: Readonly<Record<string, unknown>>;
  };
}

interface DeletionEvent {
  readonly result?: { readonly id?: number } | null;
}

/** Keeps accounts with a limit from making, changing or learning what has none; their own profile is theirs. */
export function guardAccounts(strapi: Core.Strapi): void {
  const judge = async (event: WriteEvent): Promise<void> => {
    if ((await presentLimit(strapi)) === undefined || isOwnProfile(strapi, event)) return;
    await refuseLimited(strapi);
  };
  strapi.db.lifecycles.subscribe({
    models: LEADING_PAST,
    beforeCreate: judge,
    beforeCreateMany: judge,
    beforeUpdate: judge,
    beforeUpdateMany: judge,
    beforeDelete: judge,
    beforeDeleteMany: judge,
  });
  // One token is answered with its key, which has no limit.
  strapi.db.lifecycles.subscribe({ models: [TOKEN], beforeFindOne: () => refuseLimited(strapi) });
  strapi.db.lifecycles.subscribe({
    models: [ACCOUNT],
    async afterDelete({ result }: DeletionEvent) {
      const person = result?.id;
      if (person !== undefined) await strapi.db.query(ACCOUNT_WORLDS).deleteMany({ where: { person } });
    },
  });
}

function isOwnProfile(strapi: Core.Strapi, { action, model, params: { where, data } }: WriteEvent): boolean {
  const isOwn = model.uid === ACCOUNT && action === 'beforeUpdate' && where?.id === presentAccount(strapi);
  return isOwn && !Object.hasOwn(data ?? {}, 'roles');
}
