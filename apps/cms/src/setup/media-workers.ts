import type { Core } from '@strapi/strapi';
import { READ_MEDIA, WORK_AT_MEDIA } from '../plugins/showroom/contracts/media.ts';

/** Lets Strapi's role of editors see what becomes of videos, and have ways back made. */
export const letEditorsWorkAtMedia = async (strapi: Core.Strapi): Promise<void> => {
  const role: { id: number } | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-editor' }, select: ['id'] });
  if (role === null) return;
  await strapi
    .service('admin::role')
    .addPermissions(role.id, [{ action: READ_MEDIA }, { action: WORK_AT_MEDIA }]);
};
