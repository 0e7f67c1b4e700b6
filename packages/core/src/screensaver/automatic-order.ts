import type { PayloadId } from '../world/ids.ts';
import type { Location } from '../world/location.ts';
import type { Transition } from '../world/transition.ts';
import type { World } from '../world/world.ts';

/**
 * The order in which the automatic screensaver shows a world: "a topological order of the world's
 * transitions from the start location, back edges ignored, unreachable locations last or skipped by the
 * setting" (docs/design/core-rules.md). Among equals the order of the locations decides, so it never changes by
 * itself. Locations and transitions of other worlds are ignored.
 */
export function automaticOrder(request: {
  readonly world: Pick<World, 'slug' | 'start'>;
  readonly locations: readonly Location[];
  readonly transitions: readonly Transition[];
  readonly skipUnreachableLocation: boolean;
}): readonly PayloadId[] {
  const { world, locations, transitions, skipUnreachableLocation } = request;
  const own = locations.filter((location) => location.world === world.slug).map(({ payloadId }) => payloadId);
  const outgoing = orderedNeighbours(own, transitions);
  const reached =
    world.start !== undefined && outgoing.has(world.start) ? topological(world.start, outgoing) : [];
  if (skipUnreachableLocation) return reached;
  const known = new Set(reached);
  return [...reached, ...own.filter((location) => !known.has(location))];
}

/** The locations one can walk to from each, in the order of the locations. */
function orderedNeighbours(
  locations: readonly PayloadId[],
  transitions: readonly Transition[],
): ReadonlyMap<PayloadId, readonly PayloadId[]> {
  const ranks = new Map(locations.map((location, rank) => [location, rank]));
  const edges = new Map<PayloadId, PayloadId[]>(locations.map((location) => [location, []]));
  for (const { from, to, options } of transitions) {
    if (options.active && ranks.has(to)) edges.get(from)?.push(to);
  }
  for (const targets of edges.values()) {
    targets.sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  }
  return edges;
}

/**
 * A depth-first walk in which a location is done when all that follow it are: read backwards that is a
 * topological order, for a way to a location not yet done (a back edge) is never followed. It keeps its own
 * stack, because a world may be deeper than the call stack.
 */
function topological(
  start: PayloadId,
  outgoing: ReadonlyMap<PayloadId, readonly PayloadId[]>,
): readonly PayloadId[] {
  // Last target first, so that backwards the first comes first.
  const open = (location: PayloadId) => ({
    location,
    targets: (outgoing.get(location) ?? []).toReversed().values(),
  });
  const seen = new Set([start]);
  const done: PayloadId[] = [];
  const stack = [open(start)];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.targets.next();
    if (next.done) {
      done.push(top.location);
      stack.pop();
    } else if (!seen.has(next.value)) {
      seen.add(next.value);
      stack.push(open(next.value));
    }
  }
  return done.toReversed();
}
