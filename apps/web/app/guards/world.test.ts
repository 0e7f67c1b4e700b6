import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import { aLocation, aWorld } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import type { ServerContext } from '~/contract/server-context.ts';
import { someContent } from '~/testing/a-server-context.ts';
import { pass } from './testing/pass-guards.ts';
import { addressContext } from './world.ts';

const fair = worldSlug('fair');
const start = payloadId('stand');
const bundle = someContent({
  worlds: [aWorld({ start: payloadId('entrance') }), aWorld({ slug: fair, start })],
  locations: [aLocation(), aLocation({ payloadId: start, world: fair })],
});

function pathThrough(path: string, server: Partial<ServerContext> = {}) {
  return pass(['language', 'world'], path, { server: { bundle, ...server } });
}

async function addressOf(path: string, server: Partial<ServerContext> = {}) {
  return (await pathThrough(path, server)).context.get(addressContext);
}

/**
 * Specification section 2: "6. mobile check and world: their rules are not shown." What follows is
 * docs/design/unspecified.md.
 */
describe('guard 6, world (specification section 2)', () => {
  test('"resolves the world from the slug"', async () => {
    expect(await addressOf('/fair/stand')).toMatchObject({ kind: 'location', world: { slug: 'fair' } });
  });

  test('"else host = URL_ALIAS, else default_world"', async () => {
    const entrances = {
      byHost: new Map([['showroom.example', fair]]),
      defaultWorld: worldSlug('showroom'),
    };
    expect(await addressOf('/', { entrances })).toMatchObject({ startHref: '/fair/stand' });
    const url = new URL('https://elsewhere.example/');
    expect(await addressOf('/', { entrances, url })).toMatchObject({ startHref: '/showroom/entrance' });
  });

  test('"an unknown slug is a 404", which the loader answers in the visitor’s language', async () => {
    expect(await addressOf('/nope/entrance')).toEqual({ kind: 'notFound' });
    expect(await addressOf('/de/nope')).toEqual({ kind: 'notFound' });
  });

  test('asks the access rules of a world, too, though the server has left out what is closed', async () => {
    const worlds = [aWorld({ start: payloadId('entrance'), isProtected: true })];
    const server = { bundle: someContent({ worlds }) };
    expect(await addressOf('/showroom/entrance', server)).toMatchObject({ kind: 'closed' });
    const visitor = { isLoggedIn: false, scopes: [], openedWorlds: ['showroom'] };
    expect(await addressOf('/showroom/entrance', { ...server, visitor })).toMatchObject({ kind: 'location' });
  });

  test('redirects other spellings permanently to the one address', async () => {
    const { response } = await pathThrough('/Showroom/entrance/');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/showroom/entrance');
  });

  test('takes no host from a path that begins with two slashes', async () => {
    const entrances = { byHost: new Map([['de', fair]]), defaultWorld: worldSlug('showroom') };
    const address = await addressOf('https://showroom.example//de', { entrances });
    expect(address).toMatchObject({ startHref: '/de/showroom/entrance' });
  });
});
