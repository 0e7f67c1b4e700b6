import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import type { PayloadId } from '@vitrine/core/world/ids';
import { aLargeShowroom, seededRandom, walkGraphOf } from '@vitrine/core/testing';

/** One way in the plainest words: what every library's graph is made of. */
export interface Way {
  readonly from: PayloadId;
  readonly to: PayloadId;
  readonly weight: number;
}

/** A question for a path finder. */
export interface Query {
  readonly from: PayloadId;
  readonly to: PayloadId;
}

/** One showroom and the questions about it. */
export interface ShowroomGraph {
  readonly walkGraph: WalkGraph;
  readonly places: readonly PayloadId[];
  readonly ways: readonly Way[];
  readonly queries: readonly Query[];
}

const SEED = 2;

/**
 * A generated showroom with questions between places anywhere in it, the same at every run. Pictures and
 * clips are left out: no finder looks at them.
 */
export function aShowroomGraph({
  locations,
  queryCount,
}: {
  readonly locations: number;
  readonly queryCount: number;
}): ShowroomGraph {
  const whole = walkGraphOf(aLargeShowroom({ locations, seed: SEED }));
  const walkGraph = {
    version: whole.version,
    locations: whole.locations.map(({ payloadId, world, title, href }) => ({
      payloadId,
      world,
      title,
      href,
      backgrounds: [],
    })),
    transitions: whole.transitions.map(({ payloadId, from, to, weight, options }) => ({
      payloadId,
      from,
      to,
      weight,
      options,
      backgrounds: [],
    })),
  };
  const places = walkGraph.locations.map(({ payloadId }) => payloadId);
  const ways = walkGraph.transitions.map(({ from, to, weight }) => ({ from, to, weight }));
  return { walkGraph, places, ways, queries: askAnywhere(places, queryCount) };
}

function askAnywhere(places: readonly PayloadId[], count: number): readonly Query[] {
  const random = seededRandom(SEED);
  const anyPlace = () => places[Math.floor(random() * places.length)];
  const queries: Query[] = [];
  while (queries.length < count) {
    const from = anyPlace();
    const to = anyPlace();
    if (from !== undefined && to !== undefined && from !== to) queries.push({ from, to });
  }
  return queries;
}
