import { describe, expect, test } from 'vitest';
import { fakeCms, json } from '../fixtures/fake-cms.ts';
import type { Handler } from '../fixtures/fake-cms.ts';
import { FIXTURE_CMS_URL, FIXTURE_LOCALES, fetchedFrom, smallWorld } from '../fixtures/small-world.ts';
import type { ContentError } from './errors.ts';
import { loadBundle } from './load-bundle.ts';
import type { LoadOptions } from './load-options.ts';
import { assembleBundle } from './normalise/assemble-bundle.ts';

function load(fetch: LoadOptions['fetch'], options: Partial<LoadOptions> = {}) {
  return loadBundle({
    cmsUrl: FIXTURE_CMS_URL,
    token: 'secret',
    fetch,
    locales: FIXTURE_LOCALES,
    ...options,
  });
}

async function failure(handler: Handler, options: Partial<LoadOptions> = {}): Promise<ContentError> {
  const { fetch } = fakeCms(smallWorld(), handler);
  return load(fetch, options).then(
    () => {
      throw new Error('the load should have failed');
    },
    (error: ContentError) => error,
  );
}

function at(path: string, answer: () => Response | Promise<Response>): Handler {
  return (url) => (url.pathname === path ? answer() : undefined);
}

describe('a load', () => {
  test.each(['v4', 'v5'] as const)(
    'gives the whole bundle, page by page (%s) (spec 7.1) (spec 7.13) (spec 7.14)',
    async (version) => {
      const { fetch, requests } = fakeCms(smallWorld(version));
      expect(await load(fetch)).toEqual(assembleBundle(fetchedFrom(smallWorld())));
      expect(requests.filter(({ url }) => url.pathname === '/api/content-locations')).toHaveLength(6);
      expect(requests.filter(({ url }) => url.pathname === '/api/icons')).toHaveLength(1);
      for (const { headers } of requests) {
        expect(headers.get('accept')).toBe('application/json');
        expect(headers.get('authorization')).toBe('Bearer secret');
      }
    },
  );

  test('is in seven languages, English being the default (spec 1.6)', async () => {
    const { fetch, requests } = fakeCms(smallWorld());
    const bundle = await loadBundle({ cmsUrl: FIXTURE_CMS_URL, token: 'secret', fetch });
    const codes = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'];
    expect(bundle.locales.map(({ code }) => code)).toEqual(codes);
    expect(bundle.defaultLocale).toBe('en');
    const asked = new Set(requests.map(({ url }) => url.searchParams.get('locale')));
    expect(codes.filter((code) => !asked.has(code))).toEqual([]);
  });

  test('has all interface texts, however many a page of them holds (spec 9.16)', async () => {
    const answers = smallWorld();
    const keys = [
      'dialog__close',
      'error__other_error',
      'error__page_not_found',
      'error__to_home',
      'places__open',
    ];
    const entries = keys.map((key, id) => ({ id, documentId: key, items: [{ key, value: 'Text' }] }));
    answers['/api/ui-translation'] = { en: { data: entries } };
    const bundle = await load(fakeCms(answers).fetch);
    expect(Object.keys(bundle.snapshots['en']?.uiTexts ?? {}).toSorted()).toEqual(keys);
  });

  test('keeps a path prefix of the CMS', async () => {
    const { fetch, requests } = fakeCms({});
    await expect(load(fetch, { cmsUrl: 'http://example.com/cms/' })).rejects.toMatchObject({ kind: 'empty' });
    expect(requests.every(({ url }) => url.pathname.startsWith('/cms/api/'))).toBe(true);
  });

  test('counts what is not there as empty, and says so', async () => {
    const answers = smallWorld();
    delete answers['/api/app-setting'];
    delete answers['/api/world-access'];
    const bundle = await load(fakeCms(answers).fetch);
    expect(bundle.reports).toEqual([
      expect.objectContaining({ kind: 'unreadableEndpoint', path: 'app-setting' }),
      expect.objectContaining({ kind: 'unreadableEndpoint', path: 'world-access' }),
    ]);
    expect(bundle.snapshots['en']?.settings.flyMode.maximumItems).toBe(6);
    expect(bundle.snapshots['en']?.worlds[0]?.isProtected).toBe(true);
  });

  test('ends with a server that knows no paging', async () => {
    const answers = smallWorld();
    const bundle = await load(
      fakeCms(answers, (url) => {
        const answer = answers[url.pathname]?.['en'];
        return url.pathname === '/api/articles' && answer !== undefined && 'data' in answer
          ? json({ data: answer.data })
          : undefined;
      }).fetch,
    );
    expect(bundle.snapshots['en']?.articles).toHaveLength(2);
  });
});

describe('a load fails with a sentence, and the caller keeps what it has', () => {
  const path = '/api/worlds';

  test.each<[string, ContentError['kind'], () => Response]>([
    ['HTML', 'invalid', () => new Response('<!doctype html><title>Gateway</title>')],
    ['garbage', 'invalid', () => new Response('\u0000\u0001')],
    ['half a body', 'invalid', () => new Response('{"data": [{"id": 1, "sl')],
    ['nothing', 'invalid', () => new Response('')],
    ['no data', 'invalid', () => json({ results: [] })],
    ['a text as data', 'invalid', () => json({ data: 'worlds' })],
    [
      'a redirect',
      'invalid',
      () => new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/' } }),
    ],
    ['a server error', 'invalid', () => json({ error: {} }, 500)],
    ['a missing token', 'unauthorised', () => json({ error: {} }, 401)],
    ['a token for something else', 'unauthorised', () => json({ error: {} }, 403)],
    [
      'a body that breaks off',
      'invalid',
      () =>
        new Response(
          new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
        ),
    ],
    [
      'a refused connection',
      'unreachable',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('%s', async (_name, kind, answer) => {
    const error = await failure(at(path, answer));
    expect(error).toMatchObject({ name: 'ContentError', kind, path });
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });

  test('no answer in time', async () => {
    const error = await failure(
      (url, init) =>
        url.pathname === path
          ? new Promise((_resolve, reject) => {
              const { signal } = init ?? {};
              const end = () => reject(signal?.reason as Error);
              if (signal?.aborted === true) end();
              else signal?.addEventListener('abort', end);
            })
          : undefined,
      { timeoutSignal: () => AbortSignal.abort(new DOMException('too late', 'TimeoutError')) },
    );
    expect(error).toMatchObject({ kind: 'timeout', path });
  });

  test('codes that are not a list', async () => {
    expect(await failure(at('/api/world-access', () => json('open')))).toMatchObject({ kind: 'invalid' });
  });

  test('a CMS without any location', async () => {
    expect(await failure(at('/api/content-locations', () => json({ data: [] })))).toMatchObject({
      kind: 'empty',
    });
  });

  test('a list without an end', async () => {
    let id = 0;
    const error = await failure(
      at('/api/icons', () =>
        json({ data: [{ id: (id += 1), name: `icon ${id}` }], meta: { pagination: { total: 1e9 } } }),
      ),
    );
    expect(error).toMatchObject({ kind: 'invalid', path: '/api/icons' });
  });

  test('a default language that is not among the languages', async () => {
    expect(await failure(() => undefined, { defaultLocale: 'ru' })).toMatchObject({ kind: 'configuration' });
  });
});
