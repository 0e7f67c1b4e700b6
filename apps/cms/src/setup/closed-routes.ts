import type { Core } from '@strapi/strapi';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly config?: object;
}

type PluginRoutes = Readonly<Record<string, { routes: readonly Route[] } | undefined>>;

/**
 * Takes calls of the panel away that Strapi brings along and that are open to more than they should be:
 *
 * - Content types are part of the program here. The calls that change them write into its folder and start it anew.
 * - Everybody with an account of the panel could send mails to anybody in the name of the CMS.
 * - Everybody with an account of the panel could change settings of the languages, of a service that is not there.
 *
 * And it asks for the right to a call that Strapi lets everybody with an account of the panel make: to arrange the
 * forms of components, for all who work with them.
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
        ? Object.assign(route, { config: TO_ARRANGE_COMPONENTS })
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
