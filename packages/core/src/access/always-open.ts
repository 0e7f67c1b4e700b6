import type { Snapshot } from '../world/snapshot.ts';
import { doorOf } from './door.ts';
import { canWorldBeClosed, isGuarded } from './may-enter.ts';
import { withoutPlaces } from './without-places.ts';
import type { HiddenLocation } from './without-places.ts';

/** The part of a snapshot whose places are open to everybody at any time, with all content there is. */
export function alwaysOpenPart(snapshot: Snapshot): Snapshot {
  const closed = new Set(snapshot.worlds.filter((world) => canWorldBeClosed(world)).map(({ slug }) => slug));
  const hidden = snapshot.locations.flatMap(
    (location): readonly [typeof location.payloadId, HiddenLocation][] => {
      const { payloadId, title, world } = location;
      if (isGuarded(location)) return [[payloadId, { title }]];
      // Which lock it is makes no difference to what is behind it.
      return closed.has(world)
        ? [[payloadId, { title, door: { id: doorOf(payloadId), lock: 'password' } }]]
        : [];
    },
  );
  return withoutPlaces(snapshot, { locations: new Map(hidden), worlds: closed });
}
