import type { Snapshot } from '../world/snapshot.ts';
import { doorOf } from '../world/door.ts';
import { canWorldBeClosed, isGuarded } from './may-enter.ts';
import { withReachableStops } from '../stories/reachable-stops.ts';
import { removeHiddenContent } from './remove-hidden-content.ts';
import type { HiddenLocation } from './hidden-content.ts';

/** The part of a snapshot whose locations are open to everyone at any time, with all content. */
export function alwaysOpenPart(snapshot: Snapshot): Snapshot {
  const closed = new Set(snapshot.worlds.filter((world) => canWorldBeClosed(world)).map(({ slug }) => slug));
  const hidden = snapshot.locations.flatMap(
    (location): readonly [typeof location.payloadId, HiddenLocation][] => {
      const { payloadId, title, world } = location;
      if (isGuarded(location)) return [[payloadId, { title }]];
      // The kind of lock makes no difference to the content behind it.
      return closed.has(world)
        ? [[payloadId, { title, door: { id: doorOf(payloadId), lock: 'password' } }]]
        : [];
    },
  );
  return withReachableStops(removeHiddenContent(snapshot, { locations: new Map(hidden), worlds: closed }));
}
