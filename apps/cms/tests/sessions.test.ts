import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeAccount, roleOf } from './account.ts';
import { registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const VISITORS = '/content-manager/collection-types/plugin::users-permissions.user';
const PASSWORD = 'Only-4-tests';

let strapi: StartedStrapi;
let administrator: Editor;
let webServer: Server;
/** What the web server was told, for each call the collections. */
const told: string[] = [];

interface Visitor {
  readonly documentId: string;
  readonly email: string;
}

interface VisitorRole {
  readonly id: number;
  readonly name: string;
}

async function visitorRoles(): Promise<readonly VisitorRole[]> {
  const { roles } = (await administrator.request('GET', '/users-permissions/roles')) as {
    readonly roles: readonly VisitorRole[];
  };
  return roles;
}

async function roleNamed(name: string): Promise<number> {
  return (await visitorRoles()).find((role) => role.name === name)?.id ?? -1;
}

async function makeVisitor(name: string): Promise<Visitor> {
  const email = `${name}@example.com`;
  const made = (await administrator.request('POST', VISITORS, {
    email,
    username: name,
    password: PASSWORD,
    confirmed: true,
    blocked: false,
    role: { connect: [{ id: await roleNamed('Authenticated') }] },
  })) as { readonly documentId: string };
  return { documentId: made.documentId, email };
}

function change({ documentId }: Visitor, changes: object): Promise<unknown> {
  return administrator.request('PUT', `${VISITORS}/${documentId}`, changes);
}

function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${strapi.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function visitorLogsIn({ email }: Visitor, password = PASSWORD): Promise<string> {
  const answer = await post('/api/auth/local', { identifier: email, password });
  return ((await answer.json()) as { readonly jwt: string }).jwt;
}

/** What `/api/users/me` says to a jwt, which is what the showroom asks. */
async function me(jwt: string): Promise<number> {
  return (await fetch(`${strapi.url}/api/users/me`, { headers: { authorization: `Bearer ${jwt}` } })).status;
}

/** A browser in which an administrator is logged in: its access token, and its refresh cookie. */
async function panelLogsIn(email: string, password = PASSWORD) {
  const answer = await post('/admin/login', { email, password, rememberMe: true });
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { token: data.token, cookie: cookie.join('; ') };
}

async function panelStatuses({ token, cookie }: Awaited<ReturnType<typeof panelLogsIn>>) {
  const own = await fetch(`${strapi.url}/admin/users/me`, { headers: { authorization: `Bearer ${token}` } });
  const renewed = await post('/admin/access-token', {}, { cookie });
  return [own.status, renewed.status];
}

describe('sessions', () => {
  beforeAll(async () => {
    webServer = createServer(async (request, response) => {
      const { changes = [] } = (await json(request)) as { changes?: readonly { collection: string }[] };
      told.push(...changes.map(({ collection }) => collection));
      response.end();
    });
    await new Promise<void>((resolve) => webServer.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('REVALIDATE_URL', `http://127.0.0.1:${(webServer.address() as AddressInfo).port}/`);
    strapi = await startStrapi();
    administrator = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
    webServer.closeAllConnections();
    webServer.close();
    vi.unstubAllEnvs();
  }, 60_000);

  test.each<[string, (visitor: Visitor) => Promise<unknown>]>([
    ['password', (visitor) => change(visitor, { password: 'Another-4-tests' })],
    ['role', async (visitor) => change(visitor, { role: { connect: [{ id: await roleNamed('Public') }] } })],
    ['block', (visitor) => change(visitor, { blocked: true })],
    ['deletion', ({ documentId }) => administrator.request('DELETE', `${VISITORS}/${documentId}`)],
  ])('a changed %s of a visitor’s account ends all of its logins, and no other', async (what, act) => {
    const [visitor, other] = [await makeVisitor(`${what}-own`), await makeVisitor(`${what}-other`)];
    const jwts = [await visitorLogsIn(visitor), await visitorLogsIn(visitor)];
    const remaining = await visitorLogsIn(other);
    expect([...(await Promise.all(jwts.map(me))), await me(remaining)]).toEqual([200, 200, 200]);
    await act(visitor);
    expect([...(await Promise.all(jwts.map(me))), await me(remaining)]).toEqual([401, 401, 200]);
  });

  test('who is let in again after a block has to log in again', async () => {
    const visitor = await makeVisitor('pardoned');
    const jwt = await visitorLogsIn(visitor);
    await change(visitor, { blocked: true });
    await change(visitor, { blocked: false });
    expect(await me(jwt)).toBe(401);
    expect(await me(await visitorLogsIn(visitor))).toBe(200);
  });

  test.each<[string, object, readonly string[]]>([
    ['a block', { blocked: true }, ['accounts']],
    ['another scope', { scope: 'press' }, ['accounts']],
    ['another name', { username: 'renamed-untold' }, []],
  ])('web servers are told at once of %s of a visitor', async (what, changes, expected) => {
    const visitor = await makeVisitor(`told-${what.replaceAll(' ', '-')}`);
    told.length = 0;
    await change(visitor, changes);
    // Something that is always told comes behind it.
    const category = 'api::article-category.article-category';
    await administrator.create(category, { title: what });
    await expect.poll(() => told).toContain('article-categories');
    expect(told.filter((collection) => collection === 'accounts')).toEqual(expected);
  });

  test('another name or scope of a visitor’s account ends nothing', async () => {
    const visitor = await makeVisitor('renamed');
    const jwt = await visitorLogsIn(visitor);
    await change(visitor, { username: 'renamed-since', scope: 'press' });
    expect(await me(jwt)).toBe(200);
  });

  test('a logout ends that login alone', async () => {
    const visitor = await makeVisitor('leaving');
    const [leaving, remaining] = [await visitorLogsIn(visitor), await visitorLogsIn(visitor)];
    const answer = await post('/api/auth/logout', {}, { authorization: `Bearer ${leaving}` });
    expect([answer.status, await me(leaving), await me(remaining)]).toEqual([200, 401, 200]);
  });

  test('a login is good for twelve hours', async () => {
    const jwt = await visitorLogsIn(await makeVisitor('punctual'));
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      readonly iat: number;
      readonly exp: number;
    };
    expect(claims.exp - claims.iat).toBe(12 * 60 * 60);
  });

  test.each<[string, (account: { readonly path: string; readonly role: number }) => Promise<unknown>]>([
    ['password', ({ path }) => administrator.request('PUT', path, { password: 'Another-4-tests' })],
    ['role', ({ path, role }) => administrator.request('PUT', path, { roles: [role] })],
    ['deactivation', ({ path }) => administrator.request('PUT', path, { isActive: false })],
    ['deletion', ({ path }) => administrator.request('DELETE', path)],
  ])('a changed %s of an editor ends all of their sessions in the panel', async (what, act) => {
    await makeAccount(strapi, administrator, {
      role: await roleOf(administrator, 'vitrine-editor'),
      name: what,
    });
    const email = `${what}@example.com`;
    const [first, second] = [await panelLogsIn(email), await panelLogsIn(email)];
    const { data } = (await administrator.request('GET', `/admin/users?_q=${email}`)) as {
      readonly data: { readonly results: readonly { readonly id: number }[] };
    };
    await act({
      path: `/admin/users/${data.results[0]?.id}`,
      role: await roleOf(administrator, 'vitrine-translator'),
    });
    expect(await panelStatuses(first)).toEqual([401, 401]);
    expect(await panelStatuses(second)).toEqual([401, 401]);
    await expect(administrator.request('GET', '/admin/users/me')).resolves.toBeDefined();
  });
});
