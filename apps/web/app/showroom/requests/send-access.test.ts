import { afterEach, describe, expect, test, vi } from 'vitest';
import { createForgetting } from '../screensaver/forgetting.ts';
import { createAccessRequests, reloadAt } from './send-access.ts';

const forgetting = createForgetting();
const { sendLogin, sendUnlock } = createAccessRequests(forgetting);

const LOGIN = { identifier: 'demo', password: 'secret', redirect: 'door-5', locale: 'de', query: '' };

function answerWith(answer: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

function json(body: unknown, status = 200, headers = {}) {
  return new Response(JSON.stringify(body), { status, headers });
}

describe('asking to come in', () => {
  test('posts what was filled in as JSON, and returns where to continue', async () => {
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

  test('posts an access code likewise', async () => {
    const fetch = answerWith(json({ redirectTo: '/lab' }));
    const answer = await sendUnlock({ world: 'lab', code: '2468', locale: 'en' });
    expect(answer).toEqual({ kind: 'granted', redirectTo: '/lab' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/box-api/unlock');
  });

  test('goes home when the answer names nothing', async () => {
    for (const answer of [json({}), json('x'), new Response('half {'), json({ redirectTo: 5 })]) {
      answerWith(answer);
      expect(await sendLogin(LOGIN)).toEqual({ kind: 'granted', redirectTo: '/' });
    }
  });

  test('returns of a refusal what the error catalogue needs', async () => {
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

  test('never rejects: without an answer the status is 0', async () => {
    answerWith(new TypeError('offline'));
    expect(await sendUnlock({ world: 'lab', code: '1', locale: 'en' })).toEqual({
      kind: 'refused',
      status: 0,
      body: undefined,
    });
  });
});

function forget() {
  vi.stubGlobal('document', { cookie: '' });
  return forgetting.forgetVisitor({ login: false });
}

describe('a visitor who is forgotten before the answer arrives', () => {
  test('is not let in any more', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>((address, init) =>
      address === '/box-api/forget'
        ? Promise.resolve(new Response(null, { status: 204 }))
        : new Promise((_, reject) =>
            init?.signal?.addEventListener('abort', () => reject(new Error('left'))),
          ),
    );
    vi.stubGlobal('fetch', fetch);
    const answer = sendUnlock({ world: 'lab', code: '2468', locale: 'en' });
    // The door is closed before the request to forget, because the server would not know of it yet.
    const isForgotten = forget();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(await isForgotten).toBe(true);
    expect(await answer).toEqual({ kind: 'refused', status: 0, body: undefined });
  });

  test('goes nowhere with an answer that has just come', async () => {
    answerWith(json({ redirectTo: '/lab' }));
    const answer = sendLogin(LOGIN);
    const isForgotten = forget();
    expect(await answer).toMatchObject({ kind: 'refused', status: 0 });
    await isForgotten;
  });
});

describe('an answer that does not come', () => {
  afterEach(() => vi.useRealTimers());

  test('is given up after twenty seconds', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, init) =>
        new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('slow')))),
    );
    vi.stubGlobal('fetch', fetch);
    const answer = sendLogin(LOGIN);
    vi.advanceTimersByTime(19_999);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await answer).toMatchObject({ kind: 'refused', status: 0 });
  });
});

describe('going on with other rights', () => {
  test('loads the page again, in place of the form, and leads to our own paths alone (spec 5.7)', () => {
    const replace = vi.fn<(href: string) => void>();
    vi.stubGlobal('location', { replace });
    for (const href of ['/de/partners?article=1', '//evil.example', 'https://evil.example', 'javascript:1']) {
      reloadAt(href);
    }
    expect(replace.mock.calls.flat()).toEqual(['/de/partners?article=1', '/', '/', '/']);
  });
});
