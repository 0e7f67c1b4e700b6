import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { askVersion } from './ask-version.ts';
import { loadWalkGraph } from '../walking/browser-showroom.ts';
import { homeOf } from '../walking/home-of.ts';
import type { LocationView } from '~/page-data/location-view.ts';

/** Where a visitor goes whose place was taken out of the showroom. */
export interface Refuge {
  readonly href: string;
  /** It is the same place under another address: nothing is to be said. */
  readonly isSamePlace: boolean;
}

/**
 * The nearest place that is still there: the same one under another address, else one that a step from it led
 * to, else the world's start, else the home page. Never rejects.
 */
export async function findRefuge(view: LocationView): Promise<Refuge> {
  const version = (await askVersion())?.content ?? view.version;
  const graph = await loadWalkGraph({ locale: view.locale.code, version }).catch(() => undefined);
  return refugeIn(graph, view);
}

/** @param graph what there is now; undefined when it cannot be had. */
export function refugeIn(
  graph: WalkGraph | undefined,
  view: Pick<
    LocationView,
    'payloadId' | 'previous' | 'next' | 'neighbours' | 'world' | 'locale' | 'languages'
  >,
): Refuge {
  const hrefs = new Map(graph?.locations.map(({ payloadId, href }) => [payloadId, href]));
  const same = hrefs.get(view.payloadId);
  if (same !== undefined) return { href: same, isSamePlace: true };
  const { previous, next, neighbours } = view;
  const near = [previous, next, ...neighbours.map(({ location }) => location)]
    .flatMap((link) => (link === undefined ? [] : (hrefs.get(link.payloadId) ?? [])))
    .at(0);
  const isWorldThere = graph?.locations.some(({ world }) => world === view.world.slug) ?? false;
  return { href: near ?? (isWorldThere ? view.world.href : homeOf(view)), isSamePlace: false };
}
