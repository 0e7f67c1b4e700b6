import { createHeap, dropFromHeap, pushToHeap } from '../graph/heap.ts';
import type { PayloadId } from '../world/ids.ts';
import { findPath } from './find-path.ts';
import type { WalkGraph, WalkTransition } from './walk-graph.ts';
import { transitionsFrom } from './walk-map.ts';
import type { WalkMap } from './walk-map.ts';

/**
 * A showroom of at most so many locations is sent whole, and of a larger one so many around the visitor: some 60 kB
 * of Brotli, of the 100 kB that an idle page may fetch (docs/design/bars.md).
 */
export const MAX_NEAR_LOCATIONS = 500;

/**
 * The part of a walk graph around a location: the locations that are cheapest to reach from it, and all transitions
 * between them. Every location on the cheapest path from the centre to one of them is among them, so that this path
 * is the same as in the whole graph.
 *
 * @param limit how many locations at most, the centre included.
 */
export function nearGraph(map: WalkMap, centre: PayloadId, limit = MAX_NEAR_LOCATIONS): WalkGraph {
  const near = new Set(cheapestFrom(map, centre, limit));
  return {
    ...partOf(
      map,
      near,
      [...near].flatMap((location) => transitionsFrom(map, location).filter(({ to }) => near.has(to))),
    ),
    centre,
  };
}

/**
 * The part of a walk graph along the cheapest path between two locations. The target alone where no path leads to
 * it; undefined where the target is unknown.
 */
export function pathGraph(map: WalkMap, from: PayloadId, to: PayloadId): WalkGraph | undefined {
  if (!map.locations.has(to)) return undefined;
  const path = findPath(map, { from, to }) ?? [];
  return partOf(map, new Set([...path.map((transition) => transition.from), to]), path);
}

function partOf(
  map: WalkMap,
  locations: ReadonlySet<PayloadId>,
  transitions: readonly WalkTransition[],
): WalkGraph {
  return {
    version: map.version,
    locations: [...locations].flatMap((location) => map.locations.get(location) ?? []),
    transitions,
  };
}

/** Dijkstra's algorithm from one end, by weight and then by the number of transitions, as paths are chosen. */
function cheapestFrom(map: WalkMap, centre: PayloadId, limit: number): readonly PayloadId[] {
  const start = map.nodes.get(centre);
  if (start === undefined) return [];
  const { first, nodes, weights } = map.graph.outgoing;
  const heap = createHeap();
  const settled = new Set<number>();
  pushToHeap(heap, 0, 0, start);
  while (heap.size > 0 && settled.size < limit) {
    const node = heap.nodes[0] as number;
    const weight = heap.weights[0] as number;
    const steps = heap.steps[0] as number;
    dropFromHeap(heap);
    if (settled.has(node)) continue;
    settled.add(node);
    const last = first[node + 1] as number;
    for (let edge = first[node] as number; edge < last; edge += 1) {
      const neighbour = nodes[edge] as number;
      if (settled.has(neighbour)) continue;
      pushToHeap(heap, weight + (weights[edge] as number), steps + 1, neighbour);
    }
  }
  return [...settled].flatMap((node) => map.ids[node] ?? []);
}
