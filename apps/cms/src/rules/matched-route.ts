import type { Core } from '@strapi/strapi';

/** A route of Strapi's, as its plugin declares it. */
export interface MatchedRoute {
  readonly plugin: string;
  readonly method: string;
  /** Below the plugin's own: `/roles/:id/permissions`. */
  readonly path: string;
}

/**
 * The route that a request has found; undefined before it has found one, and where there is no request.
 * Its address is no substitute: the router takes capitals and a last slash for the same.
 */
export function matchedRoute(context: { readonly state: object } | undefined): MatchedRoute | undefined {
  const { route } = (context?.state ?? {}) as {
    readonly route?: Pick<Core.Route, 'method' | 'path' | 'info'>;
  };
  if (route === undefined) return undefined;
  return { plugin: route.info?.pluginName ?? '', method: route.method, path: route.path };
}
