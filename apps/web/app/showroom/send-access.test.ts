import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAnew, sendLogin, sendUnlock } from './send-access.ts';

const LOGIN = { identifier: 'demo', password: 'secret', redirect: 'door-5', locale: 'de', query: '' };

const answerWith = (answer: Response | Error) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe('asking to come in', () => {
  it('posts what was filled in as JSON, and tells where to go on', async () => {
    const fetch = answerWith(json({ redirectTo: '/de/partners/terrace' }));
    expect(await sendLogin(LOGIN)).toEqual({ kind: 'granted', redirectTo: '/de/partners/terrace' });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect([address, init?.method, JSON.parse(String(init?.body))]).toEqual([
      '/box-api/login',
      'POST',
      LOGIN,
    ]);
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('posts an access code likewise', async () => {
    const fetch = answerWith(json({ redirectTo: '/lab' }));
    const answer = await sendUnlock({ world: 'lab', code: '2468', locale: 'en' });
    expect(answer).toEqual({ kind: 'granted', redirectTo: '/lab' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/box-api/unlock');
  });

  it('goes home when the answer names nothing', async () => {
    for (const answer of [json({}), json('x'), new Response('half {'), json({ redirectTo: 5 })]) {
      answerWith(answer);
      expect(await sendLogin(LOGIN)).toEqual({ kind: 'granted', redirectTo: '/' });
    }
  });

  it('tells of a refusal what the error catalogue needs', async () => {
    const body = { error: { message: 'Invalid identifier or password' } };
    answerWith(json(body, 400));
    expect(await sendLogin(LOGIN)).toEqual({ kind: 'refused', status: 400, body });
    answerWith(json({}, 429, { 'retry-after': '7' }));
    expect(await sendLogin(LOGIN)).toEqual({ kind: 'refused', status: 429, body: {}, retryAfter: 7 });
    for (const later of ['', 'tomorrow', '-3']) {
      answerWith(json({}, 429, { 'retry-after': later }));
      expect(await sendLogin(LOGIN)).toEqual({ kind: 'refused', status: 429, body: {} });
    }
    answerWith(new Response('<html>', { status: 502 }));
    expect(await sendLogin(LOGIN)).toEqual({ kind: 'refused', status: 502, body: undefined });
  });

  it('never rejects: without an answer the status is 0', async () => {
    answerWith(new TypeError('offline'));
    expect(await sendUnlock({ world: 'lab', code: '1', locale: 'en' })).toEqual({
      kind: 'refused',
      status: 0,
      body: undefined,
    });
  });
});

describe('going on with other rights', () => {
  it('loads the page anew, in place of the form, and leads to our own paths alone', () => {
    const replace = vi.fn<(href: string) => void>();
    vi.stubGlobal('location', { replace });
    for (const href of ['/de/partners?article=1', '//evil.example', 'https://evil.example', 'javascript:1']) {
      openAnew(href);
    }
    expect(replace.mock.calls.flat()).toEqual(['/de/partners?article=1', '/', '/', '/']);
  });
});
