import type { SessionVisitor } from '../../app/contract/server-context.ts';
import type { Clock } from '../process/clock.ts';
import { ANONYMOUS } from '../snapshot/visitor-class.ts';
import { createLru } from '../cache/lru.ts';
import { LOGIN_COOKIE } from '../../app/contract/login-cookie.ts';
import { LOGIN_HOST_COOKIE, ownCookies, worldCookieName } from './cookies.ts';
import type { SessionKeys } from './keys.ts';
import { openLogin } from './login-cookie.ts';
import type { OpenedLogin } from './login-cookie.ts';
import { LOGIN_CHECK_INTERVAL } from './login-watch.ts';
import type { LoginWatch } from './login-watch.ts';
import type { WorldCodes } from './protected-worlds.ts';
import { openWorld } from './world-cookie.ts';

/** Identifies the visitor of a request. */
export type VisitorOf = (request: Pick<Request, 'headers'>) => SessionVisitor;

/** The limit on the total length of the cookies that are remembered: those of some thousands of visitors. */
const MAX_REMEMBERED = 4 * 1024 * 1024;

/** A visitor as read from cookies, valid until an input of that reading changes. */
interface Remembered {
  readonly visitor: SessionVisitor;
  /** Milliseconds since 1970: the first of its cookies ends. */
  readonly until: number;
  readonly stamp: number;
}

function isKnown(visitor: SessionVisitor): boolean {
  return visitor.isLoggedIn || visitor.openedWorlds.length > 0 || visitor.hasLoginEnded === true;
}

/**
 * The only function that identifies a visitor: everything that depends on the visitor (pages, media, the walk, the
 * sitemap) starts here. Results are remembered, so that the same visitor is the same object, and a request without
 * our cookies costs no more than parsing its header.
 *
 * @param options.accessCodes of the current content: another object when any of them has changed.
 */
export function createVisitorOf(options: {
  readonly keys: SessionKeys;
  readonly clock: Pick<Clock, 'now'>;
  readonly accessCodes: () => WorldCodes;
  readonly watch: LoginWatch;
}): VisitorOf {
  const { keys, clock, watch } = options;
  const remembered = createLru<Remembered>({ limit: MAX_REMEMBERED, weigh: (_, cookies) => cookies.length });
  let codes: WorldCodes | undefined;

  const openedWorlds = (cookies: ReadonlyMap<string, string>, accessCodes: WorldCodes, now: number) =>
    [...accessCodes].flatMap(([world, code]) => {
      const value = cookies.get(worldCookieName(world));
      const endsAt = value === undefined ? undefined : openWorld(keys, { world, code }, value, now);
      return endsAt === undefined ? [] : [{ world, endsAt }];
    });

  const visitorFrom = (opened: OpenedLogin, worlds: readonly string[]): SessionVisitor => {
    const outside = { ...ANONYMOUS, openedWorlds: worlds };
    if (opened === undefined) return outside;
    const scopes = opened.kind === 'login' ? watch.scopesOf(opened.login) : undefined;
    if (opened.kind === 'ended' || scopes === undefined) return { ...outside, hasLoginEnded: true };
    return { ...outside, isLoggedIn: true, scopes, name: opened.login.name };
  };

  const read = (cookies: ReadonlyMap<string, string>, accessCodes: WorldCodes, now: number): Remembered => {
    const loginCookie = cookies.get(LOGIN_COOKIE);
    const bond = cookies.get(LOGIN_HOST_COOKIE);
    const opened = loginCookie === undefined ? undefined : openLogin(keys, loginCookie, now, bond);
    const worlds = openedWorlds(cookies, accessCodes, now);
    const ends = [
      ...worlds.map(({ endsAt }) => endsAt),
      // A login is verified now and then, whenever it is read again.
      ...(opened?.kind === 'login' ? [opened.login.endsAt, now + LOGIN_CHECK_INTERVAL] : []),
    ];
    const visitor = visitorFrom(
      opened,
      worlds.map(({ world }) => world),
    );
    return { visitor, until: Math.min(...ends), stamp: watch.stamp() };
  };

  return ({ headers }) => {
    const cookies = ownCookies(headers.get('cookie'));
    if (cookies.size === 0) return ANONYMOUS;
    const accessCodes = options.accessCodes();
    if (accessCodes !== codes) {
      codes = accessCodes;
      remembered.clear();
    }
    const now = clock.now();
    const key = [...cookies].join(';');
    const known = remembered.get(key);
    if (known && now < known.until && known.stamp === watch.stamp()) return known.visitor;
    const found = read(cookies, accessCodes, now);
    // Cookies that open nothing are not remembered: invented ones must not displace real ones.
    if (!isKnown(found.visitor)) return ANONYMOUS;
    remembered.set(key, found);
    return found.visitor;
  };
}
