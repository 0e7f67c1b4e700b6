import { MANAGE_ACCOUNTS } from '../../contracts/account-worlds.ts';
import { requirePermissions } from '../area.ts';
import type { AdminRoute, Area } from '../area.ts';
import { accountWorldsType } from '../world-limits/account-worlds-type.ts';
import { accountWorldsController } from './controller.ts';
import { guardAccounts } from '../world-limits/guard-accounts.ts';
import { guardFiles } from '../world-limits/guard-files.ts';
import { guardWrites } from '../world-limits/guard-writes.ts';

const EVERYONE: AdminRoute['config'] = { policies: ['admin::isAuthenticatedAdmin'] };

/** Keeps accounts to the worlds that they are responsible for. */
export const accountWorldsArea: Area = {
  controllers: { accountWorlds: accountWorldsController },
  contentTypes: { 'account-worlds': accountWorldsType },
  // Paths below `/showroom`, see ACCOUNT_WORLDS_PATH.
  routes: [
    route('GET', '', 'find', requirePermissions(MANAGE_ACCOUNTS)),
    route('PUT', '/:id', 'update', requirePermissions(MANAGE_ACCOUNTS)),
    route('GET', '/own', 'own', EVERYONE),
    route('GET', '/entries', 'entries', EVERYONE),
  ],
  register({ strapi }) {
    guardWrites(strapi);
    guardFiles(strapi);
  },
  bootstrap({ strapi }) {
    guardAccounts(strapi);
  },
};

function route(
  method: AdminRoute['method'],
  path: string,
  action: string,
  config: AdminRoute['config'],
): AdminRoute {
  return { method, path: `/account-worlds${path}`, handler: `accountWorlds.${action}`, config };
}
