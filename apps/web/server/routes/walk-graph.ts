import { toStageBackground } from '@vitrine/core/background/stage-background';
import { formatLocationPath } from '@vitrine/core/links/path';
import { MAX_NEAR_LOCATIONS, nearGraph, pathGraph } from '@vitrine/core/navigation/near-graph';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { createWalkMap } from '@vitrine/core/navigation/walk-map';
import type { WalkMap } from '@vitrine/core/navigation/walk-map';
import { payloadId as asPayloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/**
 * The walkable part of a snapshot, for the browser.
 *
 * @param version of the whole content, as the page and the event stream name it.
 */
export function walkGraphOf(snapshot: Snapshot, version: string): WalkGraph {
  return {
    version,
    locations: snapshot.locations.map((location) => ({
      payloadId: location.payloadId,
      world: location.world,
      title: location.title,
      href: formatLocationPath({
        locale: snapshot.locale,
        defaultLocale: snapshot.defaultLocale,
        world: location.world,
        location,
      }),
      backgrounds: location.backgrounds.map(toStageBackground),
      ...(location.next && { next: location.next }),
      ...(location.previous && { previous: location.previous }),
    })),
    transitions: snapshot.transitions.map(
      ({ payloadId, from, to, weight, options, backgrounds, arrival }) => ({
        payloadId,
        from,
        to,
        weight,
        options,
        backgrounds: backgrounds.map(toStageBackground),
        ...(arrival && { arrival }),
      }),
    ),
  };
}

/** Answers for a large showroom come from the same map as long as its content is kept. */
const walkMaps = new WeakMap<Snapshot, WalkMap>();

function walkMapOf(snapshot: Snapshot, version: string): WalkMap {
  const known = walkMaps.get(snapshot);
  if (known?.version === version) return known;
  const map = createWalkMap(walkGraphOf(snapshot, version));
  walkMaps.set(snapshot, map);
  return map;
}

/**
 * The part of a large showroom that an address asks for: `from` and `to` name a path; `near` names locations, the
 * first that exists counts, else the start of `world`. Undefined where the whole walk graph is sent: nothing is
 * asked for, or the showroom is small. A path to an unknown location, and what is near none, is an empty graph.
 */
export function walkGraphPart(
  snapshot: Snapshot,
  version: string,
  query: URLSearchParams,
): WalkGraph | undefined {
  const [from, to, world] = [query.get('from'), query.get('to'), query.get('world')];
  const near = query.getAll('near');
  const isPath = from !== null && to !== null;
  if (snapshot.locations.length <= MAX_NEAR_LOCATIONS || (!isPath && near.length === 0)) return undefined;
  const map = walkMapOf(snapshot, version);
  if (isPath) {
    return pathGraph(map, asPayloadId(from), asPayloadId(to)) ?? { version, locations: [], transitions: [] };
  }
  const start = snapshot.worlds.find(({ slug }) => slug === world)?.start;
  const centre = near.map(asPayloadId).find((location) => map.locations.has(location)) ?? start;
  return centre === undefined ? { version, locations: [], transitions: [] } : nearGraph(map, centre);
}
