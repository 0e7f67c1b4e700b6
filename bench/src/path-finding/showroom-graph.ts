import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import type { PayloadId } from '@vitrine/core/world/ids';
import { aLargeShowroom, seededRandom, walkGraphOf } from '@vitrine/core/testing';

/** A transition as every library's graph takes it. */
export interface WeightedTransition {
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
  readonly locations: readonly PayloadId[];
  readonly transitions: readonly WeightedTransition[];
  readonly queries: readonly Query[];
}

const SEED = 2;

/**
 * A generated showroom with questions between any two of its locations, the same at every run. It has no pictures
 * and clips: no finder reads them.
 */
export function aShowroomGraph({
  locationCount,
  queryCount,
}: {
  readonly locationCount: number;
  readonly queryCount: number;
}): ShowroomGraph {
  const whole = walkGraphOf(aLargeShowroom({ locations: locationCount, seed: SEED }));
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
  const locations = walkGraph.locations.map(({ payloadId }) => payloadId);
  const transitions = walkGraph.transitions.map(({ from, to, weight }) => ({ from, to, weight }));
  return { walkGraph, locations, transitions, queries: askAnywhere(locations, queryCount) };
}

function askAnywhere(locations: readonly PayloadId[], count: number): readonly Query[] {
  const random = seededRandom(SEED);
  const anyLocation = () => locations[Math.floor(random() * locations.length)];
  const queries: Query[] = [];
  while (queries.length < count) {
    const from = anyLocation();
    const to = anyLocation();
    if (from !== undefined && to !== undefined && from !== to) queries.push({ from, to });
  }
  return queries;
}
