import { createContext, redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { resolveAddress } from '~/page-data/resolved-address.server.ts';
import type { ResolvedAddress } from '~/page-data/resolved-address.server.ts';
import { serverContext } from '~/contract/server-context.ts';
import { canEnterWorld } from './access.ts';
import { languageContext } from './language.ts';

/** The resolved address; never a redirect, which the guard answers itself. */
export const addressContext = createContext<Exclude<ResolvedAddress, { kind: 'redirect' }>>();

/**
 * Resolves the world and the location of the address, and redirects other spellings to the canonical one. What
 * cannot be found or entered is left to the loader, so that its error page speaks the visitor's language.
 */
export const worldGuard: MiddlewareFunction<Response> = ({ url: asked, context }, next) => {
  const server = context.get(serverContext);
  const { bundle, closedWorlds, closedDoors, closedLocations, entrances, url } = server;
  // Kept apart from the origin: a path that begins with two slashes would name another host.
  const visited = new URL(url.origin);
  visited.pathname = asked.pathname;
  visited.search = asked.search;
  const address = resolveAddress({
    bundle,
    closedWorlds,
    closedDoors,
    closedLocations,
    entrances,
    language: context.get(languageContext),
    url: visited,
    canEnterWorld: (world) => canEnterWorld(server, world),
  });
  if (address.kind === 'redirect') throw redirect(address.href, { status: address.isPermanent ? 308 : 302 });
  context.set(addressContext, address);
  return next();
};
