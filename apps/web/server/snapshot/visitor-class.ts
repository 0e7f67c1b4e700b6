import type { SessionVisitor } from '../../app/contract/server-context.ts';

/** A visitor without a login and without an opened world. */
export const ANONYMOUS: SessionVisitor = { isLoggedIn: false, scopes: [], openedWorlds: [] };

/**
 * The class of visitors that see the same content. Visitors of one class share what is computed and
 * cached for them; `anonymous` is the only class whose answers a shared cache may hold.
 */
export function visitorClass(visitor: SessionVisitor): string {
  const { isLoggedIn, scopes, openedWorlds, invitedWorlds = [] } = visitor;
  return !isLoggedIn && openedWorlds.length === 0 && invitedWorlds.length === 0
    ? 'anonymous'
    : JSON.stringify([isLoggedIn, scopes, openedWorlds, invitedWorlds].map((part) => sorted(part)));
}

function sorted(part: boolean | readonly string[]): boolean | readonly string[] {
  return typeof part === 'boolean' ? part : part.toSorted();
}

/** Whether a visitor sees what everyone sees. */
export function isAnonymous(visitor: SessionVisitor): boolean {
  return visitorClass(visitor) === 'anonymous';
}
