import type { Core } from '@strapi/strapi';

/**
 * Grants permissions of the showroom plugin to Strapi's editor role. Authors get none, because they see only their own
 * entries while the plugin's pages show all. Our own roles are in `roles-rights.ts`.
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
