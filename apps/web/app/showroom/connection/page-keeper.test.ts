import { redirect, replace } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createPageKeeper } from './page-keeper.ts';
import type { KeptRoute } from './page-keeper.ts';
import { viewOf } from '../testing/test-showroom.ts';

const returnToPage = vi.fn<() => void>();
const signals: string[] = [];
const pages = createPageKeeper({
  emit: (signal) => signals.push('href' in signal ? `${signal.type} ${signal.href}` : signal.type),
  returnToPage: () => returnToPage(),
  findFallback: async () => ({ href: '/world/b', isSameLocation: false }),
});

function answerWith(status: number) {
  return { status, statusText: '', internal: false, data: '' };
}
const NO_ANSWER = new TypeError('Failed to fetch');
const shown = { page: 'a' };

function show(address = '/world/a') {
  pages.remember('root', { address, content: {} });
  pages.remember('page', { address, content: shown, view: viewOf('a') });
  signals.length = 0;
  returnToPage.mockClear();
}

/** The result of a load that fails: the content shown instead, or the address the visitor is sent to. */
async function failing(
  address: string,
  failure: unknown,
  { signal, route = 'page' }: { signal?: AbortSignal; route?: KeptRoute } = {},
): Promise<unknown> {
  const request = new Request(`https://showroom.example${address}`, signal ? { signal } : {});
  try {
    return await pages.loadOrKeep(route, request, () => Promise.reject(failure));
  } catch (error) {
    return error instanceof Response ? error.headers.get('location') : error;
  }
}

test('before anything of ours was shown a failure is an error like any other', async () => {
  expect(await failing('/world/b', NO_ANSWER)).toBe(NO_ANSWER);
});

test.each([NO_ANSWER, ...[502, 503, 504].map((status) => answerWith(status))])(
  'a page that cannot be loaded leaves the visitor on the current one, with a message (%#)',
  async (failure) => {
    show();
    expect(await failing('/world/b', failure)).toBe('/world/a');
    expect(signals).toContain('pageFailed /world/b');
    expect(returnToPage).toHaveBeenCalledOnce();
  },
);

test('a page that is refused because too many were asked for says so (spec 8.1)', async () => {
  show();
  expect(await failing('/world/b', answerWith(429))).toBe('/world/a');
  expect(signals).toContain('pageThrottled /world/b');
});

test('newer content that cannot be loaded leaves what is shown', async () => {
  show();
  expect(await failing('/world/a', NO_ANSWER)).toBe(shown);
  expect(signals).toEqual(['requestFailed']);
  signals.length = 0;
  expect(await failing('/world/a', answerWith(503))).toBe(shown);
  expect(signals).toEqual(['updateFailed']);
});

test('errors of the page itself and redirects are passed on', async () => {
  show();
  const error = answerWith(500);
  expect(await failing('/world/b', error)).toBe(error);
  expect(await failing('/world/b', answerWith(404))).toEqual(answerWith(404));
  expect(await failing('/world/b', replace('/login'))).toBe('/login');
  expect(signals).toEqual([]);
});

test('a removed location is replaced by the nearest one', async () => {
  show();
  expect(await failing('/world/a', answerWith(404))).toBe('/world/b');
  expect(signals).toEqual(['locationRemoved']);
});

test('a location that was closed leads to the index, with a message', async () => {
  show();
  expect(await failing('/world/a', redirect('/'))).toBe('/');
  expect(signals).toEqual(['locationClosed']);
  show('/world/a?article=7');
  expect(await failing('/world/a?article=8', redirect('/'))).toBe('/');
  expect(signals).toEqual(['locationClosed']);
});

test('a closed location is reported once, and only to a visitor in it', async () => {
  show();
  expect(await failing('/world/a', redirect('/'), { route: 'root' })).toBe('/');
  expect(await failing('/world/b', redirect('/'))).toBe('/');
  expect(await failing('/world/a', redirect('/login?redirect=door-1'))).toBe('/login?redirect=door-1');
  expect(signals).toEqual([]);
});

test('a visitor who went elsewhere gets no message', async () => {
  show();
  expect(await failing('/world/b', NO_ANSWER, { signal: AbortSignal.abort() })).toBe(NO_ANSWER);
  expect(signals).toEqual([]);
});
