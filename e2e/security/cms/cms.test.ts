import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAttackedCms } from './attacked-cms.ts';
import type { AttackedCms, CmsAnswer } from './attacked-cms.ts';

/*
 * Attacks on a CMS by anyone who knows its address, and by a page of another origin in the browser of an
 * administrator.
 */

const OWN = 'https://cms.example.com';
const SIBLING = 'https://show.example.com';

/** The smallest picture, as a PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let cms: AttackedCms;

beforeAll(async () => {
  cms = await startAttackedCms({ CMS_PUBLIC_URL: OWN });
});
afterAll(() => cms?.stop());

function corsOf({ headers }: CmsAnswer): readonly string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

describe('a page of another origin', () => {
  const foreign = [
    ['of the same site', { origin: SIBLING, 'sec-fetch-site': 'same-site' }],
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of the same site, in a browser without fetch metadata', { origin: SIBLING }],
    ['without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ] as const;

  test.each(foreign)('%s gets no token for the cookie of an administrator', async (_, headers) => {
    const cookie = await cms.panelCookie('publisher');
    for (const path of ['/admin/access-token', '/admin/logout', '/admin/login', '/upload']) {
      const answer = await cms.as.anonymous('POST', path, {}, { ...headers, cookie });
      expect([answer.status, answer.text.includes('"token"'), corsOf(answer)]).toEqual([403, false, []]);
    }
  });

  test.each(foreign)('%s reads nothing, and is told so before it asks', async (_, headers) => {
    expect(corsOf(await cms.as.anonymous('GET', '/admin/init', undefined, headers))).toEqual([]);
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    expect(corsOf(await cms.as.anonymous('OPTIONS', '/admin/access-token', undefined, preflight))).toEqual(
      [],
    );
  });
});

describe('the panel itself', () => {
  const own = { origin: OWN, 'sec-fetch-site': 'same-origin' };

  test('is answered with a token, and a cookie that no other site and no script gets', async () => {
    const cookie = await cms.panelCookie('translator');
    const answer = await cms.as.anonymous('POST', '/admin/access-token', {}, { ...own, cookie });
    expect([answer.status, answer.text.includes('"token"')]).toEqual([200, true]);
    const [line = ''] = answer.headers.getSetCookie();
    expect(line.toLowerCase().split('; ').slice(1).toSorted()).toEqual([
      'httponly',
      'path=/admin',
      'samesite=strict',
      'secure',
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(OWN);
  });

  test('need not ask again for ten minutes whether it may', async () => {
    const preflight = { ...own, 'access-control-request-method': 'POST' };
    const { headers } = await cms.as.anonymous('OPTIONS', '/admin/access-token', undefined, preflight);
    expect(headers.get('access-control-max-age')).toBe('600');
  });

  test('is no page for others to frame, to sniff or to reach without TLS', async () => {
    const answer = await cms.as.anonymous('GET', '/admin/init');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-powered-by': 'Vitrine',
    });
    expect(corsOf(answer)).toEqual([]);
  });

  test('asks its own origin alone', async () => {
    const { headers } = await cms.as.anonymous('GET', '/admin/init');
    const policy = (headers.get('content-security-policy') ?? '').split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
      ]),
    );
  });
});

describe('a client without an account', () => {
  test('does not become an administrator where there is one', async () => {
    const body = { email: 'me@example.com', password: 'Only-4-me', firstname: 'M', lastname: 'E' };
    const answer = await cms.as.anonymous('POST', '/admin/register-admin', body);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
  });

  test('does not register as a visitor', async () => {
    const body = { email: 'me@example.com', username: 'me', password: 'Only-4-me' };
    expect((await cms.as.anonymous('POST', '/api/auth/local/register', body)).status).toBe(403);
  });

  // An operator of the database in place of a text would match any account.
  test.each([
    [
      '/admin/register',
      { registrationToken: { $ne: null }, userInfo: { firstname: 'M', password: 'Only-4-me' } },
    ],
    ['/admin/reset-password', { resetPasswordToken: { $ne: null }, password: 'Only-4-me' }],
    ['/admin/login', { email: { $contains: '@' }, password: 'Only-4-attacks' }],
    ['/api/auth/local', { identifier: { $contains: '@' }, password: 'Only-4-attacks' }],
    [
      '/api/auth/reset-password',
      { code: { $ne: null }, password: 'Only-4-me', passwordConfirmation: 'Only-4-me' },
    ],
  ])('gains nothing at %s by an operator', async (path, body) => {
    const answer = await cms.as.anonymous('POST', path, body);
    expect([400, 403]).toContain(answer.status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each(['registrationToken=', 'registrationToken[$ne]=x', 'registrationToken=null', ''])(
    'is told nothing of an invitation by “%s”',
    async (query) => {
      const answer = await cms.as.anonymous('GET', `/admin/registration-info?${query}`);
      expect([answer.status, answer.text.includes('@example.com')]).toEqual([400, false]);
    },
  );

  test('is not told who has an account', async () => {
    const ask = (email: string) => cms.as.anonymous('POST', '/admin/forgot-password', { email });
    const known = await ask(cms.accounts['vitrine-editor'] ?? '');
    expect([known.status, (await ask('unknown@example.com')).status]).toEqual([204, 204]);
    const logIn = (email: string) =>
      cms.as.anonymous('POST', '/admin/login', { email, password: 'wrong-Guess-1' });
    const texts = [await logIn(cms.accounts['vitrine-editor'] ?? ''), await logIn('unknown@example.com')];
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
  });

  test('guesses five passwords of an account, however its address is written', async () => {
    const statuses: number[] = [];
    for (const email of ['a@b.cd', 'A@b.cd', 'a@B.cd', 'a@b.CD', 'A@B.CD', 'a@b.cd']) {
      const { status } = await cms.as.anonymous('POST', '/admin/login', { email, password: 'wrong-Guess-1' });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test.each([
    '/graphql',
    '/documentation',
    '/documentation/v1.0.0',
    '/openapi.json',
    '/admin/plugins/graphql',
  ])('finds nothing at %s', async (path) => expect((await cms.as.anonymous('GET', path)).status).toBe(404));
});

test('an editor, who publishes nothing, puts no file into what visitors see by uploading it', async () => {
  const worlds = '/content-manager/collection-types/api::world.world';
  const { results } = JSON.parse((await cms.as.editor('GET', `${worlds}?status=published`)).text) as {
    results: readonly { readonly id: number; readonly documentId: string }[];
  };
  const upload = async (more: object): Promise<number> => {
    const form = new FormData();
    form.append('files', new File([PIXEL], 'plan.png', { type: 'image/png' }));
    for (const [name, value] of Object.entries(more)) form.append(name, String(value));
    return (await cms.as.editor('POST', '/upload', form)).status;
  };
  expect(results).toHaveLength(1);
  const linking = { ref: 'api::world.world', refId: results[0]?.id, field: 'floor_plan' };
  expect([await upload(linking), await upload({})]).toEqual([403, 201]);
  const { text } = await cms.as.editor('GET', `${worlds}/${results[0]?.documentId}?status=published`);
  expect(JSON.parse(text)).toMatchObject({ data: { floor_plan: null } });
});

test('the log of all this holds no password, code or token', async () => {
  const { hashes, ...texts } = cms.secrets;
  const found = [...hashes, ...Object.values(texts), cms.password].filter((one) => cms.log().includes(one));
  expect(found).toEqual([]);
});
