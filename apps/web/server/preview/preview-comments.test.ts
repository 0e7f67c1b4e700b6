import { derivePreviewKeys, signPreview } from '@vitrine/content/node';
import type { PreviewClaimsOf } from '@vitrine/content/node';
import { expect, test } from 'vitest';
import { createLocalCoordination } from '../coordination/coordination.ts';
import { addressOf } from '../http/address.ts';
import { UNKNOWN_CLIENT } from '../http/client-address.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createPreviewComments } from './preview-comments.ts';

const keys = derivePreviewKeys('a secret of some length');
const URL_OF = 'http://show.example/-/preview/comments';
const SHOWN = { name: 'Anna', text: 'Too small.', at: '2026-11-27T12:00:00.000Z', isSettled: false };
const WRITTEN = { address: '/hall', name: 'Anna', text: 'Too small.' };

/** The route, with a CMS that answers so. */
function aRoute(status = 200, body: unknown = { comments: [SHOWN] }) {
  const clock = createFakeClock();
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const respond = createPreviewComments({
    cmsUrl: 'http://cms.example',
    keys,
    clock,
    limit: createLocalCoordination(clock).limit,
    fetch: async (url, init) => {
      asked.push({ url: String(url), init });
      return Response.json(body, { status });
    },
  });
  const link = { kind: 'link', id: 'l1', world: 'hall', endsAt: clock.now() + 60_000 } as const;
  const cookieOf = (subject: PreviewClaimsOf<'link' | 'session'>) =>
    `vitrine_preview=${signPreview(keys, subject)}`;
  const call = (
    init: {
      readonly cookie?: string | undefined;
      readonly body?: unknown;
      readonly origin?: string | undefined;
    } = {},
    search = '?address=%2Fhall',
  ) => {
    const { cookie = cookieOf(link), body: sent, origin = 'http://show.example' } = init;
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const request = new Request(`${URL_OF}${search}`, {
      headers,
      ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
    });
    return respond(request, addressOf(request.url), UNKNOWN_CLIENT);
  };
  return { asked, call, clock, cookieOf, link };
}

test('the comments of a page are read with the link of the cookie, for this browser alone', async () => {
  const { asked, call } = aRoute();
  const answer = await call();
  expect(await answer.json()).toEqual({ kind: 'comments', comments: [SHOWN] });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(asked.map(({ url }) => url)).toEqual([
    'http://cms.example/api/showroom/comments?link=l1&address=%2Fhall',
  ]);
  expect(new Headers(asked[0]?.init?.headers).get('authorization')).toBe(`Bearer ${keys.call}`);
});

test('a comment is sent as plain text, under the link of the cookie whatever the body says', async () => {
  const { asked, call } = aRoute();
  const answer = await call({ body: { ...WRITTEN, text: ' Too\u202E small. ', link: 'other' } });
  expect(answer.status).toBe(200);
  expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({ link: 'l1', ...WRITTEN });
});

test.each([
  ['no cookie', { cookie: '' }, 410],
  ['a forged cookie', { cookie: 'vitrine_preview=e30.abc' }, 410],
  ['another site', { body: WRITTEN, origin: 'https://evil.example' }, 403],
  ['no text', { body: { ...WRITTEN, text: '' } }, 422],
  ['no page', { body: { ...WRITTEN, address: 12 } }, 422],
  ['too much of it', { body: { ...WRITTEN, text: 'x'.repeat(100_000) } }, 413],
])('%s reaches no CMS', async (_, init, status) => {
  const { asked, call } = aRoute();
  expect((await call(init)).status).toBe(status);
  expect(asked).toEqual([]);
});

test('neither an editor’s own preview nor a link that has ended has comments', async () => {
  const { asked, call, clock, cookieOf, link } = aRoute();
  const session = { kind: 'session', editor: '1', session: 's', frame: 'https://cms.example' } as const;
  const own = await call({ cookie: cookieOf({ ...session, endsAt: link.endsAt }) });
  const ended = await call({ cookie: cookieOf({ ...link, endsAt: clock.now() }) });
  expect([own.status, ended.status]).toEqual([410, 410]);
  expect(asked).toEqual([]);
});

test.each([
  [404, 'noPage', 404],
  [409, 'full', 409],
  [410, 'ended', 410],
  [429, 'tooMany', 429],
  [500, 'failed', 503],
  [401, 'failed', 503],
])('where the CMS answers %i, the browser gets “%s”', async (status, kind, seen) => {
  const answer = await aRoute(status, { error: 'No.' }).call({ body: WRITTEN });
  expect([answer.status, await answer.json()]).toEqual([seen, { kind }]);
});

test('an answer that is none of the CMS’s is a failure', async () => {
  expect((await aRoute(200, { comments: [{ name: '<b>' }] }).call()).status).toBe(503);
});

test('an address has twenty comments in a row, and those that failed cost none', async () => {
  const failing = aRoute(500);
  for (let sent = 0; sent < 30; sent += 1) expect((await failing.call({ body: WRITTEN })).status).toBe(503);
  const { call } = aRoute();
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push((await call({ body: WRITTEN })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect((await call({ body: WRITTEN })).headers.get('retry-after')).toBe('30');
});
