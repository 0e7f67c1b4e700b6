import type { Core } from '@strapi/strapi';
import { READ_MAP } from '../plugins/showroom/contracts/map.ts';

/** Shows the world maps to Strapi's role of editors. What they may change there, their rights on content say. */
export const letEditorsReadMaps = async (strapi: Core.Strapi): Promise<void> => {
  const role: { id: number } | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-editor' }, select: ['id'] });
  if (role === null) return;
  await strapi.service('admin::role').addPermissions(role.id, [{ action: READ_MAP }]);
};
