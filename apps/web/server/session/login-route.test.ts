import { describe, expect, test } from 'vitest';
import { GUESSES_AT_ACCOUNT, PASSWORDS_OF_ADDRESS } from './limits.ts';
import { cookiesOf, LOGIN, testSession } from './testing/test-session.ts';

describe('POST /box-api/login', () => {
  test('answers where to go on, and sets a cookie that makes the visitor (spec 4.30) (spec 7.15) (spec 2.8)', async () => {
    const { post, visitor } = testSession();
    const answer = await post('login', { ...LOGIN, redirect: 'open-hall', query: 'article=1', locale: 'de' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { redirectTo: '/de/open/open-hall?article=1', name: 'demo' },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(
      /^auth\._token\.local=1\.[\w-]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/,
    );
    expect(line.length).toBeLessThan(4_096);
    expect(visitor(cookiesOf(answer))).toMatchObject({ isLoggedIn: true, scopes: ['partner'], name: 'demo' });
  });

  test('makes a new cookie, whatever cookie was there: none can be fixed beforehand', async () => {
    const { post } = testSession();
    const first = cookiesOf(await post('login', LOGIN));
    const second = cookiesOf(await post('login', LOGIN, { cookie: first }));
    expect(second).not.toBe('');
    expect(second).not.toBe(first);
  });

  // Another host of the same site may set cookies for the whole site, but none whose name begins with `__Host-`.
  test('believes no login that another host has planted in a browser', async () => {
    const { post, visitor } = testSession();
    const of = async () =>
      (await post('login', LOGIN)).headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const [planted = ''] = await of();
    const [own, bond = ''] = await of();
    expect(bond).toMatch(/^__Host-vitrine_login=[\w-]{22}$/);
    expect(visitor(planted)).toMatchObject({ isLoggedIn: false });
    expect(visitor(`${planted}; ${bond}`)).toMatchObject({ isLoggedIn: false });
    expect(visitor(`${bond}; ${own}`)).toMatchObject({ isLoggedIn: true });
  });

  test('needs no second cookie where visitors do not come by TLS', async () => {
    const { post, visitor } = testSession({ origin: 'http://localhost:3000' });
    const answer = await post('login', LOGIN);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(visitor(cookiesOf(answer))).toMatchObject({ isLoggedIn: true });
  });

  test('keeps the worlds that were opened before', async () => {
    const { post, visitor } = testSession();
    const world = cookiesOf(await post('unlock', { world: 'closed', code: '2468' }));
    const answer = await post('login', { ...LOGIN, redirect: 'closed-start' }, { cookie: world });
    expect(await answer.json()).toMatchObject({ redirectTo: '/closed/closed-start' });
    expect(visitor(`${world}; ${cookiesOf(answer)}`).openedWorlds).toEqual(['closed']);
  });

  test('passes on what the CMS says with a 400, and sets no cookie (spec 8.3)', async () => {
    const { post, logger } = testSession();
    const answer = await post('login', { ...LOGIN, password: 'wrong' });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({
      error: {
        message: 'Invalid identifier or password',
        details: { errors: [{ message: 'Invalid identifier or password' }] },
      },
    });
    expect(JSON.stringify(logger.lines)).not.toMatch(/demo@|wrong/);
  });

  test.each([
    [{ identifier: '', password: 'x' }],
    [{ identifier: '  ', password: 'x' }],
    [{ identifier: 'x' }],
    [{ identifier: 'x', password: ['x'] }],
    [{ identifier: 'x'.repeat(255), password: 'x' }],
    [{ identifier: 'x', password: 'x'.repeat(201) }],
    [{ ...LOGIN, password: 'invalid' }],
  ])('calls %j invalid with a 422 (spec 5.4) (spec 8.2)', async (fields) => {
    const answer = await testSession().post('login', fields);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { message: 'Invalid Input. Please check your entry.' },
    });
  });

  test.each([
    ['down', 503],
    ['strange', 502],
  ])('a CMS that is %s is answered with %i, and counts as no guess', async (password, status) => {
    const { post, logger } = testSession();
    for (let sent = 0; sent < 2 * PASSWORDS_OF_ADDRESS.free; sent += 1) {
      const answer = await post('login', { ...LOGIN, password });
      expect(answer.status).toBe(status);
    }
    expect(logger.lines[0]?.level).toBe('warn');
    expect((await post('login', LOGIN)).status).toBe(200);
  });

  test('answers with a 429 after ten wrong guesses of an address (spec 8.1)', async () => {
    const { post, clock } = testSession();
    for (let sent = 0; sent < PASSWORDS_OF_ADDRESS.free; sent += 1) {
      expect((await post('login', { identifier: `user-${sent}`, password: 'wrong' })).status).toBe(400);
    }
    const answer = await post('login', LOGIN);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({
      error: {
        message: 'You are making too many requests to the server. Access remains blocked for a short time.',
        retryAfter: 2,
      },
    });
    expect((await post('login', LOGIN, { address: '198.51.100.1' })).status).toBe(200);
    await clock.advance(2_000);
    expect((await post('login', LOGIN)).status).toBe(200);
  });

  test('keeps those who share an address with a guesser out for two minutes at most', async () => {
    const { post, clock } = testSession();
    for (let sent = 0; sent < 3 * PASSWORDS_OF_ADDRESS.free; sent += 1) {
      const wrong = await post('login', { identifier: `user-${sent}`, password: 'wrong' });
      await clock.advance(Number(wrong.headers.get('retry-after')) * 1_000);
    }
    const colleague = await post('login', LOGIN);
    const seconds = Number(colleague.headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(120);
    await clock.advance(seconds * 1_000);
    expect((await post('login', LOGIN)).status).toBe(200);
  });

  test('slows guesses at one account from many addresses, and keeps its owner out for a minute at most', async () => {
    const { post, clock } = testSession();
    const waits: number[] = [];
    for (let sent = 0; sent < 3 * GUESSES_AT_ACCOUNT.free; sent += 1) {
      const wrong = { ...LOGIN, password: 'wrong' };
      const answer = await post('login', wrong, { address: `198.51.100.${sent}` });
      if (answer.status === 429) waits.push(Number(answer.headers.get('retry-after')));
    }
    expect(waits).toHaveLength(2 * GUESSES_AT_ACCOUNT.free);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    const spelt = await post(
      'login',
      { ...LOGIN, identifier: ' DEMO@example.com ' },
      { address: '192.0.2.1' },
    );
    expect(spelt.status).toBe(429);
    await clock.advance(GUESSES_AT_ACCOUNT.maxWait);
    expect((await post('login', LOGIN, { address: '192.0.2.1' })).status).toBe(200);
  });

  test('passes on how long the CMS wants to be left alone', async () => {
    const answer = await testSession().post('login', { ...LOGIN, password: 'busy' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '9']);
  });

  test('leads a page without scripts on, or back to the form with the kind of problem and nothing else', async () => {
    const { post } = testSession();
    const fields = { ...LOGIN, redirect: 'door-5', locale: 'de', query: 'article=1' };
    const wrong = await post('login', { ...fields, password: 'wrong' }, { isPlain: true });
    expect(wrong.status).toBe(303);
    expect(wrong.headers.get('location')).toBe('/de/login?article=1&redirect=door-5&problem=credentials');
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const right = await post('login', { ...fields, redirect: 'open-hall' }, { isPlain: true });
    expect(right.status).toBe(303);
    expect(right.headers.get('location')).toBe('/de/open/open-hall?article=1');
    expect(right.headers.getSetCookie()).toHaveLength(2);
    for (let sent = 0; sent < PASSWORDS_OF_ADDRESS.free; sent += 1) {
      await post('login', { ...fields, password: 'wrong' }, { isPlain: true });
    }
    const blocked = await post('login', fields, { isPlain: true });
    expect(blocked.headers.get('location')).toMatch(/problem=busy&wait=\d+$/);
  });
});
