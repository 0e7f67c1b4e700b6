import type { Core } from '@strapi/strapi';

/**
 * Whether an account of the panel may do something at this moment: it is there, active, and a role of its own allows
 * it. For what goes on without the account asking: a link that it has shared, a preview that is open.
 */
export async function mayStill(strapi: Core.Strapi, account: number, action: string): Promise<boolean> {
  const found = await strapi.db
    .query('admin::user')
    .count({ where: { id: account, isActive: true, roles: { permissions: { action } } } });
  return found > 0;
}
