import type { CompactGraph, EdgeRows } from './compact-graph.ts';
import { createHeap, dropFromHeap, pushToHeap } from './heap.ts';
import type { Heap } from './heap.ts';

/** A query of {@link PathFinder}. */
export interface PathQuery {
  readonly from: number;
  readonly to: number;
  /** Whether a node may be walked through. It is never called for the two ends of the path. */
  readonly canPass?: ((node: number) => boolean) | undefined;
}

/**
 * The cheapest path as the indexes of its edges in the graph's list, in walking order; empty when both ends
 * are one node; undefined when there is none. The cheapest path has the least weight and, among those, the
 * fewest edges; among those the choice is the same for every query of the same graph.
 */
export type PathFinder = (query: PathQuery) => readonly number[] | undefined;

/**
 * Makes a finder of cheapest paths. It keeps its working memory between queries, and a query only touches
 * the nodes near its two ends, so that it costs the same in a small world and in a huge one.
 *
 * It is Dijkstra's algorithm run from both ends at once, each cost being the pair (weight, edges), compared
 * in that order. Every edge costs at least (0, 1), so that costs grow along any path even where weights are
 * zero. Each time an edge joins the two searches, the path through it is a candidate. Once the cheapest
 * unvisited nodes of both ends together cost no less than the best candidate, no other path can beat it:
 * any path not yet seen has a node on either side that is still unvisited by its end.
 */
export function createPathFinder(graph: CompactGraph): PathFinder {
  const forward = createSearch(graph.outgoing, graph.nodeCount);
  const backward = createSearch(graph.incoming, graph.nodeCount);
  let generation = 0;
  return ({ from, to, canPass }) => {
    if (from === to) return [];
    generation = nextGeneration(generation, forward, backward);
    begin(forward, from, generation);
    begin(backward, to, generation);
    const meeting: Meeting = { node: NONE, weight: Infinity, steps: Infinity };
    while (forward.heap.size > 0 && backward.heap.size > 0) {
      const weight = (forward.heap.weights[0] as number) + (backward.heap.weights[0] as number);
      const steps = (forward.heap.steps[0] as number) + (backward.heap.steps[0] as number);
      if (weight > meeting.weight || (weight === meeting.weight && steps >= meeting.steps)) break;
      const isForwardNext = forward.heap.size <= backward.heap.size;
      const side = isForwardNext ? forward : backward;
      const other = isForwardNext ? backward : forward;
      visitCheapest({ side, other, end: isForwardNext ? to : from, generation, meeting, canPass });
    }
    return meeting.node === NONE ? undefined : edgesThrough(meeting.node, forward, backward, { from, to });
  };
}

const NONE = -1;

/** One end's half of the search. Labels of a node count only if they carry the query's generation. */
interface Search {
  readonly rows: EdgeRows;
  readonly heap: Heap;
  readonly generations: Uint32Array;
  readonly weights: Float64Array;
  readonly steps: Uint32Array;
  readonly previousNodes: Uint32Array;
  readonly previousEdges: Uint32Array;
}

/** The best path known so far, by a node it leads through. */
interface Meeting {
  node: number;
  weight: number;
  steps: number;
}

/** The weight of a node that may not be walked through: no cost is below it. */
const CLOSED = -1;

function createSearch(rows: EdgeRows, nodeCount: number): Search {
  return {
    rows,
    heap: createHeap(),
    generations: new Uint32Array(nodeCount),
    weights: new Float64Array(nodeCount),
    steps: new Uint32Array(nodeCount),
    previousNodes: new Uint32Array(nodeCount),
    previousEdges: new Uint32Array(nodeCount),
  };
}

function nextGeneration(generation: number, ...searches: readonly Search[]): number {
  if (generation < 0xffff_ffff) return generation + 1;
  for (const search of searches) search.generations.fill(0);
  return 1;
}

function begin(search: Search, node: number, generation: number): void {
  search.heap.size = 0;
  search.generations[node] = generation;
  search.weights[node] = 0;
  search.steps[node] = 0;
  pushToHeap(search.heap, 0, 0, node);
}

function visitCheapest({
  side,
  other,
  end,
  generation,
  meeting,
  canPass,
}: {
  side: Search;
  other: Search;
  end: number;
  generation: number;
  meeting: Meeting;
  canPass: PathQuery['canPass'];
}): void {
  const { rows, heap, generations, weights, steps, previousNodes, previousEdges } = side;
  const node = heap.nodes[0] as number;
  const nodeWeight = heap.weights[0] as number;
  const nodeSteps = heap.steps[0] as number;
  dropFromHeap(heap);
  // A cheaper way to this node was found after it had been put on the heap.
  if (nodeWeight !== weights[node] || nodeSteps !== steps[node]) return;
  const otherMinimum = other.heap.weights[0] as number;
  const lastEdge = rows.first[node + 1] as number;
  for (let edge = rows.first[node] as number; edge < lastEdge; edge += 1) {
    const neighbour = rows.nodes[edge] as number;
    const weight = nodeWeight + (rows.weights[edge] as number);
    const stepCount = nodeSteps + 1;
    if (generations[neighbour] === generation) {
      const known = weights[neighbour] as number;
      if (weight > known || (weight === known && stepCount >= (steps[neighbour] as number))) continue;
    } else if (neighbour !== end && canPass !== undefined && !canPass(neighbour)) {
      generations[neighbour] = generation;
      weights[neighbour] = CLOSED;
      continue;
    }
    // No path that leads on from here can beat the best one, not even by the number of its edges.
    const isTooFar = weight + otherMinimum > meeting.weight;
    if (isTooFar && other.generations[neighbour] !== generation) continue;
    generations[neighbour] = generation;
    weights[neighbour] = weight;
    steps[neighbour] = stepCount;
    previousNodes[neighbour] = node;
    previousEdges[neighbour] = rows.edges[edge] as number;
    if (other.generations[neighbour] === generation) meet({ other, neighbour, weight, stepCount, meeting });
    if (!isTooFar) pushToHeap(heap, weight, stepCount, neighbour);
  }
}

function meet({
  other,
  neighbour,
  weight,
  stepCount,
  meeting,
}: {
  other: Search;
  neighbour: number;
  weight: number;
  stepCount: number;
  meeting: Meeting;
}): void {
  const total = weight + (other.weights[neighbour] as number);
  const totalSteps = stepCount + (other.steps[neighbour] as number);
  if (total > meeting.weight || (total === meeting.weight && totalSteps >= meeting.steps)) return;
  meeting.node = neighbour;
  meeting.weight = total;
  meeting.steps = totalSteps;
}

function edgesThrough(
  node: number,
  forward: Search,
  backward: Search,
  { from, to }: { from: number; to: number },
): readonly number[] {
  const edges: number[] = [];
  for (let position = node; position !== from; position = forward.previousNodes[position] as number) {
    edges.push(forward.previousEdges[position] as number);
  }
  edges.reverse();
  for (let position = node; position !== to; position = backward.previousNodes[position] as number) {
    edges.push(backward.previousEdges[position] as number);
  }
  return edges;
}
