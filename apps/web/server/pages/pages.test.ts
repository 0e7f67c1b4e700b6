import { brotliDecompressSync } from 'node:zlib';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import type { Article } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { Product } from '@vitrine/core/world/product';
import { describe, expect, test } from 'vitest';
import type { SessionVisitor } from '../../app/contract/server-context.ts';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { settle } from '../testing/fake-clock.ts';
import { anonymous, html, setUpPages, someone } from './testing/set-up-pages.ts';

/** A showroom of which everything is open but the price of one article. */
function withPricesForLogins() {
  const product: Product = { priceRule: { kind: 'loggedIn' }, variants: [] };
  const article: Article = {
    id: overlayId(1),
    title: 'Robot',
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    product,
  };
  return createBundle('v1', { articles: [article] });
}

describe('pages for everybody', () => {
  test('are found at the address that their location had before', async () => {
    const content = createBundle('v1', {
      locations: [createLocation('hall', 'open', { earlierSegments: ['old-hall'] })],
    });
    const { ask, render } = setUpPages(async () => html('page'), { content });
    const moved = await ask('/de/open/old-hall?article=3');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/de/open/hall?article=3']);
    expect(render).not.toHaveBeenCalled();
    expect((await ask('/open/hall')).status).toBe(200);
  });

  test('are rendered once for each version of the content', async () => {
    const { ask, render, publish } = setUpPages(async (_request, context) => html(context.bundle.version));
    expect(await (await ask('/showroom')).text()).toContain('v1');
    expect(await (await ask('/showroom?utm_source=mail')).text()).toContain('v1');
    expect(render).toHaveBeenCalledTimes(1);
    publish('v2');
    expect(await (await ask('/showroom')).text()).toContain('v2');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('are rendered once when many ask at the same time', async () => {
    const rendered = Promise.withResolvers<Response>();
    const { ask, render } = setUpPages(() => rendered.promise);
    const answers = [ask('/a'), ask('/a'), ask('/a')];
    await settle();
    rendered.resolve(html('here'));
    for (const answer of await Promise.all(answers)) expect(await answer.text()).toContain('here');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('carry policy, ETag and packed bytes, and become 304', async () => {
    const { ask } = setUpPages(async (_request, { scriptMark }) => html('page', {}, scriptMark));
    const page = await ask('/a', { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    const sent = brotliDecompressSync(await page.bytes()).toString();
    expect(sent).toContain('<script>window.a=1</script>page');
    const again = await ask('/a', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).not.toBeNull();
  });

  test('have no policy for scripts that the render did not write', async () => {
    const { ask } = setUpPages(async () => html('page'));
    expect((await ask('/a')).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  test.each([
    ['a container', { isActive: true, tagManagerId: 'GTM-ABC1234' }, true],
    ['a measurement ID', { isActive: true, measurementId: 'G-ABC1234567' }, true],
    ['neither', { isActive: true }, false],
    ['both, and is switched off', { tagManagerId: 'GTM-ABC1234', measurementId: 'G-ABC1234567' }, false],
  ])('allow Google’s hosts where analytics names %s: %j, %s', async (_, analytics, isAllowed) => {
    const content = createBundle();
    const snapshots = Object.fromEntries(
      Object.entries(content.snapshots).map(([locale, snapshot]) => {
        const counting = { isActive: false, needsConsent: true, ...analytics };
        return [locale, { ...snapshot, settings: { ...snapshot.settings, analytics: counting } }];
      }),
    );
    const { ask } = setUpPages(async () => html('page'), { content: { ...content, snapshots } });
    const policy = (await ask('/a')).headers.get('content-security-policy') ?? '';
    expect(policy.includes('googletagmanager.com')).toBe(isAllowed);
  });

  test('are never kept where they depend on power-save mode', async () => {
    const { ask, render } = setUpPages(async (request) => html(request.headers.get('cookie') ?? 'none'));
    const on = { headers: { cookie: 'vitrine_power_save=1' } };
    for (const path of ['/power-save-mode', '/de/power-save-mode', '/power-save-mode.data']) {
      const page = await ask(`${path}?to=%2Fa`, on);
      expect(await page.text()).toContain('vitrine_power_save=1');
      expect(page.headers.get('cache-control')).toMatch(/private|no-store/);
      expect(await (await ask(`${path}?to=%2Fa`)).text()).toContain('none');
    }
    expect(render).toHaveBeenCalledTimes(6);
    // All others are the same in power-save mode and without it.
    expect(await (await ask('/showroom/entrance', on)).text()).toContain('none');
  });

  test('never let one visitor show in another visitor’s page', async () => {
    const seen: Headers[] = [];
    const { ask } = setUpPages(async (request) => {
      seen.push(request.headers);
      return html('page');
    });
    const headers = { cookie: 'secret=1; vitrine_language=de', 'accept-language': 'fr', 'x-a': 'b' };
    await ask('/a', { headers });
    await ask('/', { headers });
    expect([...(seen[0] ?? [])]).toEqual([]);
    expect(Object.fromEntries(seen[1] ?? [])).toEqual({
      'accept-language': 'fr',
      cookie: 'vitrine_language=de',
    });
  });

  test('vary on language at the root alone', async () => {
    const { ask } = setUpPages(async () => html('page'));
    expect((await ask('/')).headers.get('vary')).toContain('Accept-Language, Cookie');
    expect((await ask('/de')).headers.get('vary')).not.toContain('Accept-Language');
  });

  test('vary by cookie where visitors with rights see more', async () => {
    const locks = new Map<string, WorldLock>([['partners', 'login']]);
    const { ask } = setUpPages(async () => html('page'), { locks });
    for (const path of ['/a', '/a.data', '/de']) {
      expect((await ask(path)).headers.get('vary')).toBe('Accept-Encoding, Cookie');
    }
  });

  test('vary by cookie, and are kept by no CDN, where a login shows nothing more than prices', async () => {
    const { headers } = await setUpPages(async () => html('page'), { content: withPricesForLogins() }).ask(
      '/a',
    );
    expect([headers.get('vary'), headers.get('cdn-cache-control')]).toEqual([
      'Accept-Encoding, Cookie',
      null,
    ]);
  });

  test('may be kept by a CDN only where all see the same: many a CDN does not heed Vary', async () => {
    const open = setUpPages(async () => html('page'));
    expect((await open.ask('/a')).headers.get('cdn-cache-control')).toContain('max-age=5');
    const locks = new Map<string, WorldLock>([['partners', 'login']]);
    const closed = setUpPages(async () => html('page'), { locks });
    expect((await closed.ask('/a')).headers.get('cdn-cache-control')).toBeNull();
  });

  test('keep campaign tags through a redirect', async () => {
    const { ask, render } = setUpPages(
      async () => new Response(null, { status: 302, headers: { location: '/showroom/a' } }),
    );
    const first = await ask('/?utm_source=mail');
    expect(first.headers.get('location')).toBe('/showroom/a?utm_source=mail');
    expect((await ask('/')).headers.get('location')).toBe('/showroom/a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('remember the language of their address without leaving the cache', async () => {
    const line = 'vitrine_language=de; Path=/; Max-Age=31536000';
    const { ask, render } = setUpPages(async () => html('page', { headers: { 'set-cookie': line } }));
    await ask('/de');
    const first = await ask('/de');
    expect(first.headers.get('set-cookie')).toBe(line);
    const second = await ask('/de', { headers: { cookie: 'vitrine_language=de' } });
    expect(second.headers.get('set-cookie')).toBeNull();
    expect((await ask('/de', { headers: { cookie: 'vitrine_language=fr' } })).headers.get('set-cookie')).toBe(
      line,
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('are not kept when they set a cookie, nor when they are errors', async () => {
    const cookie = setUpPages(async () => html('page', { headers: { 'set-cookie': 'a=b' } }));
    await cookie.ask('/a');
    const second = await cookie.ask('/a');
    expect(second.headers.get('set-cookie')).toBe('a=b');
    expect(second.headers.get('cache-control')).toBe('private, no-store');
    expect(cookie.render).toHaveBeenCalledTimes(2);
    const error = setUpPages(async () => html('closed', { status: 401 }));
    await error.ask('/a');
    expect((await error.ask('/a')).status).toBe(401);
    expect(error.render).toHaveBeenCalledTimes(2);
  });
});

describe('pages for someone', () => {
  test('are rendered each time and kept nowhere', async () => {
    const { ask, render } = setUpPages(async () => html('mine'));
    await ask('/a');
    const mine = await ask('/a', { visitor: someone });
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(mine.headers.get('cdn-cache-control')).toBeNull();
    await ask('/a', { visitor: someone });
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('are never answered with a kept page, nor kept for anybody else', async () => {
    const guest: SessionVisitor = { ...anonymous, openedWorlds: ['closed'] };
    const { ask } = setUpPages(async (request, { visitor }) =>
      html(`${visitor.isLoggedIn} ${visitor.openedWorlds.join('')} ${request.headers.get('cookie')}`),
    );
    const words = async (visitor: SessionVisitor, path = '/a') => {
      const page = await ask(path, { visitor, headers: { cookie: 'a=b' } });
      return (await page.text()).split('</script>')[1]?.trim();
    };
    for (const path of ['/a', '/a.data']) {
      expect(await words(someone, path)).toBe('true  a=b');
      expect(await words(anonymous, path)).toBe('false  null');
      expect(await words(guest, path)).toBe('false closed a=b');
      expect(await words(someone, path)).toBe('true  a=b');
      expect(await words(anonymous, path)).toBe('false  null');
    }
  });

  test('are those of a session that has ended, too: only its owner is told so', async () => {
    const ended: SessionVisitor = { ...anonymous, hasLoginEnded: true };
    const { ask } = setUpPages(async (_request, { visitor }) =>
      html(visitor.hasLoginEnded ? 'ended' : 'open'),
    );
    const late = await ask('/a', { visitor: ended });
    expect(await late.text()).toContain('ended');
    expect(late.headers.get('cache-control')).toBe('private, no-store');
    expect(late.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(await (await ask('/a')).text()).toContain('open');
    expect(await (await ask('/a', { visitor: ended })).text()).toContain('ended');
  });
});

describe('a page that cannot be rendered', () => {
  test('is a small page with a link home', async () => {
    const { ask, logger } = setUpPages(() => Promise.reject(new Error('boom')));
    const page = await ask('/a');
    expect(page.status).toBe(500);
    expect(await page.text()).toContain('<a href="/"');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(logger.lines[0]?.level).toBe('error');
  });

  test('is the same when the router gives up without a body', async () => {
    const { ask } = setUpPages(async () => new Response(null, { status: 500 }));
    expect(await (await ask('/a')).text()).toContain('<a href="/"');
  });
});
