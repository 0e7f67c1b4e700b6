import { doorName, doorOf } from '@vitrine/core/world/door';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import type { ServerContext } from '~/contract/server-context.ts';
import { pass } from './testing/pass-guards.ts';

const ended = { isLoggedIn: false, scopes: [], openedWorlds: [], hasLoginEnded: true };

function door(address: string) {
  return doorName(doorOf(payloadId(address)));
}
const names = ['language', 'world', 'redirect-to-login', 'check-access'];

async function ask(path: string, server: Partial<ServerContext>) {
  const { response } = await pass(names, path, { server });
  return response;
}

function closed(lock: WorldLock) {
  return { closedWorlds: new Map([['partners', lock]]) };
}

function redirectOf(response: Response) {
  return response.headers.get('location');
}

describe('guard 4, redirect to login page', () => {
  test('"a not-logged-in user is sent to login. The current query and a redirect value … are passed along" (spec 2.14)', async () => {
    const response = await ask('/partners/terrace?article=12', closed('login'));
    expect(response.status).toBe(302);
    expect(redirectOf(response)).toBe(`/login?article=12&redirect=${door('partners/terrace')}`);
  });

  test('keeps the language, and knows the world’s own address', async () => {
    const response = await ask('/de/partners', closed('login'));
    expect(redirectOf(response)).toBe(`/de/login?redirect=${door('partners/')}`);
  });

  test('is not talked into another target by the address', async () => {
    const path = '/partners/terrace?redirect=x&problem=credentials&wait=9';
    expect(redirectOf(await ask(path, closed('login')))).toBe(`/login?redirect=${door('partners/terrace')}`);
  });

  test('says that a session has ended, once: the cookie goes', async () => {
    const response = await ask('/partners/terrace', { ...closed('login'), visitor: ended });
    expect(redirectOf(response)).toBe(`/login?redirect=${door('partners/terrace')}&problem=ended`);
    expect(response.headers.get('set-cookie')).toBe(
      'auth._token.local=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    );
  });

  test('lets pass what is open, and leaves a world with an access code to its own page', async () => {
    expect((await ask('/showroom/entrance', closed('login'))).status).toBe(200);
    expect((await ask('/partners/terrace', closed('password'))).status).toBe(200);
    expect((await ask('/nowhere', closed('login'))).status).toBe(200);
  });
});
