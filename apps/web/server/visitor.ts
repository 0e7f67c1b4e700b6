import type { Visitor } from '../app/server-context.ts';

/** Somebody nothing is known about. */
export const ANONYMOUS: Visitor = { isLoggedIn: false, scopes: [], openedWorlds: [] };

/**
 * Who sends this request. The one place where a visitor is made: everything that depends on who asks
 * (pages, media, the walk, the sitemap) starts here. Nobody can log in or open a protected world yet,
 * so every visitor is anonymous.
 */
export const visitorOf = (_request: Request): Visitor => ANONYMOUS;

/**
 * The class of visitors that see the same content. Visitors of one class share what is computed and
 * cached for them; `anonymous` is the only class whose answers a shared cache may hold.
 */
export const visitorClass = (visitor: Visitor): string =>
  !visitor.isLoggedIn && visitor.openedWorlds.length === 0
    ? 'anonymous'
    : JSON.stringify([visitor.isLoggedIn, visitor.scopes.toSorted(), visitor.openedWorlds.toSorted()]);

/** Whether answers for this visitor are for anybody. */
export const isAnonymous = (visitor: Visitor): boolean => visitorClass(visitor) === 'anonymous';
