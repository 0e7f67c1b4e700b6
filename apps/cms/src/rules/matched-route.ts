import type { Core } from '@strapi/strapi';

/** A route of Strapi's, as its plugin declares it. */
export interface MatchedRoute {
  readonly plugin: string;
  readonly method: string;
  /** Below the plugin's own: `/roles/:id/permissions`. */
  readonly path: string;
}

/**
 * The matched route of a request; undefined before routing, and without a request. The address is no substitute: the
 * router ignores case and a trailing slash.
 */
export function matchedRoute(context: { readonly state: object } | undefined): MatchedRoute | undefined {
  const { route } = (context?.state ?? {}) as {
    readonly route?: Pick<Core.Route, 'method' | 'path' | 'info'>;
  };
  if (route === undefined) return undefined;
  return { plugin: route.info?.pluginName ?? '', method: route.method, path: route.path };
}
