import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, cookiesOf } from './ask.ts';
import type { Answer, Question } from './ask.ts';
import { SECRETS, wordOf } from './canaries.ts';
import { canaryBundle, worldOf } from './canary-content.ts';
import { ACCOUNTS, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { altered, logIn, openWorld, renamed } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * "Guessing an access code is slowed as documented; a stolen cookie of one world opens no other; a forged or
 * altered one opens none."
 */

let cms: LoginCms;
let target: Target;

beforeAll(async () => {
  cms = await startLoginCms();
  target = await startTarget({ cmsUrl: cms.url, bundle: await canaryBundle() });
});
afterAll(async () => {
  await target.stop();
  await cms.stop();
});

function post(path: string, value: unknown, headers: Question['headers'] = {}): Promise<Answer> {
  return ask(target.port, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(value),
  });
}

/** A client at its own address. */
function from(address: string) {
  return { 'x-forwarded-for': address };
}

function guess(code: string, address: string): Promise<Answer> {
  return post('/box-api/unlock', { world: worldOf('protected'), code }, from(address));
}

function insideOf(cookie: string): Promise<Answer> {
  return ask(target.port, {
    path: `/${worldOf('protected')}/group-${wordOf('protected')}-${wordOf('protected')}-slug-a`,
    headers: cookie === '' ? {} : { cookie },
  });
}

describe('guessing', () => {
  test('a code: sixty are free, then the wait is announced and enforced, for the right code as well', async () => {
    for (let wrong = 0; wrong < 60; wrong += 1) {
      const answer = await guess(`wrong ${wrong}`, '8.8.8.8');
      expect([wrong, answer.status]).toEqual([wrong, 422]);
      expect(answer.body).toContain('The code is incorrect, please try again');
      expect(cookiesOf(answer)).toBe('');
    }
    const slowed = await guess(SECRETS.accessCode, '8.8.8.8');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(cookiesOf(slowed)).toBe('');
    expect((await guess(SECRETS.accessCode, '8.8.4.4')).status).toBe(200);
  });

  test('a password: slowed for an address, whichever account it tries', async () => {
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 12; wrong += 1) {
      const credentials = { identifier: `a${wrong}@b.example`, password: 'wrong' };
      statuses.push((await post('/box-api/login', credentials, from('9.9.9.9'))).status);
    }
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([400]));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('is not made quicker by inventing addresses further left in X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 62; wrong += 1) {
      statuses.push((await guess('wrong', `1.2.3.${wrong}, 7.7.7.7`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('a wrong and a right account are answered alike', async () => {
    const wrong = { password: 'wrong' };
    const known = await post(
      '/box-api/login',
      { identifier: ACCOUNTS.guest.email, ...wrong },
      from('6.6.6.6'),
    );
    const unknown = await post('/box-api/login', { identifier: 'no@b.example', ...wrong }, from('6.6.6.6'));
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });
});

describe('cookies', () => {
  test('cannot be read by scripts, are not sent along by other sites, and tell nothing', async () => {
    const answer = await guess(SECRETS.accessCode, '8.8.4.5');
    const [line = ''] = answer.headers['set-cookie'] ?? [];
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(line).toContain(attribute);
    const login = await logIn(target.port, ACCOUNTS.partner);
    const plain = login.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect([...plain, login].join(' ')).not.toContain('zqxsecretzqx');
  });

  test('open what they were made for and nothing else', async () => {
    const cookie = await openWorld(target.port);
    expect((await insideOf(cookie)).status).toBe(200);
    expect((await insideOf('')).status).toBe(403);
    expect((await insideOf(altered(cookie))).status).toBe(403);
    const others = renamed(cookie, [worldOf('other'), worldOf('login')]);
    const other = await ask(target.port, { path: `/${worldOf('other')}`, headers: { cookie: others } });
    expect(other.status).not.toBe(200);
    expect((await insideOf(`vitrine_world_${worldOf('protected')}=${SECRETS.accessCode}`)).status).toBe(403);
    expect((await insideOf(`auth._token.local=${SECRETS.jwt}`)).status).toBe(403);
  });

  test('end at every byte that is changed', async () => {
    const cookie = await openWorld(target.port);
    const start = cookie.indexOf('=') + 1;
    // The last character of a base64url text may contain unused bits.
    for (let index = start; index < cookie.length - 1; index += 7) {
      const forged = `${cookie.slice(0, index)}${cookie[index] === 'A' ? 'B' : 'A'}${cookie.slice(index + 1)}`;
      expect([index, (await insideOf(forged)).status]).toEqual([index, 403]);
    }
  });
});

describe('calls that change something', () => {
  test.each(['/box-api/login', '/box-api/logout', '/box-api/unlock', '/box-api/forget', '/box-api/contact'])(
    '%s is refused to other sites',
    async (path) => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': '', origin: 'https://evil.example' },
        { 'sec-fetch-site': '', origin: 'null' },
      ]) {
        const answer = await post(path, { world: worldOf('protected'), code: SECRETS.accessCode }, headers);
        expect([headers, answer.status]).toEqual([headers, 403]);
        expect(cookiesOf(answer)).toBe('');
      }
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%0d%0aa',
  ])('a login never leads to %s', async (redirect) => {
    const { email } = ACCOUNTS.partner;
    const credentials = { identifier: email, password: SECRETS.password };
    const answer = await post('/box-api/login', { ...credentials, redirect }, from('5.5.5.5'));
    expect(answer.status).toBe(200);
    const { redirectTo } = JSON.parse(answer.body) as { readonly redirectTo: string };
    expect(new URL(redirectTo, 'https://showroom.example').origin).toBe('https://showroom.example');
    expect(redirectTo).not.toContain('evil');
  });
});
