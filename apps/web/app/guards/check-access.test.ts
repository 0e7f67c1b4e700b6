import { payloadId } from '@vitrine/core/world/ids';
import { aLocation, aNavigationHotspot, aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import type { ServerContext } from '~/contract/server-context.ts';
import { someContent } from '~/testing/a-server-context.ts';
import { pass } from './testing/pass-guards.ts';
import { addressContext } from './world.ts';

const closed = aLocation({ payloadId: payloadId('vault'), access: { rule: { kind: 'loggedIn' } } });
const base = aSnapshot();
const bundle = someContent({ locations: [...base.locations, closed] });

function ask(path: string, server: Partial<ServerContext>) {
  return pass(['language', 'world', 'check-access'], path, { server });
}

function redirectOf({ response }: { response: Response }) {
  return response.headers.get('location');
}

describe('guard 1, check-access (specification section 2)', () => {
  test('"redirects to the index if the current location is not accessible", in the page’s language (spec 2.11)', async () => {
    const answer = await ask('/showroom/vault', { bundle });
    expect(answer.response.status).toBe(302);
    expect(redirectOf(answer)).toBe('/');
    expect(redirectOf(await ask('/de/showroom/vault', { bundle }))).toBe('/de');
  });

  test('redirects as well when the server has left the location out', async () => {
    const server = { closedLocations: new Set(['showroom/vault']) };
    const answer = await ask('/showroom/vault', server);
    expect(answer.response.status).toBe(302);
    expect(redirectOf(answer)).toBe('/');
    expect(redirectOf(await ask('/ru/showroom/vault', server))).toBe('/ru');
    expect((await ask('/showroom/nowhere', server)).response.status).toBe(200);
  });

  test('lets pass who may', async () => {
    const visitor = { isLoggedIn: true, scopes: [], openedWorlds: [] };
    expect((await ask('/showroom/vault', { bundle, visitor })).response.status).toBe(200);
  });

  test('does not send in circles when the start itself is closed', async () => {
    const [, ...others] = base.locations;
    const start = aLocation({
      access: { rule: { kind: 'loggedIn' } },
      hotspots: [aNavigationHotspot('reception')],
    });
    const server = { bundle: someContent({ locations: [start, ...others] }) };
    const { context } = await ask('/showroom/entrance', server);
    expect(context.get(addressContext)).toEqual({ kind: 'closed', world: 'showroom' });
  });
});
