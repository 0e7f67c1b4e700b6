import type { Core } from '@strapi/strapi';

/**
 * Whether an account exists, is active, and has a role with this permission. For checks without a request of
 * the account: a shared link, or an open preview.
 */
export async function mayStill(strapi: Core.Strapi, account: number, action: string): Promise<boolean> {
  const found = await strapi.db
    .query('admin::user')
    .count({ where: { id: account, isActive: true, roles: { permissions: { action } } } });
  return found > 0;
}
