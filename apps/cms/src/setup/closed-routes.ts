import type { Core } from '@strapi/strapi';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly config?: object;
}

type PluginRoutes = Readonly<Record<string, { routes: readonly Route[] } | undefined>>;

/**
 * Removes admin routes of Strapi that are open to more users than they should be:
 *
 * - Content types are part of the program. The routes that change them write into its folder and restart it.
 * - Everybody with an account of the panel could send mails to anybody in the name of the CMS.
 * - Everybody with an account of the panel could change settings of the languages, of a service that is not there.
 *
 * It also demands a permission for arranging the forms of components, which Strapi allows to every user of the panel,
 * for all users.
 *
 * Call it while Strapi registers its parts, before its routes are laid.
 */
export function closeRoutes(strapi: Core.Strapi): void {
  const change = (plugin: string, to: (routes: readonly Route[]) => readonly Route[]): void => {
    const { admin } = strapi.plugin(plugin).routes as unknown as PluginRoutes;
    if (admin === undefined) throw new Error(`Strapi’s plugin ${plugin} has no calls of the panel any more.`);
    admin.routes = to(admin.routes);
  };
  const keep = (plugin: string, isKept: (route: Route) => boolean): void =>
    change(plugin, (routes) => routes.filter(isKept));
  keep('content-type-builder', ({ method }) => method === 'GET');
  keep('email', ({ method, path }) => !(method === 'POST' && path === '/'));
  keep('i18n', ({ method, path }) => !(method === 'PUT' && path === '/settings'));
  change('content-manager', (routes) =>
    routes.map((route) =>
      route.method === 'PUT' && route.path === '/components/:uid/configuration'
        ? Object.assign(route, { config: { ...route.config, ...TO_ARRANGE_COMPONENTS } })
        : route,
    ),
  );
}

/** As Strapi guards the forms of content types. */
const TO_ARRANGE_COMPONENTS = {
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: ['plugin::content-manager.components.configure-layout'] },
    },
  ],
};
