import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontSheetAddress } from '@vitrine/core/fonts/font-sheet';
import { aFont } from '@vitrine/core/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { createLocalCoordination } from './coordination/coordination.ts';
import { bytesOf, createCachedAnswer } from './http/cached-answer.ts';
import { replyJson, replyText } from './http/reply.ts';
import { createKnownHosts } from './http/known-hosts.ts';
import { createPictures } from './images/pictures.ts';
import { createMediaStore } from './media/media-store.ts';
import { createPages } from './pages/pages.ts';
import { createPresentations } from './presentation/presentations.ts';
import { createMetricsAccess } from './routes/metrics-access.ts';
import { createEvents } from './routes/events.ts';
import { createRevalidate } from './routes/revalidate.ts';
import type { PublishedBundle } from './snapshot/manager.ts';
import { createBundle } from './testing/bundle.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { createFakeLogger } from './testing/fake-logger.ts';
import { createSearchIndexes } from './search/search-indexes.ts';
import { createRequestContexts } from './session/request-contexts.ts';

const secret = 'a-secret-of-some-length';
let folder = '';
let app: ReturnType<typeof createApp>;
let published: PublishedBundle | undefined;
const announce = vi.fn<() => void>();
const logger = createFakeLogger();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-app-'));
  for (const kind of ['open', 'closed']) await writeFile(join(folder, `${kind}-start.jpg`), kind);
  published = { bundle: createBundle(), origin: 'shipped', since: 0 };
  const clock = createFakeClock();
  const script = createCachedAnswer({
    headers: { 'content-type': 'text/javascript', 'cache-control': 'immutable' },
    body: bytesOf('1'),
  });
  app = createApp({
    requestContextOf: createRequestContexts({ current: () => published, clock, publicUrl: undefined }),
    pages: createPages({
      clock,
      logger,
      render: async (request, context) =>
        new Response(`<!doctype html><title>${new URL(request.url).pathname} ${context.url.host}</title>`, {
          headers: { 'content-type': 'text/html' },
        }),
    }),
    assets: new Map([['/assets/a.js', script]]),
    searchIndexes: createSearchIndexes(),
    media: createMediaStore({
      folder,
      shipped: new Map(),
      sourceOf: (name) => name,
      fetch: () => Promise.reject(new TypeError('refused')),
      clock,
    }),
    ...createPictures({ folder: join(folder, 'images'), logger, clock }),
    contact: {
      respond: async () => replyJson({ kind: 'received' }, { status: 202 }),
      respondPerson: async () => replyJson({}),
      respondStand: async () => replyJson({}),
      outcomeOf: () => undefined,
    },
    session: {
      respond: async (call) => replyJson({ call }),
      settled: () => undefined,
      follow: () => undefined,
    },
    presentations: createPresentations({ secret, coordination: createLocalCoordination(clock), clock }),
    events: createEvents({ clock, currentVersion: () => published?.bundle.version }),
    liveFigures: () => undefined,
    revalidate: createRevalidate({ secret, announce }),
    outboxState: (request) => replyText(new URL(request.url).pathname),
    cspReports: async () => new Response(null, { status: 204 }),
    mayReadMetrics: createMetricsAccess(undefined),
    isKnownHost: createKnownHosts({ named: [], isAlias: (host) => host === 'lab.example' }),
    metrics: {
      text: async () => 'vitrine 1',
      contentType: 'text/plain; version=0.0.4; charset=utf-8',
      countRequest: () => {},
    },
    buildVersion: 'b1',
    contentSource: () => published?.origin,
    clock,
    logger,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function askAt(host: string, path: string, init: RequestInit = {}) {
  const client = { network: '127.0.0.1', distant: undefined, isNeighbour: true };
  return app.fetch(new Request(`http://${host}${path}`, init), client);
}

function ask(path: string, init?: RequestInit) {
  return askAt('localhost:3000', path, init);
}

const ROUTES = [
  '/',
  '/open/open-start',
  '/open/open-start.data',
  '/assets/a.js',
  '/assets/none.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/version',
  '/sitemap.xml',
  '/robots.txt',
  '/box-api/walk/en',
  '/box-api/api/worlds',
  '/box-api/api/none',
  '/box-api/none',
  '/box-api/uploads/open-start.jpg',
  '/box-api/uploads/none.jpg',
  '/box-api/images/500/open-start.jpg',
  '/box-api/tiles/0/0/0/open-start.jpg',
  '/box-api/fonts/faces.css?text=1~a.woff2',
  '/box-api/fonts/faces.css',
  '/box-api/events',
  '/%E0%A4%A',
  '/-/none',
];

describe('the app', () => {
  test.each(ROUTES)('answers %s below 500 and with the headers that everything has', async (path) => {
    const response = await ask(path);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('cache-control')).not.toBeNull();
    await response.body?.cancel();
  });

  test.each(ROUTES)('answers HEAD %s with the same status and no body', async (path) => {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect((await head.bytes()).byteLength).toBe(0);
    await get.body?.cancel();
  });

  test('never answers 5xx to an address, whatever it is', async () => {
    const unit = fc.constantFrom(
      '/',
      '.',
      '%',
      '%2f',
      '%00',
      '\\',
      '?',
      '=',
      '&',
      '#',
      'a',
      'box-api',
      '.data',
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 12 }), async (path) => {
        const response = await ask(`/${path}`);
        expect(response.status).toBeLessThan(500);
        await response.body?.cancel();
      }),
    );
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses to %s a page', async (method) => {
    expect((await ask('/open', { method })).status).toBe(405);
  });

  test('has an immutable style sheet for the fonts of a theme', async () => {
    const address = fontSheetAddress({ headingFont: aFont('Head.woff2') });
    const answer = await ask(address ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toContain('src: url("/box-api/uploads/Head.woff2") format("woff2")');
    const other = await ask('/box-api/fonts/faces.css?text=x');
    expect(other.status).toBe(404);
  });

  test('takes contact forms and nothing else at their address', async () => {
    expect((await ask('/box-api/contact', { method: 'POST', body: '{}' })).status).toBe(202);
    expect((await ask('/box-api/contact')).status).toBe(404);
    expect((await ask('/box-api/contact/x', { method: 'POST' })).status).toBe(405);
    const tooLong = { 'content-length': '70000' };
    expect((await ask('/box-api/contact', { method: 'POST', headers: tooLong })).status).toBe(413);
  });

  test.each(['login', 'logout', 'unlock', 'forget'])(
    'takes what is posted to %s, and nothing else there',
    async (call) => {
      const posted = await ask(`/box-api/${call}`, { method: 'POST', body: '{}' });
      expect(await posted.json()).toEqual({ call });
      expect((await ask(`/box-api/${call}`)).status).toBe(404);
      expect((await ask(`/box-api/${call}/x`, { method: 'POST' })).status).toBe(405);
      expect((await ask(`/box-api/${call}`, { method: 'DELETE' })).status).toBe(405);
    },
  );

  test('does not show the media of closed worlds', async () => {
    expect(await (await ask('/box-api/uploads/open-start.jpg')).text()).toBe('open');
    expect(await (await ask('/box-api/uploads/open-start.jpg?v=9is')).text()).toBe('open');
    expect((await ask('/box-api/images/500/open-start.jpg?v=9is')).status).toBe(200);
    expect((await ask('/box-api/uploads/closed-start.jpg')).status).toBe(404);
    expect((await ask('/box-api/images/500/closed-start.jpg')).status).toBe(404);
    for (const name of ['..%2fenv.ts', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..', '.']) {
      expect((await ask(`/box-api/uploads/${name}`)).status).toBe(404);
    }
  });

  test('says which build and content it shows', async () => {
    expect(await (await ask('/version')).json()).toEqual({ build: 'b1', content: 'v1' });
  });

  test('refreshes from the CMS when the CMS announces a change', async () => {
    const headers = { authorization: `Bearer ${secret}` };
    expect((await ask('/-/revalidate', { method: 'POST', headers })).status).toBe(202);
    expect((await ask('/-/revalidate', { method: 'POST' })).status).toBe(401);
    expect((await ask('/-/revalidate')).status).toBe(404);
    expect(announce).toHaveBeenCalledTimes(1);
  });

  test('writes no query into the log', async () => {
    await ask('/open?code=sesame');
    expect(logger.lines.some(({ sentence }) => sentence === 'request')).toBe(true);
    expect(JSON.stringify(logger.lines)).not.toContain('sesame');
  });

  test('answers 503 while there is no content, and is not ready', async () => {
    const kept = published;
    published = undefined;
    const page = await ask('/');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect((await ask('/box-api/api/worlds')).status).toBe(503);
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
    published = kept;
  });

  test('says where its content comes from', async () => {
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready', source: 'shipped' });
  });
});

