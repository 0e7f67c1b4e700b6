import type { ContentBundle } from '@vitrine/content/bundle';
import { doorOf } from '@vitrine/core/world/door';
import type { DoorId } from '@vitrine/core/world/door';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import { addressKey, locationSegment } from '@vitrine/core/links/path';
import { payloadId } from '@vitrine/core/world/ids';
import type { ClosedDoors } from '../../app/contract/server-context.ts';

/**
 * The doors of the worlds that are closed to a visitor.
 *
 * @param closedWorlds by slug, what the visitor lacks.
 */
export function closedDoorsOf(
  bundle: ContentBundle,
  closedWorlds: ReadonlyMap<string, WorldLock>,
): ClosedDoors {
  const locks = new Map<DoorId, WorldLock>();
  const addresses = new Map<string, DoorId>();
  for (const snapshot of Object.values(bundle.snapshots)) {
    for (const { slug, start } of snapshot.worlds) {
      if (closedWorlds.has(slug) && start !== undefined) addresses.set(addressKey(slug, ''), doorOf(start));
    }
    for (const location of snapshot.locations) {
      const lock = closedWorlds.get(location.world);
      if (lock === undefined) continue;
      const door = doorOf(location.payloadId);
      locks.set(door, lock);
      addresses.set(addressKey(location.world, locationSegment(location)), door);
    }
  }
  return {
    lockOf: (door) => locks.get(door),
    // The world's own address is that of its start location. An unknown address gets a number like any other, so
    // that asking reveals nothing.
    at: (key) => addresses.get(key) ?? doorOf(payloadId(key)),
  };
}
