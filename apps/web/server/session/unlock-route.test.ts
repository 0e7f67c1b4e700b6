import { doorOf } from '@vitrine/core/world/door';
import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { CODES_OF_ADDRESS, GUESSES_AT_WORLD } from './limits.ts';
import { cookiesOf, testSession } from './testing/test-session.ts';

describe('POST /box-api/unlock', () => {
  const right = { world: 'closed', code: ' 2468 ' };

  test('opens the world to its code, and remembers so (spec 5.1)', async () => {
    const { post, visitor } = testSession();
    const answer = await post('unlock', { ...right, locale: 'de' });
    expect([answer.status, await answer.json()]).toEqual([200, { redirectTo: '/de/closed/closed-start' }]);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^vitrine_world_closed=1\.[\w-]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
    );
    expect(visitor(cookiesOf(answer)).openedWorlds).toEqual(['closed']);
  });

  test('finds the world behind a door', async () => {
    const { post } = testSession();
    const door = doorOf(payloadId('closed-start'));
    expect(await (await post('unlock', { door, code: '2468' })).json()).toEqual({
      redirectTo: '/closed/closed-start',
    });
  });

  test.each(['', '1357', '24680', '2468\u0000', 'x'.repeat(300)])(
    'refuses the code %j with a 422 (spec 5.1) (spec 5.3)',
    async (code) => {
      const answer = await testSession().post('unlock', { world: 'closed', code });
      expect(answer.status).toBe(422);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toMatchObject({
        error: { message: 'The code is incorrect, please try again' },
      });
    },
  );

  test('is no way to find out which worlds there are', async () => {
    const { post } = testSession();
    for (const world of ['nowhere', '__proto__', '']) {
      expect((await post('unlock', { world, code: '2468' })).status).toBe(422);
    }
  });

  test('says that no code can be checked while the content has none', async () => {
    const answer = await testSession({ accessCodes: {} }).post('unlock', right);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: { message: 'Access codes cannot be checked at the moment. Please try again later.' },
    });
  });

  test('lets everybody into a world without a code', async () => {
    const answer = await testSession().post('unlock', { world: 'open', code: 'x' });
    expect(await answer.json()).toEqual({ redirectTo: '/open/open-start' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('costs a wait that grows with each wrong guess, which a right one in between does not shorten', async () => {
    const { post, clock } = testSession();
    const guess = () => post('unlock', { world: 'closed', code: '0000' });
    for (let sent = 0; sent < CODES_OF_ADDRESS.free; sent += 1) expect((await guess()).status).toBe(422);
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const answer = await guess();
      expect(answer.status).toBe(429);
      const seconds = Number(answer.headers.get('retry-after'));
      waits.push(seconds);
      await clock.advance(seconds * 1_000);
      expect((await guess()).status).toBe(422);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    await clock.advance(16_000);
    expect((await post('unlock', right)).status).toBe(200);
    expect((await guess()).status).toBe(422);
    expect(Number((await guess()).headers.get('retry-after'))).toBeGreaterThanOrEqual(16);
  });

  test('keeps a fair that shares one address out for a minute at most, whatever one of its guests does', async () => {
    const { post, clock } = testSession();
    const guess = () => post('unlock', { world: 'closed', code: '0000' });
    for (let sent = 0; sent < 20; sent += 1) expect((await guess()).status).toBe(422);
    expect((await post('unlock', right)).status).toBe(200);
    for (let sent = 0; sent < 4 * CODES_OF_ADDRESS.free; sent += 1) {
      const wrong = await guess();
      await clock.advance(Number(wrong.headers.get('retry-after')) * 1_000);
    }
    const seconds = Number((await post('unlock', right)).headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(60);
    await clock.advance(seconds * 1_000);
    expect((await post('unlock', right)).status).toBe(200);
  });

  test('locks out no one else: a world has a limit of its own across many addresses, with waits of seconds', async () => {
    const { post, clock } = testSession();
    for (let sent = 0; sent < 2 * GUESSES_AT_WORLD.free; sent += 1) {
      await post(
        'unlock',
        { world: 'closed', code: '0000' },
        { address: `2001:db8:${sent.toString(16)}::1` },
      );
    }
    const guest = { address: '192.0.2.1' };
    const answer = await post('unlock', right, guest);
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(6);
    await clock.advance(seconds * 1_000);
    expect((await post('unlock', right, guest)).status).toBe(200);
  });

  test('is over for every cookie when the code changes, and stays over for one that is sent again (spec 5.1)', async () => {
    const { post, visitor, changeCode } = testSession();
    const cookie = cookiesOf(await post('unlock', right));
    changeCode('8642');
    expect(visitor(cookie).openedWorlds).toEqual([]);
    expect((await post('unlock', right)).status).toBe(422);
    const fresh = cookiesOf(await post('unlock', { world: 'closed', code: '8642' }));
    expect(visitor(`${fresh}; ${cookie}`).openedWorlds).toEqual(['closed']);
    expect(visitor(cookie).openedWorlds).toEqual([]);
  });

  test('leads a page without scripts on, or back to its own page, never to another site', async () => {
    const { post } = testSession();
    const plain = { isPlain: true };
    const on = await post('unlock', right, plain);
    expect([on.status, on.headers.get('location')]).toEqual([303, '/closed/closed-start']);
    const wrong = { world: 'closed', code: '1' };
    const back = async (page: string) =>
      (await post('unlock', { ...wrong, page, locale: 'de' }, plain)).headers.get('location');
    expect(await back('/open/open-start?code=5')).toBe('/open/open-start?code=5&problem=code');
    expect(await back('//evil.example')).toBe('/de/closed?problem=code');
    expect(await back('https://evil.example')).toBe('/de/closed?problem=code');
    expect(await back('')).toBe('/de/closed?problem=code');
  });

  test('does not tell which world is behind a door: a form that names none leads home', async () => {
    const { post } = testSession();
    for (const door of [doorOf(payloadId('closed-start')), 5]) {
      for (const unnamed of [{}, { world: '' }]) {
        const fields = { ...unnamed, door: `${door}`, code: '1', locale: 'de' };
        const answer = await post('unlock', fields, { isPlain: true });
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de?problem=code']);
      }
    }
  });
});
