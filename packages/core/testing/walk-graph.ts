import type { WalkGraph, WalkLocation } from '../src/navigation/walk-graph.ts';
import type { Snapshot } from '../src/world/snapshot.ts';
import type { Location } from '../src/world/location.ts';
import type { Transition } from '../src/world/transition.ts';
import { payloadId } from '../src/world/ids.ts';
import { aLocation, aTransition } from './builders.ts';

/** What {@link aWalkGraph} is made of. */
export interface WalkGraphPlan {
  readonly version?: string;
  /** Locations that no link names, or that differ from {@link aLocation}'s defaults. */
  readonly locations?: readonly Partial<Location>[];
  /** One-way transitions as `[from, to]` or `[from, to, weight]`; both ends come into being with them. */
  readonly links?: readonly (readonly [from: string, to: string, weight?: number])[];
  /** Each link leads back as well. */
  readonly isBidirectional?: boolean;
  /** Transitions beside those of the links, for what a link cannot say. */
  readonly transitions?: readonly Partial<Transition>[];
}

/** A walk graph from a few words: `aWalkGraph({ links: [['entrance', 'reception', 15]] })`. */
export function aWalkGraph(plan: WalkGraphPlan = {}): WalkGraph {
  const links = (plan.links ?? []).flatMap(([from, to, weight]) => {
    const there = aTransition({
      from: payloadId(from),
      to: payloadId(to),
      ...(weight === undefined ? {} : { weight }),
    });
    const back = aTransition({ from: there.to, to: there.from, weight: there.weight });
    return plan.isBidirectional === true ? [there, back] : [there];
  });
  const transitions = [...links, ...(plan.transitions ?? []).map((part) => aTransition(part))];
  const locations = new Map(
    (plan.locations ?? []).map(aLocation).map((location) => [location.payloadId, location]),
  );
  for (const end of transitions.flatMap(({ from, to }) => [from, to])) {
    if (!locations.has(end)) locations.set(end, aLocation({ payloadId: end }));
  }
  return {
    version: plan.version ?? 'test',
    locations: [...locations.values()].map(toWalkLocation),
    transitions,
  };
}

/** The walk graph of a whole snapshot as an unprefixed, ungrouped showroom would send it. */
export function walkGraphOf(snapshot: Snapshot): WalkGraph {
  return {
    version: snapshot.version,
    locations: snapshot.locations.map(toWalkLocation),
    transitions: snapshot.transitions,
  };
}

function toWalkLocation(location: Location): WalkLocation {
  const { payloadId: id, world, slug, title, backgrounds, next, previous } = location;
  return {
    payloadId: id,
    world,
    title,
    href: `/${world}/${slug}`,
    backgrounds,
    ...(next && { next }),
    ...(previous && { previous }),
  };
}
