import type { Snapshot } from '@vitrine/core/world/snapshot';

export type Walk = readonly [from: string, to: string];

/**
 * A way through a world that takes every walk of it once and ends where it began (Hierholzer). There is one
 * because each walk of the demo has a way back.
 */
export function tourOf(snapshot: Snapshot, world: string): readonly Walk[] {
  const places = new Set(
    snapshot.locations.filter((location) => location.world === world).map(({ payloadId }) => payloadId),
  );
  const open = new Map<string, string[]>();
  for (const { from, to } of snapshot.transitions) {
    if (places.has(from) && places.has(to)) open.set(from, [...(open.get(from) ?? []), to]);
  }
  const start = snapshot.worlds.find(({ slug }) => slug === world)?.start ?? '';
  const stack: string[] = [start];
  const stops: string[] = [];
  for (let here = stack.at(-1); here !== undefined; here = stack.at(-1)) {
    const next = open.get(here)?.shift();
    if (next === undefined) stops.push(stack.pop() ?? '');
    else stack.push(next);
  }
  const route = stops.toReversed();
  return route.slice(1).map((to, index): Walk => [route[index] ?? '', to]);
}
