import type { Core } from '@strapi/strapi';

/** What an administrator can allow a role under «Plugins», besides Strapi's own. */
const ACTIONS = [
  {
    section: 'plugins',
    displayName: 'See what the doctor found',
    uid: 'doctor.read',
    pluginName: 'showroom',
  },
];

export const registerPermissions = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.service('admin::permission').actionProvider.registerMany(ACTIONS);
};
