import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { askVersion } from './server-version.ts';
import { homeOf } from './home-of.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { loadWalkGraph } from '../walking/load-walk-graph.ts';
import { nearby } from '../walking/walk-source.ts';

/** Where a visitor goes whose location was removed from the showroom. */
export interface FallbackLocation {
  readonly href: string;
  /** Only the address has changed: the visitor needs no message. */
  readonly isSameLocation: boolean;
}

/**
 * The nearest location that still exists: the same one under another address, else one that was a step away, else the
 * world's start, else the home page. Never rejects.
 */
export async function findFallbackLocation(view: LocationView): Promise<FallbackLocation> {
  const version = (await askVersion())?.content ?? view.version;
  const near = view.isLarge && { near: nearby(view) };
  const graph = await loadWalkGraph({ locale: view.locale.code, version, ...near }).catch(() => undefined);
  return fallbackLocationIn(graph, view);
}

/** @param graph the current one; undefined if it could not be loaded. */
export function fallbackLocationIn(
  graph: WalkGraph | undefined,
  view: Pick<
    LocationView,
    'payloadId' | 'previous' | 'next' | 'neighbours' | 'world' | 'locale' | 'languages'
  >,
): FallbackLocation {
  const hrefs = new Map(graph?.locations.map(({ payloadId, href }) => [payloadId, href]));
  const same = hrefs.get(view.payloadId);
  if (same !== undefined) return { href: same, isSameLocation: true };
  const { previous, next, neighbours } = view;
  const near = [previous, next, ...neighbours.map(({ location }) => location)]
    .flatMap((link) => (link === undefined ? [] : (hrefs.get(link.payloadId) ?? [])))
    .at(0);
  const isWorldThere = graph?.locations.some(({ world }) => world === view.world.slug) ?? false;
  return { href: near ?? (isWorldThere ? view.world.href : homeOf(view)), isSameLocation: false };
}
