import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createCmsLogin, scopesOf } from './cms-login.ts';

const CREDENTIALS = { identifier: 'demo@example.com', password: 'Correct-Horse-1' };

interface Sent {
  readonly url: string;
  readonly init: RequestInit | undefined;
}

function setUp(...answers: (Response | Error | undefined)[]) {
  const sent: Sent[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((url, init) => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
    const answer = answers[sent.length - 1];
    if (answer instanceof Response) return Promise.resolve(answer);
    if (answer !== undefined) return Promise.reject(answer);
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  });
  return { sent, cms: createCmsLogin({ cmsUrl: 'http://cms.example', fetch, patience: 20 }) };
}

function json(body: unknown, status = 200, headers = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function granted(user: object) {
  return json({ jwt: 'a.b.c', user });
}

describe('a login', () => {
  test('is "POST /api/auth/local" with identifier and password, and follows no redirect (spec 3.26) (spec 6.3) (spec 6.4) (spec 7.12)', async () => {
    const { cms, sent } = setUp(granted({ username: 'demo', scope: 'partner' }));
    expect(await cms.logIn(CREDENTIALS)).toEqual({
      kind: 'granted',
      login: { jwt: 'a.b.c', scopes: ['partner'], name: 'demo' },
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('http://cms.example/api/auth/local');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual(CREDENTIALS);
  });

  test('"After login the jwt is sent as an Authorization bearer header": asks for the scope that the answer lacks (spec 3.26) (spec 6.4) (spec 7.15) (spec 7.18)', async () => {
    const { cms, sent } = setUp(granted({ username: 'demo' }), json({ username: 'demo', scope: 'a, b' }));
    expect(await cms.logIn(CREDENTIALS)).toMatchObject({ login: { scopes: ['a', 'b'] } });
    expect(sent[1]).toMatchObject({
      url: 'http://cms.example/api/users/me',
      init: { headers: { authorization: 'Bearer a.b.c' } },
    });
  });

  test('has no scopes when the account has none, or may not read itself', async () => {
    const none = setUp(granted({ email: 'demo@example.com', scope: null }));
    expect(await none.cms.logIn(CREDENTIALS)).toMatchObject({
      login: { scopes: [], name: 'demo@example.com' },
    });
    const closed = setUp(granted({}), json({ error: {} }, 403));
    expect(await closed.cms.logIn(CREDENTIALS)).toMatchObject({ login: { scopes: [], name: '' } });
  });

  test.each([
    [
      { error: { message: 'Invalid identifier or password', details: {} } },
      ['Invalid identifier or password'],
    ],
    [
      {
        error: {
          message: '2 errors occurred',
          details: { errors: [{ message: 'one' }, {}, { message: 'two' }] },
        },
      },
      ['one', 'two'],
    ],
    [{ error: { message: 12, details: 'x' } }, []],
    ['<html>', []],
  ])('is refused in the CMS’s own words: %j', async (body, messages) => {
    const { cms } = setUp(json(body, 400));
    expect(await cms.logIn(CREDENTIALS)).toEqual({ kind: 'refused', messages });
  });

  test.each([
    [422, {}, { kind: 'invalid' }],
    [429, { 'retry-after': '7' }, { kind: 'tooMany', retryAfter: 7 }],
    [429, {}, { kind: 'tooMany', retryAfter: 60 }],
    [429, { 'retry-after': 'Wed, 21 Oct' }, { kind: 'tooMany', retryAfter: 60 }],
    [500, {}, { kind: 'unavailable', isReached: true, reason: 'status 500' }],
    [403, {}, { kind: 'unavailable', isReached: true, reason: 'status 403' }],
    [
      302,
      { location: 'http://169.254.169.254/' },
      { kind: 'unavailable', isReached: true, reason: 'status 302' },
    ],
  ])('answered %i with %j', async (status, headers, outcome) => {
    const { cms, sent } = setUp(json({}, status, headers));
    expect(await cms.logIn(CREDENTIALS)).toEqual(outcome);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['without a jwt', json({ user: {} })],
    ['with half a body', new Response('{"jwt": "a.b')],
    ['with a page', new Response('<!doctype html>')],
    ['with a jwt that fits into no cookie', json({ jwt: 'x'.repeat(2_001), user: {} })],
    ['that does not end', new Response('x'.repeat(70_000))],
  ])('is not granted by an answer %s', async (_, answer) => {
    const { cms } = setUp(answer);
    expect(await cms.logIn(CREDENTIALS)).toMatchObject({ kind: 'unavailable', isReached: true });
  });

  test('fails when the CMS is away or does not answer in time, without revealing the credentials', async () => {
    const away = setUp(new TypeError(`fetch failed ${CREDENTIALS.password}`));
    expect(await away.cms.logIn(CREDENTIALS)).toEqual({
      kind: 'unavailable',
      isReached: false,
      reason: 'TypeError',
    });
    const slow = setUp(undefined);
    expect(await slow.cms.logIn(CREDENTIALS)).toMatchObject({
      isReached: false,
      reason: 'no answer in time',
    });
  });
});

describe('the status of a login', () => {
  test.each([
    [json({ scope: 'staff' }), { kind: 'holds', scopes: ['staff'] }],
    [json({ scope: null }), { kind: 'holds', scopes: [] }],
    // A role that may not read the field: the answer does not contain it.
    [json({ username: 'demo' }), { kind: 'unknown' }],
    [json({ scope: ['staff'] }), { kind: 'unknown' }],
    [json({}, 401), { kind: 'ended' }],
    [json({}, 403), { kind: 'unknown' }],
    [json({}, 500), { kind: 'unknown' }],
    [new Response('<html>'), { kind: 'unknown' }],
    [new TypeError('refused'), { kind: 'unknown' }],
  ])('are read from the answer', async (answer, expected) => {
    expect(await setUp(answer).cms.ask('jwt')).toEqual(expected);
  });
});

describe('scopes', () => {
  test('are names with commas or spaces between them, each once (spec 6.3)', () => {
    expect(scopesOf(' partner, staff  press,,partner ')).toEqual(['partner', 'staff', 'press']);
    expect(scopesOf(null)).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const scope of scopesOf(text)) expect(scope).toMatch(/^[^\s,]+$/);
      }),
    );
  });
});

describe('a logout', () => {
  test('is sent with only the bearer token', async () => {
    const { cms, sent } = setUp(json({ ok: true }));
    await cms.logOut('a.b.c');
    expect(sent[0]).toMatchObject({
      url: 'http://cms.example/api/auth/logout',
      init: { method: 'POST', redirect: 'manual', headers: { authorization: 'Bearer a.b.c' } },
    });
  });

  test.each([
    ['has ended the session', json({ ok: true }), 'acknowledged'],
    ['does not know the session', json({}, 401), 'acknowledged'],
    ['has no such call', json({}, 404), 'acknowledged'],
    ['is away', new TypeError('refused'), 'silent'],
    ['does not answer', undefined, 'silent'],
    ['is starting', json({}, 503), 'silent'],
    ['is asked too often', json({}, 429), 'silent'],
  ])('to a CMS that %s', async (_, answer, expected) => {
    expect(await setUp(answer).cms.logOut('a.b.c')).toBe(expected);
  });
});
