import type { Core } from '@strapi/strapi';

interface Route {
  readonly method: string;
  readonly path: string;
}

type PluginRoutes = Readonly<Record<string, { routes: readonly Route[] } | undefined>>;

/**
 * Takes calls of the panel away that Strapi brings along and that are open to more than they should be:
 *
 * - Content types are part of the program here. The calls that change them write into its folder and start it anew.
 * - Everybody with an account of the panel could send mails to anybody in the name of the CMS.
 * - Everybody with an account of the panel could change settings of the languages, of a service that is not there.
 *
 * Call it while Strapi registers its parts, before its routes are laid.
 */
export const closeRoutes = (strapi: Core.Strapi): void => {
  const keep = (plugin: string, group: string, isKept: (route: Route) => boolean): void => {
    const found = (strapi.plugin(plugin).routes as unknown as PluginRoutes)[group];
    if (found === undefined) throw new Error(`Strapi’s plugin ${plugin} has no routes «${group}» any more.`);
    found.routes = found.routes.filter(isKept);
  };
  keep('content-type-builder', 'admin', ({ method }) => method === 'GET');
  keep('email', 'admin', ({ method, path }) => !(method === 'POST' && path === '/'));
  keep('i18n', 'admin', ({ method, path }) => !(method === 'PUT' && path === '/settings'));
};
