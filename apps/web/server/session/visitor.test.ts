import { describe, expect, test, vi } from 'vitest';
import { LOGIN_COOKIE } from '../../app/contract/login-cookie.ts';
import { worldCookieName } from './cookies.ts';
import { deriveSessionKeys } from './keys.ts';
import { MAX_LOGIN_TIME, sealLogin } from './login-cookie.ts';
import { createLoginWatch, LOGIN_CHECK_INTERVAL } from './login-watch.ts';
import type { LoginStatus } from './login-watch.ts';
import { endedInMemory } from './testing/ended-in-memory.ts';
import { sealWorld, WORLD_ACCESS_LIFETIME } from './world-cookie.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { ANONYMOUS, isAnonymous, visitorClass } from '../snapshot/visitor-class.ts';
import { createVisitorOf } from './visitor.ts';

const keys = deriveSessionKeys('a-secret-of-more-than-thirty-two-characters');

function setUp(loginStatus: LoginStatus = { kind: 'unknown' }) {
  const clock = createFakeClock();
  const ask = vi.fn<() => Promise<LoginStatus>>(async () => loginStatus);
  const watch = createLoginWatch({ ask, clock, ended: endedInMemory() });
  const codes = {
    current: new Map([
      ['lab', '2468'],
      ['vault', '1357'],
    ]) as ReadonlyMap<string, string>,
  };
  const visitorOf = createVisitorOf({ keys, clock, accessCodes: () => codes.current, watch });
  return {
    clock,
    codes,
    watch,
    visit: (cookie?: string) => visitorOf({ headers: new Headers(cookie === undefined ? {} : { cookie }) }),
    loginCookie: () =>
      `${LOGIN_COOKIE}=${sealLogin(keys, { jwt: 'jwt', scopes: ['partner'], name: 'demo' }, clock.now()).value}`,
    worldCookie: (world: string, code: string, name = world) =>
      `${worldCookieName(name)}=${sealWorld(keys, { world, code }, clock.now())}`,
  };
}

describe('a visitor', () => {
  test.each([undefined, '', 'vitrine_language=de; _ga=1', `${LOGIN_COOKIE}=`, 'vitrine_world_lab=x'])(
    'is the one someone nothing is known about with the cookies %o',
    (cookie) => expect(setUp().visit(cookie)).toBe(ANONYMOUS),
  );

  test('is logged in by the login cookie, the same object each time', () => {
    const { visit, loginCookie } = setUp();
    const cookie = loginCookie();
    const visitor = visit(`a=b; ${cookie}`);
    expect(visitor).toEqual({ isLoggedIn: true, scopes: ['partner'], openedWorlds: [], name: 'demo' });
    expect(visit(cookie)).toBe(visitor);
    expect(isAnonymous(visitor)).toBe(false);
  });

  test('has opened the worlds whose cookies are good', () => {
    const { visit, worldCookie } = setUp();
    const both = `${worldCookie('lab', '2468')}; ${worldCookie('vault', '1357')}`;
    expect(visit(both).openedWorlds.toSorted()).toEqual(['lab', 'vault']);
    expect(visit(worldCookie('lab', '2468')).openedWorlds).toEqual(['lab']);
  });

  test('has opened nothing by a cookie of another world, of an old code, or of a world that is not protected', () => {
    const { visit, worldCookie } = setUp();
    expect(visit(worldCookie('lab', '2468', 'vault'))).toBe(ANONYMOUS);
    expect(visit(worldCookie('vault', '2468', 'lab'))).toBe(ANONYMOUS);
    expect(visit(worldCookie('lab', '1357'))).toBe(ANONYMOUS);
    expect(visit(worldCookie('showroom', ''))).toBe(ANONYMOUS);
  });

  test('has opened nothing any more once the code has changed', () => {
    const { visit, worldCookie, codes } = setUp();
    const cookie = worldCookie('lab', '2468');
    expect(visit(cookie).openedWorlds).toEqual(['lab']);
    codes.current = new Map([['lab', '8642']]);
    expect(visit(cookie)).toBe(ANONYMOUS);
    codes.current = new Map();
    expect(visit(cookie)).toBe(ANONYMOUS);
  });

  test('is not logged in by the cookie of a world, nor in a world by the cookie of the login', () => {
    const { visit, loginCookie, worldCookie } = setUp();
    const [login = ''] = loginCookie().split('=').slice(1);
    const [world = ''] = worldCookie('lab', '2468').split('=').slice(1);
    expect(visit(`${LOGIN_COOKIE}=${world}; vitrine_world_lab=${login}`)).toBe(ANONYMOUS);
  });

  test('is anonymous again when the cookies expire, though they are still sent', async () => {
    const { visit, loginCookie, worldCookie, clock } = setUp();
    const [login, world] = [loginCookie(), worldCookie('lab', '2468')];
    await clock.advance(MAX_LOGIN_TIME - 1);
    expect(visit(`${login}; ${world}`)).toMatchObject({ isLoggedIn: true, openedWorlds: ['lab'] });
    await clock.advance(1);
    const ended = visit(`${login}; ${world}`);
    expect(ended).toEqual({ isLoggedIn: false, scopes: [], openedWorlds: ['lab'], hasLoginEnded: true });
    await clock.advance(WORLD_ACCESS_LIFETIME);
    const gone = visit(`${login}; ${world}`);
    expect(gone).toEqual({ ...ANONYMOUS, hasLoginEnded: true });
    expect(isAnonymous(gone)).toBe(true);
  });

  test('is anonymous again within a minute after the account is removed in the CMS', async () => {
    const { visit, loginCookie, clock } = setUp({ kind: 'ended' });
    const cookie = loginCookie();
    visit(cookie);
    await clock.advance(LOGIN_CHECK_INTERVAL);
    await settle();
    expect(visit(cookie)).toMatchObject({ isLoggedIn: false, hasLoginEnded: true });
  });

  test('has the scopes that the account has now', async () => {
    const { visit, loginCookie, clock } = setUp({ kind: 'holds', scopes: ['staff'] });
    const cookie = loginCookie();
    visit(cookie);
    await clock.advance(LOGIN_CHECK_INTERVAL);
    visit(cookie);
    await settle();
    expect(visit(cookie).scopes).toEqual(['staff']);
  });
});

describe('the class of a visitor', () => {
  test('is that of everybody, unless they have rights', () => {
    expect(visitorClass({ ...ANONYMOUS, hasLoginEnded: true })).toBe('anonymous');
    expect(visitorClass({ ...ANONYMOUS, openedWorlds: ['lab'] })).not.toBe('anonymous');
    expect(visitorClass({ ...ANONYMOUS, isLoggedIn: true })).not.toBe('anonymous');
  });

  test('does not depend on the name, nor on the order of scopes', () => {
    const [one, two] = [
      { ...ANONYMOUS, isLoggedIn: true, scopes: ['a', 'b'], name: 'x' },
      { ...ANONYMOUS, isLoggedIn: true, scopes: ['b', 'a'], name: 'y' },
    ];
    expect(visitorClass(one)).toBe(visitorClass(two));
  });
});
