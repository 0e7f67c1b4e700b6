import type { Core } from '@strapi/strapi';
import type { AuthState } from './permissions.ts';

/** An account of the admin panel as the state of its own requests would have it, for work that no request asks for. */
export interface AccountState extends AuthState {
  /** By which its actions are recognised as those of an administrator. */
  readonly route: object;
  readonly user: Readonly<Record<string, unknown>> & { readonly id: number };
}

/** @returns Undefined for an account that does not exist or cannot log in. */
export async function accountStateOf(strapi: Core.Strapi, id: number): Promise<AccountState | undefined> {
  const user: AccountState['user'] | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id, isActive: true }, populate: ['roles'] });
  if (user === null || user['blocked'] === true) return undefined;
  const userAbility: unknown = await strapi.service('admin::permission').engine.generateUserAbility(user);
  return { user, userAbility, route: { info: { type: 'admin' } } };
}

/** Whether an account has a permission that is about no content type, such as one of the plugin. */
export function hasPermission({ userAbility }: AuthState, action: string): boolean {
  return (userAbility as { readonly can: (action: string) => boolean } | undefined)?.can(action) === true;
}
