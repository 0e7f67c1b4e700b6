import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** An account with its password in the clear: to be shown once, and never to be stored. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
}

const ADMINISTRATOR_EMAIL = 'admin@vitrine.local';
const DEMO_VISITOR_EMAIL = 'demo@vitrine.local';

/**
 * Makes the first administrator of the CMS with a random password.
 *
 * @param keep Called before the account is created, so that a password is never lost.
 * @returns The new account, or undefined when there is an administrator already.
 */
export async function ensureAdministrator(
  strapi: Core.Strapi,
  keep: (account: NewAccount) => void = () => {},
): Promise<NewAccount | undefined> {
  if ((await strapi.db.query('admin::user').count()) > 0) return undefined;
  const role = await strapi.service('admin::role').getSuperAdmin();
  const account = { email: ADMINISTRATOR_EMAIL, password: randomPassword() };
  keep(account);
  await strapi.service('admin::user').create({
    ...account,
    firstname: 'Vitrine',
    lastname: 'Administrator',
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  });
  return account;
}

/**
 * Makes the demo's visitor account (`POST /api/auth/local`) with a random password.
 *
 * @param scope What locations with restricted access ask for.
 * @returns The new account, or undefined when it exists already.
 */
export async function ensureDemoVisitor(
  strapi: Core.Strapi,
  { scope = 'partner' }: { readonly scope?: string } = {},
): Promise<NewAccount | undefined> {
  const existing = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email: DEMO_VISITOR_EMAIL } });
  if (existing !== null) return undefined;
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const account = { email: DEMO_VISITOR_EMAIL, password: randomPassword() };
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      ...account,
      username: 'demo',
      provider: 'local',
      confirmed: true,
      blocked: false,
      scope,
      role: role.id,
    });
  return account;
}

/** Strapi requires a lower case letter, an upper case one and a digit; the random part has 144 bits by itself. */
function randomPassword(): string {
  return `${randomBytes(18).toString('base64url')}-aA1`;
}
