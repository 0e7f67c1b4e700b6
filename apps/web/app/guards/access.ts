import { mayEnterLocation, mayEnterWorld } from '@vitrine/core/access/may-enter';
import type { Visitor } from '@vitrine/core/access/may-enter';
import { worldSlug } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { World } from '@vitrine/core/world/world';
import type { ServerContext } from '~/contract/server-context.ts';

/** The facts that access is decided by. */
export type AccessContext = Pick<ServerContext, 'visitor' | 'now'>;

/**
 * Whether a visitor may enter a world. The server has already left out closed worlds; checking again here means
 * that no single mistake opens a door.
 */
export function canEnterWorld(server: AccessContext, world: World): boolean {
  return mayEnterWorld(world, visitorOf(server));
}

/** Whether a visitor may enter a location now. */
export function canEnterLocation(
  server: AccessContext,
  { world, location }: { readonly world: World; readonly location: Location },
): boolean {
  return mayEnterLocation({ world, location, visitor: visitorOf(server) });
}

function visitorOf({ visitor, now }: AccessContext): Visitor {
  const { isLoggedIn, scopes, openedWorlds } = visitor;
  return {
    isLoggedIn,
    scopes,
    openedWorlds: new Set(openedWorlds.map((slug) => worldSlug(slug))),
    now: now.toISOString(),
  };
}