describe('a name that the showroom does not know itself by', () => {
  test.each([
    '/showroom',
    '/showroom.data',
    '/sitemap.xml',
    '/robots.txt',
    '/box-api/walk/en',
    '/assets/a.js',
  ])('is refused at %s, and neither kept nor repeated', async (path) => {
    const answer = await askAt('evil.example', path);
    expect(answer.status).toBe(421);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain('PUBLIC_URL');
    expect(text).not.toContain('evil.example');
  });

  test('gets a page with every security header', async () => {
    const { headers } = await askAt('evil.example', '/showroom');
    for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']) {
      expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
    }
  });

  test('gets no form into a mailbox', async () => {
    expect((await askAt('evil.example', '/box-api/contact', { method: 'POST', body: '{}' })).status).toBe(
      421,
    );
  });

  test('does not stop who watches the server', async () => {
    expect((await askAt('web', '/healthz')).status).toBe(200);
    expect((await askAt('web', '/readyz')).status).toBe(200);
    expect((await askAt('web', '/metrics')).status).toBe(200);
  });

  test.each(['192.168.1.20:3000', 'localhost', 'lab.example'])('is none of %s', async (host) => {
    expect((await askAt(host, '/showroom')).status).toBe(200);
  });
});

test('has no metrics for what a proxy passes on', async () => {
  const passedOn = await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const nothing = await ask('/-/nothing');
  expect([passedOn.status, await passedOn.text()]).toEqual([nothing.status, await nothing.text()]);
  expect(passedOn.status).toBe(404);
});
