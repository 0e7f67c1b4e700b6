import type { Core } from '@strapi/strapi';

export interface Lifecycle {
  readonly strapi: Core.Strapi;
}

/** An endpoint of the admin panel; its path is below `/showroom`. */
export interface AdminRoute {
  readonly method: 'DELETE' | 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** `controller.action` */
  readonly handler: string;
  readonly config: { readonly policies: readonly (string | object)[] };
}

/** An endpoint of the web server; its path is below `/api/showroom`. Its controller checks the caller. */
export interface ServerRoute extends Omit<AdminRoute, 'config'> {
  readonly config: { readonly auth: false };
}

/** A permission that administrators can give to a role under “Plugins”. */
export interface AdminAction {
  /** Label on the page of the roles. */
  readonly displayName: string;
  /** Without the plugin's name. */
  readonly uid: string;
}

/** One feature of the plugin and what it adds to Strapi. Names are unique over all areas. */
export interface Area {
  readonly services?: Readonly<Record<string, (lifecycle: Lifecycle) => unknown>>;
  readonly controllers?: Readonly<Record<string, (lifecycle: Lifecycle) => Core.Controller>>;
  readonly routes?: readonly AdminRoute[];
  readonly serverRoutes?: readonly ServerRoute[];
  readonly actions?: readonly AdminAction[];
  /** Its own tables, by singular name. */
  readonly contentTypes?: Readonly<Record<string, { readonly schema: object }>>;
  readonly register?: (lifecycle: Lifecycle) => void;
  readonly bootstrap?: (lifecycle: Lifecycle) => Promise<void> | void;
  readonly destroy?: (lifecycle: Lifecycle) => Promise<void> | void;
}

/** Requires a login to the admin panel and all of these permissions. */
export function requirePermissions(...actions: readonly string[]): AdminRoute['config'] {
  return {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions } }],
  };
}

/** The plugin that Strapi loads. */
export function pluginOf(areas: readonly Area[]) {
  return {
    services: Object.assign({}, ...areas.map(({ services }) => services)) as NonNullable<Area['services']>,
    controllers: Object.assign({}, ...areas.map(({ controllers }) => controllers)) as NonNullable<
      Area['controllers']
    >,
    contentTypes: Object.assign({}, ...areas.map(({ contentTypes }) => contentTypes)) as NonNullable<
      Area['contentTypes']
    >,
    routes: {
      admin: { type: 'admin', routes: areas.flatMap(({ routes = [] }) => routes) },
      'content-api': {
        type: 'content-api',
        routes: areas.flatMap(({ serverRoutes = [] }) => serverRoutes),
      },
    },

    register(lifecycle: Lifecycle) {
      for (const area of areas) area.register?.(lifecycle);
    },

    async bootstrap(lifecycle: Lifecycle) {
      const actions = areas.flatMap((area) => area.actions ?? []);
      await lifecycle.strapi.service('admin::permission').actionProvider.registerMany(
        actions.map(({ displayName, uid }) => ({
          section: 'plugins',
          pluginName: 'showroom',
          displayName,
          uid,
        })),
      );
      for (const area of areas) await area.bootstrap?.(lifecycle);
    },

    async destroy(lifecycle: Lifecycle) {
      for (const area of areas) await area.destroy?.(lifecycle);
    },
  };
}
