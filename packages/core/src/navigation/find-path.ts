import type { PayloadId } from '../world/ids.ts';
import type { WalkTransition } from './walk-graph.ts';
import type { WalkMap } from './walk-map.ts';

/** A query of {@link findPath}. */
export interface FindPathQuery {
  readonly from: PayloadId;
  readonly to: PayloadId;
  /** Whether the visitor may walk through a location. It is never called for the two ends of the path. */
  readonly canPass?: (location: PayloadId) => boolean;
}

/**
 * "The shortest path weighted by transition weight" (specification section 4): the transitions from one
 * location to another with the least total weight, and among those the fewest. Of parallel transitions the
 * lightest is taken. Empty when both are the same; undefined when there is no way or an end is unknown.
 */
export function findPath(
  map: WalkMap,
  { from, to, canPass }: FindPathQuery,
): readonly WalkTransition[] | undefined {
  const fromNode = map.nodes.get(from);
  const toNode = map.nodes.get(to);
  if (fromNode === undefined || toNode === undefined) return undefined;
  const canPassNode =
    canPass &&
    ((node: number) => {
      const location = map.ids[node];
      return location !== undefined && canPass(location);
    });
  const edges = map.findEdges({ from: fromNode, to: toNode, canPass: canPassNode });
  return edges?.flatMap((edge) => map.edgeTransitions[edge] ?? []);
}
