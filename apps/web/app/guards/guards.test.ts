import { payloadId } from '@vitrine/core';
import { aLocation, aNavigationHotspot, aSnapshot } from '@vitrine/core/testing';
import { isRouteErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { someContent } from '~/testing/a-server-context.ts';
import { pass } from './testing/pass-guards.ts';
import { visitContext } from './world.ts';

const locationOf = ({ response }: { response: Response }) => response.headers.get('location');

describe('the language guard', () => {
  it('redirects at the root alone, by cookie before browser', async () => {
    const headers = { 'accept-language': 'de-AT,en;q=0.5' };
    expect(locationOf(await pass(['language'], '/?a=b', { headers }))).toBe('/de?a=b');
    const both = { ...headers, cookie: 'vitrine_language=ru' };
    expect(locationOf(await pass(['language'], '/', { headers: both }))).toBe('/ru');
    expect(locationOf(await pass(['language'], '/showroom/entrance', { headers }))).toBeNull();
  });

  it('keeps the default language, and any that the content has not, at the root', async () => {
    for (const wish of ['en-US,en', 'nl', '']) {
      const { response } = await pass(['language'], '/', { headers: { 'accept-language': wish } });
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).toContain('accept-language');
    }
  });

  it('remembers a prefix for 365 days, once', async () => {
    const first = await pass(['language'], '/de/showroom/entrance');
    expect(first.response.headers.get('set-cookie')).toMatch(
      /^vitrine_language=de; Path=\/; Max-Age=31536000; SameSite=Lax/,
    );
    const headers = { cookie: 'a=b; vitrine_language=de' };
    const again = await pass(['language'], '/de/showroom/entrance', { headers });
    expect(again.response.headers.get('set-cookie')).toBeNull();
    const plain = await pass(['language'], '/showroom/entrance', { headers });
    expect(plain.response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the check-access guard', () => {
  const closed = aLocation({ payloadId: payloadId('vault'), access: { rule: { kind: 'loggedIn' } } });
  const base = aSnapshot();
  const bundle = someContent({ locations: [...base.locations, closed] });
  const names = ['language', 'world', 'check-access'];

  it('redirects to the index in the page’s language', async () => {
    expect(locationOf(await pass(names, '/showroom/vault', { server: { bundle } }))).toBe('/');
    expect(locationOf(await pass(names, '/de/showroom/vault', { server: { bundle } }))).toBe('/de');
  });

  it('redirects as well when the server has left the location out', async () => {
    const server = { closedLocations: new Set(['showroom/vault']) };
    const { response } = await pass(names, '/showroom/vault', { server });
    expect(response.status).toBe(302);
    expect(locationOf({ response })).toBe('/');
    expect(locationOf(await pass(names, '/ru/showroom/vault', { server }))).toBe('/ru');
    expect((await pass(names, '/showroom/nowhere', { server })).response.status).toBe(200);
  });

  it('lets pass who may', async () => {
    const visitor = { isLoggedIn: true, scopes: [], openedWorlds: [] };
    const { response } = await pass(names, '/showroom/vault', { server: { bundle, visitor } });
    expect(response.status).toBe(200);
  });

  it('does not send in circles when the start itself is closed', async () => {
    const [, ...others] = base.locations;
    const start = aLocation({
      access: { rule: { kind: 'loggedIn' } },
      hotspots: [aNavigationHotspot('reception')],
    });
    const server = { bundle: someContent({ locations: [start, ...others] }) };
    const { context } = await pass(names, '/showroom/entrance', { server });
    expect(context.get(visitContext)).toEqual({ kind: 'closed', world: 'showroom' });
  });
});

it('the world guard sends other spellings to the one address for good', async () => {
  const { response } = await pass(['language', 'world'], '/Showroom/entrance/');
  expect(response.status).toBe(308);
  expect(locationOf({ response })).toBe('/showroom/entrance');
});

it('the power-save guard "redirects to the index unless the app is in power-save mode"', async () => {
  const names = ['language', 'only-on-power-save'];
  const headers = { cookie: 'vitrine_language=de; vitrine_power_save=1' };
  expect((await pass(names, '/power-save-mode', { headers })).response.status).toBe(200);
  const left = { cookie: 'vitrine_power_save=0' };
  expect(locationOf(await pass(names, '/power-save-mode', { headers: left }))).toBe('/');
  expect(locationOf(await pass(names, '/power-save-mode'))).toBe('/');
  expect(locationOf(await pass(names, '/de/power-save-mode'))).toBe('/de');
});

it('an unknown guard answers 500 and lets nothing pass', async () => {
  const thrown: unknown = (await pass(['language', 'open-sesame'], '/showroom/entrance')).response;
  expect(thrown).toMatchObject({ data: 'Unknown middleware', init: { status: 500 } });
  expect(isRouteErrorResponse(thrown)).toBe(false);
});
