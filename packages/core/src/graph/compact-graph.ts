/** A directed edge between two nodes, both given by their number. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  /** Non-negative and finite. */
  readonly weight: number;
}

/** Edges in compressed rows: those of node `n` are `first[n]` up to, but without, `first[n + 1]`. */
export interface EdgeRows {
  readonly first: Uint32Array;
  /** The node at the other end of each edge. */
  readonly nodes: Uint32Array;
  readonly weights: Float64Array;
  /** The index of each edge in the list that the graph was built from. */
  readonly edges: Uint32Array;
}

/** A directed graph of typed arrays, readable along its edges and against them. Never changes. */
export interface CompactGraph {
  readonly nodeCount: number;
  /** The edges that leave a node, sorted by target and then in the order given. */
  readonly outgoing: EdgeRows;
  /** The edges that reach a node, sorted by source and then in the order given. */
  readonly incoming: EdgeRows;
}

/**
 * Packs a list of edges between the nodes `0` to `nodeCount - 1`. Parallel edges and self loops are
 * allowed. The result does not depend on the order of the list, except among parallel edges.
 */
export function createCompactGraph(nodeCount: number, edges: readonly Edge[]): CompactGraph {
  const from = Uint32Array.from(edges, (edge) => edge.from);
  const to = Uint32Array.from(edges, (edge) => edge.to);
  const weights = Float64Array.from(edges, (edge) => edge.weight);
  const asGiven = Uint32Array.from(edges, (_, index) => index);
  const toRows = (rowOf: Uint32Array, otherEnd: Uint32Array): EdgeRows => {
    const byOtherEnd = sortStably({ order: asGiven, keys: otherEnd, nodeCount }).sorted;
    const { sorted, first } = sortStably({ order: byOtherEnd, keys: rowOf, nodeCount });
    return {
      first,
      nodes: sorted.map((edge) => otherEnd[edge] ?? 0),
      weights: Float64Array.from(sorted, (edge) => weights[edge] ?? 0),
      edges: sorted,
    };
  };
  return { nodeCount, outgoing: toRows(from, to), incoming: toRows(to, from) };
}

/** A counting sort of edges by the node in `keys`; `first` is where each node's edges begin. */
function sortStably({
  order,
  keys,
  nodeCount,
}: {
  order: Uint32Array;
  keys: Uint32Array;
  nodeCount: number;
}): { sorted: Uint32Array; first: Uint32Array } {
  const first = new Uint32Array(nodeCount + 1);
  for (const key of keys) first[key + 1] = (first[key + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node += 1) {
    first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  }
  const next = first.slice();
  const sorted = new Uint32Array(order.length);
  for (const edge of order) {
    const key = keys[edge] ?? 0;
    const position = next[key] ?? 0;
    sorted[position] = edge;
    next[key] = position + 1;
  }
  return { sorted, first };
}
