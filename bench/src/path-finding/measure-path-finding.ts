import { duration, factor, percent, whole } from '../report/figures.ts';
import type { Progress, Section, Table } from '../report/section.ts';
import { median, spreadOf } from '../statistics.ts';
import type { Spread } from '../statistics.ts';
import { FINDERS } from './finders.ts';
import type { Finder } from './finders.ts';
import { aShowroomGraph } from './showroom-graph.ts';
import type { Query } from './showroom-graph.ts';

/** Fewer questions where the slowest finder takes a good part of a second for one. */
const SIZES = [
  { locations: 20, queryCount: 2000, rounds: 5 },
  { locations: 1000, queryCount: 1000, rounds: 3 },
  { locations: 10_000, queryCount: 100, rounds: 2 },
  { locations: 100_000, queryCount: 40, rounds: 1 },
] as const;

/** Sums of the same weights in another order differ by their last bits. */
const ROUNDING = 1e-6;

interface Result {
  readonly name: string;
  readonly spread: Spread;
  /** Questions answered with a path that is heavier than the lightest. */
  readonly missed: number;
  /** By how much such a path is too heavy, at worst: 0.1 is a tenth. */
  readonly worstExcess: number;
}

/** Path finding by the product's core and by two well-known libraries, on the same graphs and questions. */
export function measurePathFinding(progress: Progress): Promise<Section> {
  const tables = SIZES.map((size) => {
    progress(`${whole(size.locations)} locations`);
    return tableOf(size.locations, compare(size));
  });
  return Promise.resolve({
    title: 'Path finding',
    tables,
    notes: [
      'The time of a single question between two locations anywhere in the showroom, asked once the finder is warm. ' +
        'Every finder has the same graph and the same questions; their turns alternate in blocks. ' +
        'No finder gets a heuristic: the pictures of a showroom lie in no common plane. ' +
        '"Not the lightest" counts answers whose total weight is above the least one found by any finder; the specification asks for the path of the least weight.',
    ],
  });
}

function compare({ locations, queryCount, rounds }: (typeof SIZES)[number]): readonly Result[] {
  const graph = aShowroomGraph({ locationCount: locations, queryCount });
  const finders = FINDERS.map((create) => create(graph));
  const weights = finders.map((finder) => weightsFoundBy(finder, graph.queries));
  const least = graph.queries.map((_, index) =>
    Math.min(...weights.map((found) => found[index] ?? Infinity)),
  );
  const times = finders.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, finder] of finders.entries()) times[index]?.push(...timesOf(finder, graph.queries));
  }
  return finders.map(({ name }, index) => {
    const excesses = least.map((weight, query) => (weights[index]?.[query] ?? Infinity) / weight - 1);
    return {
      name,
      spread: spreadOf(times[index] ?? []),
      missed: excesses.filter((excess) => excess > ROUNDING).length,
      worstExcess: Math.max(0, ...excesses),
    };
  });
}

/** Also what warms the finder up. */
function weightsFoundBy(finder: Finder, queries: readonly Query[]): readonly number[] {
  return queries.map((query) => finder.find(query).weight());
}

function timesOf(finder: Finder, queries: readonly Query[]): readonly number[] {
  return queries.map((query) => {
    const started = performance.now();
    finder.find(query);
    return performance.now() - started;
  });
}

function tableOf(locations: number, results: readonly Result[]): Table {
  const own = results[0]?.spread.median ?? median([]);
  return {
    head: [`${whole(locations)} locations`, 'median', 'p99', 'median to ours', 'not the lightest'],
    rows: results.map(({ name, spread, missed, worstExcess }) => [
      name,
      duration(spread.median),
      duration(spread.p99),
      factor(spread.median / own),
      missed === 0 ? 'none' : `${whole(missed)} (up to ${percent(worstExcess)} too heavy)`,
    ]),
  };
}
