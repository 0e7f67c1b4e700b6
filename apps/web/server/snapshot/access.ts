import { lockOfWorld } from '@vitrine/core/access/may-enter';
import type { Visitor } from '@vitrine/core/access/may-enter';
import { visibleSnapshot } from '@vitrine/core/access/visible-snapshot';
import { worldSlug } from '@vitrine/core/world/ids';
import type { SessionVisitor } from '../../app/contract/server-context.ts';
import type { FindLocks, HideFrom } from './visible-content.ts';

/** A visitor at an instant, as the core's rules ask for one. */
export function withInstant(visitor: SessionVisitor, now: Date): Visitor {
  return {
    isLoggedIn: visitor.isLoggedIn,
    scopes: visitor.scopes,
    openedWorlds: new Set(visitor.openedWorlds.map(worldSlug)),
    ...(visitor.invitedWorlds && { invitedWorlds: new Set(visitor.invitedWorlds.map(worldSlug)) }),
    now: now.toISOString(),
  };
}

/** The core's rule of what a visitor may see. */
export const hideFrom: HideFrom = (snapshot, visitor, now) =>
  visibleSnapshot(snapshot, withInstant(visitor, now));

/** The core's rule of what keeps a visitor out of each world. */
export const findLocks: FindLocks = (snapshot, visitor, now) => {
  const asking = withInstant(visitor, now);
  return new Map(
    snapshot.worlds.flatMap((world) => {
      const lock = lockOfWorld(world, asking);
      return lock === undefined ? [] : [[world.slug, lock] as const];
    }),
  );
};
