import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../testing/index.ts';
import { createCompactGraph } from './compact-graph.ts';
import type { Edge } from './compact-graph.ts';
import { createPathFinder } from './path-finder.ts';

/** Small graphs with many hard cases: zero weights, equal weights, parallel edges, self loops, islands. */
const graphs = fc.integer({ min: 1, max: 9 }).chain((nodeCount) =>
  fc.record({
    nodeCount: fc.constant(nodeCount),
    edges: fc.array(
      fc.record({
        from: fc.nat(nodeCount - 1),
        to: fc.nat(nodeCount - 1),
        weight: fc.oneof(fc.nat(3), fc.nat(200)),
      }),
      { maxLength: 30 },
    ),
    closed: fc.uniqueArray(fc.nat(nodeCount - 1), { maxLength: 3 }),
  }),
);

describe('the path finder', () => {
  test('finds the least weight and then the fewest edges, like Bellman and Ford', () => {
    fc.assert(
      fc.property(graphs, ({ nodeCount, edges, closed }) => {
        const find = createPathFinder(createCompactGraph(nodeCount, edges));
        for (let from = 0; from < nodeCount; from += 1) {
          for (let to = 0; to < nodeCount; to += 1) {
            const canPass = (node: number) => !closed.includes(node);
            const expected = cheapestByBellmanFord({ nodeCount, edges, closed, from, to });
            expect(costOf(find({ from, to, canPass }), { edges, closed, from, to })).toEqual(expected);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test('finds the least weight in large random graphs with fractional weights', () => {
    const large = fc.array(
      fc.record({ from: fc.nat(79), to: fc.nat(79), weight: fc.double({ min: 0, max: 9, noNaN: true }) }),
      { minLength: 100, maxLength: 300 },
    );
    fc.assert(
      fc.property(large, fc.nat(79), fc.nat(79), (edges, from, to) => {
        const found = createPathFinder(createCompactGraph(80, edges))({ from, to });
        const expected = cheapestByBellmanFord({ nodeCount: 80, edges, closed: [], from, to });
        const actual = costOf(found, { edges, closed: [], from, to });
        expect(actual === undefined).toBe(expected === undefined);
        expect(actual?.weight ?? 0).toBeCloseTo(expected?.weight ?? 0, 9);
      }),
    );
  });

  // Which of two equal paths has fewer edges goes wrong in one graph of a thousand, if at all.
  test('finds the fewest edges in twenty thousand graphs full of equal weights', () => {
    const random = seededRandom(1);
    const below = (limit: number) => Math.floor(random() * limit);
    const wrong: (readonly Edge[])[] = [];
    for (let count = 0; count < 20_000; count += 1) {
      const nodeCount = 4 + below(16);
      const heaviest = 1 + below(3);
      const edges = Array.from({ length: nodeCount + below(nodeCount * 2) }, () => ({
        from: below(nodeCount),
        to: below(nodeCount),
        weight: below(heaviest),
      }));
      const question = { edges, closed: [], from: 0, to: 1 };
      const actual = costOf(createPathFinder(createCompactGraph(nodeCount, edges))(question), question);
      const expected = cheapestByBellmanFord({ nodeCount, ...question });
      if (actual?.weight !== expected?.weight || actual?.steps !== expected?.steps) wrong.push(edges);
    }
    expect(wrong).toEqual([]);
  });

  test('answers the same whatever was asked before, and whatever the order of the edges', () => {
    fc.assert(
      fc.property(graphs, fc.infiniteStream(fc.nat()), ({ nodeCount, edges }, numbers) => {
        const single = [...new Map(edges.map((edge) => [`${edge.from}-${edge.to}`, edge])).values()];
        const shuffled = single
          .map((edge) => ({ edge, rank: numbers.next().value ?? 0 }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ edge }) => edge);
        const used = createPathFinder(createCompactGraph(nodeCount, single));
        for (let from = 0; from < nodeCount; from += 1) {
          for (let to = 0; to < nodeCount; to += 1) {
            const fresh = createPathFinder(createCompactGraph(nodeCount, shuffled));
            expect(nodesOf(shuffled, fresh({ from, to }))).toEqual(nodesOf(single, used({ from, to })));
          }
        }
      }),
    );
  });

  test('takes the lightest of parallel edges, and the first of equal ones', () => {
    const find = createPathFinder(
      createCompactGraph(
        2,
        [5, 2, 2, 9].map((weight) => ({ from: 0, to: 1, weight })),
      ),
    );
    expect(find({ from: 0, to: 1 })).toEqual([1]);
  });

  test('needs no step to stay, and knows no way to an island', () => {
    const find = createPathFinder(createCompactGraph(2, [{ from: 0, to: 0, weight: 0 }]));
    expect(find({ from: 0, to: 0 })).toEqual([]);
    expect(find({ from: 0, to: 1 })).toBeUndefined();
  });
});

function nodesOf(edges: readonly Edge[], path: readonly number[] | undefined) {
  return path?.map((position) => edges[position]?.to);
}

interface Cost {
  readonly weight: number;
  readonly steps: number;
}

interface Question {
  readonly edges: readonly Edge[];
  readonly closed: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The cost of a path after checking that it is one; undefined for no path. */
function costOf(
  path: readonly number[] | undefined,
  { edges, closed, from, to }: Question,
): Cost | undefined {
  if (path === undefined) return undefined;
  let position = from;
  let weight = 0;
  for (const [index, number] of path.entries()) {
    const edge = edges[number];
    if (edge === undefined || edge.from !== position) throw new Error('The path is broken.');
    const isLast = index === path.length - 1;
    if (!isLast && closed.includes(edge.to)) throw new Error('The path leads through a closed node.');
    position = edge.to;
    weight += edge.weight;
  }
  if (position !== to) throw new Error('The path ends elsewhere.');
  return { weight, steps: path.length };
}

function cheapestByBellmanFord({
  nodeCount,
  edges,
  closed,
  from,
  to,
}: Question & { readonly nodeCount: number }): Cost | undefined {
  const costs: (Cost | undefined)[] = Array.from({ length: nodeCount });
  costs[from] = { weight: 0, steps: 0 };
  for (let round = 0; round < nodeCount; round += 1) {
    for (const edge of edges) {
      const known = costs[edge.from];
      if (known === undefined || (edge.from !== from && closed.includes(edge.from))) continue;
      const cost = { weight: known.weight + edge.weight, steps: known.steps + 1 };
      const best = costs[edge.to];
      const isBetter =
        best === undefined ||
        cost.weight < best.weight ||
        (cost.weight === best.weight && cost.steps < best.steps);
      if (isBetter) costs[edge.to] = cost;
    }
  }
  return costs[to];
}
