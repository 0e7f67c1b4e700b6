import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { derivePreviewKeys, readBundle, signPreview } from '@vitrine/content/node';
import type { PreviewClaims, PreviewKeys } from '@vitrine/content/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/processes.ts';
import { ask, cookiesOf, textOf } from './ask.ts';
import type { Answer } from './ask.ts';
import { SECRETS } from './canaries.ts';
import { startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { openEventStream } from './event-stream.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * Drafts are only for holders of a preview: with a token that the CMS has signed, for as long as the CMS confirms it.
 * They are never answered to anyone else, nor cached where others are answered from.
 */

const DRAFT = 'Draft that no one has published';
const ADMIN = 'https://cms.example';
const HOUR = 3_600_000;

const keys = derivePreviewKeys(SECRETS.revalidateSecret);

function sessionOf(session: string): PreviewClaims {
  return {
    kind: 'session',
    editor: '1',
    session,
    endsAt: Date.now() + HOUR,
    frame: ADMIN,
  };
}
const session = sessionOf('open');

function link(id: string, endsAt = Date.now() + HOUR): PreviewClaims {
  return {
    kind: 'link',
    id,
    endsAt,
    world: 'showroom',
  };
}

function opening(nonce: string, endsAt = Date.now() + 60_000): PreviewClaims {
  return {
    kind: 'opening',
    nonce,
    editor: '1',
    session: 'open',
    endsAt,
    sessionEndsAt: Date.now() + HOUR,
    frame: ADMIN,
    address: PAGE,
  };
}
const PAGE = '/de/showroom/atrium';

let cms: LoginCms | undefined;
let target: Target | undefined;
let published: ContentBundle;
let drafts: ContentBundle;
const revoked = new Set<string>();

/** The CMS's statuses for preview sessions that show no drafts. */
const STATUS_OF: Readonly<Record<string, number>> = { closed: 410, empty: 404, broken: 500 };

function content(url: URL): unknown {
  if (url.pathname !== '/api/showroom/preview/content') return undefined;
  const id = url.searchParams.get('link');
  const status = STATUS_OF[url.searchParams.get('session') ?? ''];
  if (status !== undefined) return Response.json({}, { status });
  return id !== null && revoked.has(id) ? Response.json({}, { status: 410 }) : drafts;
}

beforeAll(async () => {
  published = await readBundle(join(ROOT, 'demo/snapshot'));
  drafts = {
    ...published,
    version: 'drafts',
    snapshots: Object.fromEntries(
      Object.entries(published.snapshots).map(([locale, snapshot]) => [
        locale,
        {
          ...snapshot,
          version: `drafts-${locale}`,
          locations: snapshot.locations.map((location) => ({ ...location, title: DRAFT })),
        },
      ]),
    ),
  };
  cms = await startLoginCms(content);
  target = await startTarget({ cmsUrl: cms.url });
});
afterAll(async () => {
  await target?.stop();
  await cms?.stop();
});

function get(path: string, cookie = '', more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return ask(target?.port ?? 0, { path, headers: { ...(cookie === '' ? {} : { cookie }), ...more } });
}

function cookieOf(claims: PreviewClaims, own: PreviewKeys = keys): string {
  return `vitrine_preview=${signPreview(own, claims)}`;
}

function start(): string {
  const { worlds = [], locations = [], settings } = published.snapshots['de'] ?? {};
  const world = worlds.find(({ slug }) => slug === settings?.defaultWorld);
  const location = locations.find(({ payloadId }) => payloadId === world?.start);
  const segment = location?.group ? `${location.group.slug}-${location.slug}` : location?.slug;
  return `/de/${world?.slug}/${segment}`;
}

function everything(): readonly string[] {
  return [
    start(),
    `${start()}.data`,
    '/box-api/walk/de',
    '/box-api/search/de',
    '/box-api/api/content-locations?locale=de',
  ];
}

describe('who has a preview', () => {
  test('sees the drafts, in answers that no cache keeps and no other site frames', async () => {
    for (const path of everything()) {
      const answer = await get(path, cookieOf(session));
      expect([path, answer.status, answer.body.includes(DRAFT)]).toEqual([path, 200, true]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'same-origin',
      });
      expect(Object.keys(answer.headers)).not.toContain('etag');
      expect(Object.keys(answer.headers)).not.toContain('cdn-cache-control');
    }
    const { headers } = await get(start(), cookieOf(session));
    expect(String(headers['content-security-policy'])).toContain(`frame-ancestors 'self' ${ADMIN}`);
  });

  test('enters worlds that are closed to visitors, and its contact form is not delivered', async () => {
    const closed = published.snapshots['en']?.worlds.find(({ isProtected }) => isProtected);
    const inside = published.snapshots['en']?.locations.find(({ payloadId }) => payloadId === closed?.start);
    const path = `/${closed?.slug}/${inside?.slug}`;
    expect((await get(path)).body).not.toContain(inside?.title ?? DRAFT);
    expect((await get(path, cookieOf(session))).body).toContain(DRAFT);
    const sent = await ask(target?.port ?? 0, {
      method: 'POST',
      path: '/box-api/contact',
      headers: { cookie: cookieOf(session), 'content-type': 'application/json' },
      body: '{}',
    });
    expect([sent.status, sent.body]).toEqual([503, '{"kind":"failed"}']);
  });
});

