import { describe, expect, test } from 'vitest';
import { endedInMemory } from './testing/ended-in-memory.ts';
import { cookiesOf, LOGIN, testSession } from './testing/test-session.ts';

describe('POST /box-api/logout', () => {
  test('takes the cookie away, and with it every copy', async () => {
    const { post, visitor } = testSession();
    const cookie = cookiesOf(await post('login', LOGIN));
    expect(visitor(cookie).isLoggedIn).toBe(true);
    const answer = await post('logout', { locale: 'de' }, { cookie });
    expect(await answer.json()).toEqual({ redirectTo: '/de' });
    expect(answer.headers.getSetCookie()).toEqual([
      'auth._token.local=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
      '__Host-vitrine_login=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    ]);
    expect(visitor(cookie)).toMatchObject({ isLoggedIn: false, hasLoginEnded: true });
  });

  test('ends one login, not another one of the same account, even of the same second', async () => {
    const { post, visitor } = testSession();
    const first = cookiesOf(await post('login', LOGIN));
    const second = cookiesOf(await post('login', LOGIN));
    await post('logout', {}, { cookie: first });
    expect(visitor(first).isLoggedIn).toBe(false);
    expect(visitor(second).isLoggedIn).toBe(true);
  });

  test('ends the session in the CMS as well, for other processes that know it (spec 4.30) (spec 7.18)', async () => {
    const { post, loggedOut } = testSession();
    await post('logout', {}, { cookie: cookiesOf(await post('login', LOGIN)) });
    expect(loggedOut).toEqual(['Bearer a.b.c']);
    await post('logout', {});
    expect(loggedOut).toHaveLength(1);
  });

  test('reaches a CMS that was away at the time when it is back', async () => {
    const { clock, cms, post, loggedOut } = testSession();
    const cookie = cookiesOf(await post('login', LOGIN));
    cms.isAway = true;
    await post('logout', {}, { cookie });
    await clock.advance(5 * 60_000);
    expect(loggedOut).toEqual([]);
    cms.isAway = false;
    await clock.advance(60_000);
    expect(loggedOut).toEqual(['Bearer a.b.c']);
  });

  test('outlives the process: the next one knows of it', async () => {
    const endedLogins = endedInMemory();
    const first = testSession({ endedLogins });
    const cookie = cookiesOf(await first.post('login', LOGIN));
    await first.post('logout', {}, { cookie });
    expect(testSession({ endedLogins }).visitor(cookie)).toMatchObject({
      isLoggedIn: false,
      hasLoginEnded: true,
    });
  });

  test('leads a page without scripts home (spec 4.30)', async () => {
    const answer = await testSession().post('logout', {}, { isPlain: true });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });
});

describe('POST /box-api/forget', () => {
  test('forgets the opened worlds, and the login only if asked', async () => {
    const { post, visitor } = testSession();
    const cookie = [
      cookiesOf(await post('login', LOGIN)),
      cookiesOf(await post('unlock', { world: 'closed', code: '2468' })),
    ].join('; ');
    const worlds = await post('forget', {}, { cookie });
    expect(worlds.status).toBe(204);
    expect(worlds.headers.getSetCookie().map((line) => line.split('=', 1)[0])).toEqual([
      'vitrine_world_closed',
    ]);
    expect(visitor(cookie).isLoggedIn).toBe(true);
    const all = await post('forget', { login: true }, { cookie });
    expect(all.headers.getSetCookie().map((line) => line.split('=', 1)[0])).toEqual([
      'auth._token.local',
      '__Host-vitrine_login',
      'vitrine_world_closed',
    ]);
    expect(visitor(cookie).isLoggedIn).toBe(false);
  });
});

test.each(['login', 'logout', 'unlock', 'forget'] as const)(
  '%s is turned away when another site sends it, and sets nothing',
  async (call) => {
    const { post } = testSession();
    const answer = await post(
      call,
      { ...LOGIN, world: 'closed', code: '2468' },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

test('takes no body over 8 kB', async () => {
  const answer = await testSession().post('login', { ...LOGIN, query: 'x'.repeat(9_000) });
  expect(answer.status).toBe(413);
});
