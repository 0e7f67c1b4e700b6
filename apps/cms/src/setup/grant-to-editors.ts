import type { Core } from '@strapi/strapi';

/**
 * Gives rights of the showroom plugin to Strapi's role of editors; the administrator may do everything anyway.
 * Not to authors: they see their own entries alone, and the plugin's pages speak of all. Our own roles get
 * theirs in `roles-rights.ts`.
 */
export async function grantToEditors(strapi: Core.Strapi, ...actions: readonly string[]): Promise<void> {
  const role: { id: number } | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-editor' }, select: ['id'] });
  if (role === null) return;
  await strapi.service('admin::role').addPermissions(
    role.id,
    actions.map((action) => ({ action })),
  );
}
