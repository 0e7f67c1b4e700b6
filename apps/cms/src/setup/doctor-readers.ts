import type { Core } from '@strapi/strapi';
import { READ_DOCTOR } from '../plugins/showroom/contracts/doctor.ts';

/** Those of Strapi's own roles that write content; the administrator may do everything anyway. */
const WRITING_ROLES = ['strapi-editor', 'strapi-author'];

/** Shows the doctor's findings to whoever can mend them. */
export const letEditorsReadDoctor = async (strapi: Core.Strapi): Promise<void> => {
  const roles: { id: number }[] = await strapi.db
    .query('admin::role')
    .findMany({ where: { code: { $in: WRITING_ROLES } }, select: ['id'] });
  for (const { id } of roles) {
    await strapi.service('admin::role').addPermissions(id, [{ action: READ_DOCTOR }]);
  }
};