describe('an editor’s frame', () => {
  test.each([
    ['closed', 410, 'Diese Vorschau ist beendet'],
    ['empty', 503, 'Es ist noch nichts zu sehen'],
    ['broken', 503, 'Die Vorschau kann nicht gezeigt werden'],
  ])('says why it shows nothing: %s', async (id, status, sentence) => {
    const cookie = cookieOf(sessionOf(id));
    const answer = await get(start(), cookie);
    expect([answer.status, answer.body.includes(sentence)]).toEqual([status, true]);
    expect(String(answer.headers['content-security-policy'])).toContain(`frame-ancestors 'self' ${ADMIN}`);
    // A page that may soon have content reloads; an ended preview does not.
    expect('refresh' in answer.headers).toBe(status === 503);
    // An open window is sent to that page.
    expect((await get(`${start()}.data`, cookie)).status).toBe(410);
  });

  test('listens by a stream of which one client has no more than it needs, and none for a look', async () => {
    const path = '/box-api/events';
    const looked = await ask(target?.port ?? 0, {
      method: 'HEAD',
      path,
      headers: { cookie: cookieOf(session) },
    });
    expect([looked.status, looked.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const client = { 'x-forwarded-for': '203.0.113.7' };
    const streams = await Promise.all(
      Array.from({ length: 52 }, () => openEventStream(target?.port ?? 0, cookieOf(session), client)),
    );
    expect(streams.filter((stream) => stream.text().startsWith('200 '))).toHaveLength(50);
    expect((await get(path, '', client)).status).toBe(200);
    for (const stream of streams) stream.close();
  });
});

describe('everybody else', () => {
  test('sees no drafts, whatever previews were shown before', async () => {
    for (const path of everything()) {
      for (const cookie of [cookieOf(session), '', cookieOf(session), '']) {
        const answer = await get(path, cookie, { 'accept-encoding': 'identity' });
        expect([path, textOf(answer).includes(DRAFT)]).toEqual([path, cookie !== '']);
      }
    }
    const page = await get(start());
    expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'self'");
    expect(String(page.headers['content-security-policy'])).not.toContain(ADMIN);
    expect(Object.keys(page.headers)).not.toContain('x-robots-tag');
  });

  test.each([
    ['made with another secret', () => cookieOf(session, derivePreviewKeys('another secret of some length'))],
    ['an opening in place of what it opens', () => cookieOf(opening('as-cookie'))],
    ['altered', () => cookieOf(session).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['empty', () => 'vitrine_preview='],
  ])('sees no drafts with a token that is %s', async (_, cookie) => {
    const answer = await get(start(), cookie());
    expect(answer.status).toBe(200);
    expect(textOf(answer)).not.toContain(DRAFT);
  });

  test('can neither change nor end them', async () => {
    const told = await ask(target?.port ?? 0, { method: 'POST', path: '/-/preview/changed', body: '{}' });
    expect(told.status).toBe(401);
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const left = await ask(target?.port ?? 0, { method: 'POST', path: '/-/preview/leave', headers });
    expect(left.status).toBe(403);
  });
});

describe('an opening', () => {
  test('begins one preview, once', async () => {
    const path = `/-/preview/open?token=${signPreview(keys, opening('once'))}`;
    const first = await get(path);
    expect(first).toMatchObject({
      status: 303,
      headers: { location: PAGE, 'referrer-policy': 'no-referrer' },
    });
    expect(String(first.headers['set-cookie'])).toContain('HttpOnly');
    expect((await get(start(), cookiesOf(first))).body).toContain(DRAFT);
    expect((await get(path)).status).toBe(410);
  });

  test('over TLS ends what another kind of preview has left, and then begins', async () => {
    const path = `/-/preview/open?token=${signPreview(keys, opening('by TLS'))}`;
    const { headers } = await get(path, '', { 'x-forwarded-proto': 'https' });
    expect([headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^__Host-vitrine_preview=; Path=\/; Max-Age=0; .*SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-vitrine_preview=\S+; Path=\/; .*SameSite=None; Partitioned; Secure$/),
    ]);
  });

  test.each([
    ['late', () => signPreview(keys, opening('late', Date.now() - 1))],
    ['a session', () => signPreview(keys, session)],
    ['nothing', () => ''],
  ])('that is %s begins none', async (_, token) => {
    const answer = await get(`/-/preview/open?token=${token()}`);
    expect(answer.status).toBe(410);
    expect(cookiesOf(answer)).toBe('');
  });
});

describe('a shared link', () => {
  test('shows the drafts until it is revoked, and then says so in the visitor’s language', async () => {
    const path = `/-/preview/shared?token=${signPreview(keys, link('shared'))}`;
    const opened = await get(path, '', { 'accept-language': 'ru' });
    expect(opened).toMatchObject({ status: 303, headers: { location: '/ru/showroom' } });
    const cookie = cookiesOf(opened);
    const page = await get(start(), cookie);
    expect(page.body).toContain(DRAFT);
    expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'none'");

    revoked.add('shared');
    await ask(target?.port ?? 0, {
      method: 'POST',
      path: '/-/preview/changed',
      headers: { authorization: `Bearer ${keys.call}`, 'content-type': 'application/json' },
      body: '{"changed":["link:shared"]}',
    });
    const after = await get(start(), cookie);
    expect(after.status).toBe(410);
    expect(after.body).toContain('Diese Vorschau ist beendet');
    expect(String(after.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await get(`${start()}.data`, cookie)).status).toBe(410);
    const again = await get(path, '', { 'accept-language': 'fr' });
    expect([again.status, again.body.includes('Cet aperçu est terminé')]).toEqual([410, true]);
  });

  test('ends by itself', async () => {
    const late = link('late', Date.now() - 1);
    expect((await get(`/-/preview/shared?token=${signPreview(keys, late)}`)).status).toBe(410);
    expect((await get(start(), cookieOf(late))).status).toBe(410);
  });
});

test('no token and no draft is in the log', async () => {
  const log = target?.log() ?? '';
  expect(log).toContain('/-/preview/open');
  expect(log).not.toContain('token=');
  expect(log.replaceAll(/"path":"[^"]*"/g, '')).not.toContain(DRAFT);
});
