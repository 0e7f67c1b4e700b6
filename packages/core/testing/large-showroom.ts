import { payloadId, worldSlug } from '../src/world/ids.ts';
import type { PayloadId } from '../src/world/ids.ts';
import type { Snapshot } from '../src/world/snapshot.ts';
import type { Transition } from '../src/world/transition.ts';
import { aLocation, aNavigationHotspot, aSnapshot, aTransition, aWorld } from './builders.ts';
import { seededRandom } from './random.ts';

/** One shortcut for this many locations. */
const LOCATIONS_PER_SHORTCUT = 20;

/**
 * A showroom of any size for benchmarks and tests, the same for the same seed: halls laid out as a grid,
 * walked both ways with weights between 50 and 150, and a shortcut between two distant locations for every
 * twentieth location. Each location has its pictures and a navigation hotspot for each way out. The start
 * is `hall-0`.
 */
export function aLargeShowroom({ locations, seed }: { locations: number; seed: number }): Snapshot {
  const random = seededRandom(seed);
  const transitions = layTransitions(locations, random);
  const outgoing = Map.groupBy(transitions, ({ from }) => from);
  return aSnapshot({
    version: `large-${locations}-${seed}`,
    worlds: [aWorld({ slug: worldSlug('showroom'), start: hall(0) })],
    locations: Array.from({ length: locations }, (_, index) =>
      aLocation({
        payloadId: hall(index),
        hotspots: (outgoing.get(hall(index)) ?? []).map(({ to }, nth, all) =>
          aNavigationHotspot(to, {
            placement: { on4x3: { x: (100 * (nth + 1)) / (all.length + 1), y: 70 } },
          }),
        ),
      }),
    ),
    transitions,
  });
}

function layTransitions(locations: number, random: () => number): readonly Transition[] {
  const width = Math.ceil(Math.sqrt(locations));
  const laid = new Map<PayloadId, Transition>();
  const join = (one: number, other: number) => {
    const weight = 50 + Math.floor(random() * 10_000) / 100;
    for (const [from, to] of [
      [hall(one), hall(other)],
      [hall(other), hall(one)],
    ] as const) {
      const transition = aTransition({ from, to, weight });
      laid.set(transition.payloadId, transition);
    }
  };
  for (let index = 0; index < locations; index += 1) {
    const isLastInRow = (index + 1) % width === 0;
    if (!isLastInRow && index + 1 < locations) join(index, index + 1);
    if (index + width < locations) join(index, index + width);
  }
  for (let count = 0; count < locations / LOCATIONS_PER_SHORTCUT; count += 1) {
    const one = Math.floor(random() * locations);
    const other = Math.floor(random() * locations);
    if (one !== other) join(one, other);
  }
  return [...laid.values()];
}

function hall(index: number): PayloadId {
  return payloadId(`hall-${index}`);
}
