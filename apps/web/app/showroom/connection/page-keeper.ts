import { contentVersionOf } from '@vitrine/core/access/rights-mark';
import { isRouteErrorResponse, replace } from 'react-router';
import type { ConnectionSignal } from './connection-signals.ts';
import type { FallbackLocation } from './fallback-location.ts';
import { homeOf } from './home-of.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { isPassingFailure, TOO_MANY_REQUESTS } from './passing-failure.ts';

/** The routes whose content the browser keeps. */
export type KeptRoute = 'root' | 'page';

/** What a route shows. */
export interface ShownPage {
  readonly address: string;
  readonly content: unknown;
  readonly view?: LocationView | undefined;
}

/** What keeping pages needs of the window. */
export interface PageKeeperHost {
  readonly emit: (signal: ConnectionSignal) => void;
  /** Brings the stage back to the page that is shown. */
  readonly returnToPage: () => void;
  /** Never rejects. */
  readonly findFallback: (view: LocationView) => Promise<FallbackLocation>;
}

/** Keeps the current page on screen when a newer one cannot be loaded. */
export interface PageKeeper {
  /** Remembers what a route shows. */
  readonly remember: (route: KeptRoute, shown: ShownPage) => void;
  /**
   * Loads a route's content. If that fails for now, the visitor stays on the current page instead of an error page:
   * the same address keeps its content. A location that was removed is replaced by the nearest one that still exists.
   * The server redirects from one that was closed; the visitor, who did not ask to leave, gets a message.
   */
  readonly loadOrKeep: <Content>(
    route: KeptRoute,
    request: Request,
    load: () => Promise<Content>,
  ) => Promise<Content>;
  /** The version of the published content that is shown; undefined if none is. */
  readonly shownVersion: () => string | undefined;
}

export function createPageKeeper({ emit, returnToPage, findFallback }: PageKeeperHost): PageKeeper {
  const pages = new Map<KeptRoute, ShownPage>();
  let shownView: LocationView | undefined;

  const isRemoved = (error: unknown) =>
    isRouteErrorResponse(error) && error.status === 404 && shownView !== undefined;
  /** Whether this is the check-access guard's redirect, which the router follows. */
  const isClosed = (error: unknown) =>
    error instanceof Response &&
    shownView !== undefined &&
    error.headers.get('location') === homeOf(shownView);
  const leaveRemovedLocation = async () => {
    const fallback = shownView && (await findFallback(shownView));
    if (fallback?.isSameLocation !== true) emit({ type: 'locationRemoved' });
    return replace(fallback?.href ?? '/');
  };

  return {
    remember(route, shown) {
      pages.set(route, shown);
      if (route === 'page') shownView = shown.view;
    },
    async loadOrKeep<Content>(route: KeptRoute, request: Request, load: () => Promise<Content>) {
      const { pathname, search } = new URL(request.url);
      const address = pathname + search;
      const here = pages.get('root')?.address;
      try {
        return await load();
      } catch (error) {
        // The visitor went elsewhere, or no page of ours was shown yet.
        if (request.signal.aborted || here === undefined) throw error;
        if (address === here && isRemoved(error)) throw await leaveRemovedLocation();
        if (route === 'page' && pathOf(here) === pathname && isClosed(error))
          emit({ type: 'locationClosed' });
        if (!isPassingFailure(error)) throw error;
        const isAnswered = isRouteErrorResponse(error);
        if (!isAnswered) emit({ type: 'requestFailed' });
        const known = pages.get(route);
        if (address === here) {
          if (isAnswered) emit({ type: 'updateFailed' });
          // It came from the same loader.
          if (known?.address === address) return known.content as Content;
        }
        const isThrottled = isAnswered && error.status === TOO_MANY_REQUESTS;
        emit({ type: isThrottled ? 'pageThrottled' : 'pageFailed', href: address });
        returnToPage();
        throw replace(here);
      }
    },
    shownVersion: () => shownView && contentVersionOf(shownView.version),
  };
}

/** Opening or closing a viewer over the location changes the query alone. */
function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
