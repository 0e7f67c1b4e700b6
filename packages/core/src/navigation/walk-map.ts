import { createCompactGraph } from '../graph/compact-graph.ts';
import type { CompactGraph } from '../graph/compact-graph.ts';
import { createPathFinder } from '../graph/path-finder.ts';
import type { PathFinder } from '../graph/path-finder.ts';
import type { PayloadId } from '../world/ids.ts';
import { DEFAULT_TRANSITION_WEIGHT } from '../world/transition.ts';
import type { WalkGraph, WalkLocation, WalkTransition } from './walk-graph.ts';

/** A walk graph prepared for look-ups and path finding. Built once per version. */
export interface WalkMap {
  readonly version: string;
  readonly locations: ReadonlyMap<PayloadId, WalkLocation>;
  readonly transitions: ReadonlyMap<PayloadId, WalkTransition>;
  /** The number of each location in {@link WalkMap.graph}. */
  readonly nodes: ReadonlyMap<PayloadId, number>;
  /** The other way around. */
  readonly ids: readonly PayloadId[];
  /** Only what can be walked: active transitions between two known, different locations. */
  readonly graph: CompactGraph;
  /** The transition of each edge of {@link WalkMap.graph}. */
  readonly edgeTransitions: readonly WalkTransition[];
  readonly findEdges: PathFinder;
}

/**
 * Indexes a walk graph. Inactive transitions, transitions with an unknown end and transitions from a
 * location to itself are known by name but never walked; a weight that is not a number of 0 or more
 * counts as the default (specification section 9). Of two entries with one payloadId the first counts.
 */
export function createWalkMap({ version, locations, transitions }: WalkGraph): WalkMap {
  const locationIndex = indexByPayloadId(locations);
  const ids = [...locationIndex.keys()];
  const nodes = new Map(ids.map((id, node) => [id, node]));
  const edgeTransitions: WalkTransition[] = [];
  const edges = [];
  for (const transition of transitions) {
    const from = nodes.get(transition.from);
    const to = nodes.get(transition.to);
    if (from === undefined || to === undefined || from === to || !transition.options.active) continue;
    edgeTransitions.push(transition);
    edges.push({ from, to, weight: walkableWeight(transition.weight) });
  }
  const graph = createCompactGraph(ids.length, edges);
  return {
    version,
    locations: locationIndex,
    transitions: indexByPayloadId(transitions),
    nodes,
    ids,
    graph,
    edgeTransitions,
    findEdges: createPathFinder(graph),
  };
}

/** The transitions from a location, ordered by the index of their target in the walk graph. */
export function transitionsFrom(map: WalkMap, location: PayloadId): readonly WalkTransition[] {
  const node = map.nodes.get(location);
  if (node === undefined) return [];
  const { first, edges } = map.graph.outgoing;
  return [...edges.subarray(first[node], first[node + 1])].flatMap((edge) => map.edgeTransitions[edge] ?? []);
}

function walkableWeight(weight: number): number {
  return Number.isFinite(weight) && weight >= 0 ? weight : DEFAULT_TRANSITION_WEIGHT;
}

function indexByPayloadId<Entry extends { readonly payloadId: PayloadId }>(
  entries: readonly Entry[],
): ReadonlyMap<PayloadId, Entry> {
  const index = new Map<PayloadId, Entry>();
  for (const entry of entries) {
    if (!index.has(entry.payloadId)) index.set(entry.payloadId, entry);
  }
  return index;
}
