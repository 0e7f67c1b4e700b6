import type { Core } from '@strapi/strapi';
import { READ_DOCTOR } from '../plugins/showroom/contracts/doctor.ts';

/**
 * Shows the doctor's findings to Strapi's role of editors; the administrator may do everything anyway. Not to
 * authors: they see their own entries alone, and findings speak of all.
 */
export const letEditorsReadDoctor = async (strapi: Core.Strapi): Promise<void> => {
  const role: { id: number } | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-editor' }, select: ['id'] });
  if (role === null) return;
  await strapi.service('admin::role').addPermissions(role.id, [{ action: READ_DOCTOR }]);
};
