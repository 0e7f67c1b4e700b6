import { DirectedGraph } from 'graphology';
import { dijkstra } from 'graphology-shortest-path';
import createNgraph from 'ngraph.graph';
import type { Graph as Ngraph } from 'ngraph.graph';
import { aStar, nba } from 'ngraph.path';
import type { PathFinder as NgraphFinder } from 'ngraph.path';
import { findPath } from '@vitrine/core/navigation/find-path';
import { createWalkMap } from '@vitrine/core/navigation/walk-map';
import type { Query, ShowroomGraph, WeightedTransition } from './showroom-graph.ts';

/** A path finder with its graph built; an answer is kept as it comes, so that only finding is timed. */
export interface Finder {
  readonly name: string;
  readonly find: (query: Query) => Answer;
}

/** A found path; its weight is added up after the clock has stopped. Infinite when there is no path. */
export interface Answer {
  readonly weight: () => number;
}

/** Every finder of the comparison, by how it is made for a graph. */
export const FINDERS: readonly ((graph: ShowroomGraph) => Finder)[] = [
  coreFinder,
  ngraphNba,
  ngraphAStar,
  graphologyDijkstra,
];

/** What the product does: from two ids to the transitions to play. */
function coreFinder({ walkGraph }: ShowroomGraph): Finder {
  const map = createWalkMap(walkGraph);
  return {
    name: '@vitrine/core findPath',
    find: (query) => {
      const path = findPath(map, query);
      return {
        weight: () => path?.reduce((sum, { weight }) => sum + weight, 0) ?? Number.POSITIVE_INFINITY,
      };
    },
  };
}

function ngraphNba({ transitions }: ShowroomGraph): Finder {
  return ngraphFinder('ngraph.path nba', transitions, (graph) =>
    nba(graph, { oriented: true, distance: distanceOf }),
  );
}

/** Without a heuristic, as the pictures of a showroom lie in no common plane. */
function ngraphAStar({ transitions }: ShowroomGraph): Finder {
  return ngraphFinder('ngraph.path aStar', transitions, (graph) =>
    aStar(graph, { oriented: true, distance: distanceOf }),
  );
}

function distanceOf(_from: unknown, _to: unknown, link: { readonly data: number }): number {
  return link.data;
}

function ngraphFinder(
  name: string,
  transitions: readonly WeightedTransition[],
  create: (graph: Ngraph<unknown, number>) => NgraphFinder<unknown>,
): Finder {
  const graph = createNgraph<unknown, number>();
  for (const { from, to, weight } of transitions) graph.addLink(from, to, weight);
  const finder = create(graph);
  return {
    name,
    find: ({ from, to }) => {
      const found = finder.find(from, to);
      // It lists the nodes from the end to the start.
      return {
        weight: () =>
          weightAlong(found.map(({ id }) => id).toReversed(), (a, b) => graph.getLink(a, b)?.data),
      };
    },
  };
}

function graphologyDijkstra({ locations, transitions }: ShowroomGraph): Finder {
  const graph = new DirectedGraph();
  for (const location of locations) graph.addNode(location);
  for (const { from, to, weight } of transitions) graph.addDirectedEdge(from, to, { weight });
  return {
    name: 'graphology-shortest-path bidirectional Dijkstra',
    find: ({ from, to }) => {
      const found = dijkstra.bidirectional(graph, from, to, 'weight');
      return {
        weight: () =>
          weightAlong(found ?? [], (a, b) => graph.getDirectedEdgeAttribute(a, b, 'weight') as number),
      };
    },
  };
}

function weightAlong<Node>(
  locations: readonly Node[],
  weightOf: (from: Node, to: Node) => number | undefined,
): number {
  if (locations.length === 0) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const [index, to] of locations.entries()) {
    const from = locations[index - 1];
    if (from !== undefined) sum += weightOf(from, to) ?? Number.POSITIVE_INFINITY;
  }
  return sum;
}
