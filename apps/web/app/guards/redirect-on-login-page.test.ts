import { aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import type { ServerContext } from '~/contract/server-context.ts';
import { someContent } from '~/testing/a-server-context.ts';
import { pass } from './testing/pass-guards.ts';

const anonymous = { isLoggedIn: false, scopes: [], openedWorlds: [] };
const ended = { ...anonymous, hasLoginEnded: true };
const someone = { ...anonymous, isLoggedIn: true };

async function ask(path: string, server: Partial<ServerContext>) {
  const { response } = await pass(['language', 'redirect-on-login-page'], path, { server });
  return response;
}

function redirectOf(response: Response) {
  return response.headers.get('location');
}

describe('guard 3, redirect on login page', () => {
  test('"a logged-in user is sent to the default world’s start location" (spec 2.13)', async () => {
    const server = { visitor: someone };
    expect(redirectOf(await ask('/login', server))).toBe('/showroom/entrance');
    expect(redirectOf(await ask('/de/login', server))).toBe('/de/showroom/entrance');
  });

  test('sends home where the default world has no start location for them', async () => {
    const { defaultWorld: _none, ...settings } = aSnapshot().settings;
    for (const bundle of [someContent({ settings }), someContent({ locations: [] })]) {
      expect(redirectOf(await ask('/de/login', { bundle, visitor: someone }))).toBe('/de');
    }
  });

  test('shows the page to everybody else, and takes the cookie of an ended session away', async () => {
    const first = await ask('/login', { visitor: anonymous });
    expect([first.status, first.headers.get('set-cookie')]).toEqual([200, null]);
    const late = await ask('/login', { visitor: ended });
    expect(late.status).toBe(200);
    expect(late.headers.get('set-cookie')).toMatch(/^auth\._token\.local=; Path=\/; Max-Age=0/);
  });
});
