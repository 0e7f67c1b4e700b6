import type { Plugin } from 'vite';

/** Where React Router fetches the code of a route. */
const ROUTE_MODULES = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;

/** What it does when that fails: it reloads the document, as often as it fails. */
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * What it does instead: it asks `stale-chunks.ts`, which either reloads or lets it try again. It may never fail: the
 * router keeps the outcome of the first attempt for as long as the page lives.
 */
const ASK =
  "await new Promise((tryAgain) => dispatchEvent(new CustomEvent('stale-route', { detail: { error, tryAgain } })));" +
  'return loadRouteModule(route, routeModulesCache);';

/**
 * Leaves to the showroom whether a page is reloaded whose routes cannot be fetched any more: "at most once per 60
 * seconds" (specification section 4, Loading). React Router has no option for it.
 *
 * @throws while building, when an update of React Router does this in another way.
 */
export function boundedReloads(): Plugin {
  let isBounded = false;
  return {
    name: 'bounded-reloads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return undefined;
      isBounded = RELOAD.test(code);
      return { code: code.replace(RELOAD, ASK), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isBounded)
        this.error('React Router reloads pages in a way that bounded-reloads.ts does not know.');
    },
  };
}
