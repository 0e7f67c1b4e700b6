import { contentVersionOf } from '@vitrine/core/access/rights-mark';
import { isRouteErrorResponse, replace } from 'react-router';
import { showroom } from '../walking/browser-showroom.ts';
import { tellConnection } from './connection-signals.ts';
import { homeOf } from '../walking/home-of.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { isPassingFailure, TOO_MANY_REQUESTS } from '../walking/passing-failure.ts';

/** The routes whose content the browser holds. */
export type HeldRoute = 'root' | 'place';

interface Held {
  readonly address: string;
  readonly content: unknown;
}

const held = new Map<HeldRoute, Held>();
let shownView: LocationView | undefined;

/** Remembers what a route shows under an address, for when something newer cannot be had. */
export function hold(
  route: HeldRoute,
  shown: { readonly address: string; readonly content: unknown; readonly view?: LocationView | undefined },
): void {
  held.set(route, shown);
  if (route === 'place') shownView = shown.view;
}

/**
 * Loads a route's content. When that cannot be had the visitor stays where they are: no error page takes the
 * showroom away. What was shown under the same address is shown further; a place that was taken out of the
 * showroom meanwhile is left for the nearest one. From one that was closed the server leads to the index: that is
 * told here, as whoever had it open did not ask to leave it.
 */
export async function keepingPlace<Content>(
  route: HeldRoute,
  request: Request,
  load: () => Promise<Content>,
): Promise<Content> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const here = held.get('root')?.address;
  try {
    return await load();
  } catch (error) {
    // The visitor has gone elsewhere, or nothing of ours was shown yet.
    if (request.signal.aborted || here === undefined) throw error;
    if (address === here && isGone(error)) throw await leaveGonePlace();
    if (route === 'place' && pathOf(here) === pathname && isClosed(error)) {
      tellConnection({ type: 'placeClosed' });
    }
    if (!isPassingFailure(error)) throw error;
    const isAnswered = isRouteErrorResponse(error);
    if (!isAnswered) tellConnection({ type: 'requestFailed' });
    const known = held.get(route);
    if (address === here) {
      if (isAnswered) tellConnection({ type: 'updateFailed' });
      // It came from the same loader.
      if (known?.address === address) return known.content as Content;
    }
    const isThrottled = isAnswered && error.status === TOO_MANY_REQUESTS;
    tellConnection({ type: isThrottled ? 'pageThrottled' : 'pageFailed', href: address });
    showroom.stayHere();
    throw replace(here);
  }
}

/** The version of the published content that is shown; undefined where none is. */
export function shownVersion(): string | undefined {
  return shownView && contentVersionOf(shownView.version);
}

function isGone(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404 && shownView !== undefined;
}

/** A viewer that is opened over the place, or closed, changes the query alone. */
function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** Whether it is the check-access guard's answer. The router follows it. */
function isClosed(error: unknown): boolean {
  return (
    error instanceof Response &&
    shownView !== undefined &&
    error.headers.get('location') === homeOf(shownView)
  );
}

async function leaveGonePlace(): Promise<Response> {
  const { findRefuge } = await import('./refuge.ts');
  const refuge = shownView === undefined ? undefined : await findRefuge(shownView);
  if (refuge?.isSamePlace !== true) tellConnection({ type: 'placeGone' });
  return replace(refuge?.href ?? '/');
}
