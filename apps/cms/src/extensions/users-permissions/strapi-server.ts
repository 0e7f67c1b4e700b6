import type { Core } from '@strapi/strapi';
import { revocable } from '../../accounts/revocable-jwt.ts';
import type { JwtService } from '../../accounts/revocable-jwt.ts';

interface UsersPermissionsPlugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
  services: { jwt: (lifecycle: { readonly strapi: Core.Strapi }) => JwtService };
}

/**
 * Gives every visitor account the `scope` that locations with restricted access require, and makes logins of visitors
 * be ended.
 */
export default (plugin: UsersPermissionsPlugin): UsersPermissionsPlugin => {
  plugin.contentTypes.user.schema.attributes['scope'] = { type: 'string' };
  const { jwt } = plugin.services;
  plugin.services.jwt = (lifecycle) => revocable(lifecycle.strapi, jwt(lifecycle));
  return plugin;
};
