import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import { aWorld, someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import type { ServerContext } from '~/contract/server-context.ts';
import { someContent } from '~/testing/a-server-context.ts';
import { pass } from './testing/pass-guards.ts';
import { addressContext } from './world.ts';

function ask(path: string, server: Partial<ServerContext> = {}) {
  return pass(['language', 'world', 'redirect-on-start-page'], path, { server });
}

function redirectOf({ response }: { response: Response }) {
  return response.headers.get('location');
}

describe('guard 5, redirect on start page (specification section 2)', () => {
  test('"The root path with a start_page configured shows the start page" (spec 2.7)', async () => {
    const startPage = { title: 'Hello', text: '', buttonLabel: '' };
    const worlds = [aWorld({ start: payloadId('entrance'), startPage })];
    const { response, context } = await ask('/', { bundle: someContent({ worlds }) });
    expect(response.status).toBe(200);
    expect(context.get(addressContext)).toMatchObject({ kind: 'start', enterHref: '/showroom/entrance' });
  });

  test('"Without one it redirects to the default world\'s start location as /{worldSlug}/{startLocationSlug}" (spec 2.7) (spec 2.15)', async () => {
    const answer = await ask('/');
    expect(answer.response.status).toBe(302);
    expect(redirectOf(answer)).toBe('/showroom/entrance');
  });

  test('keeps the address’s language and its query', async () => {
    expect(redirectOf(await ask('/de'))).toBe('/de/showroom/entrance');
    expect(redirectOf(await ask('/en/?a=b&c=%2F'))).toBe('/en/showroom/entrance?a=b&c=%2F');
  });

  test('"If the default world or its start location is missing" it leads nowhere: a notification says so (spec 2.7)', async () => {
    const unset = someContent({ settings: someSettings() });
    const entrances = { byHost: new Map() };
    const { context } = await ask('/', { bundle: unset, entrances });
    expect(context.get(addressContext)).toEqual({ kind: 'unset', notice: 'error__default_world_missing' });
    const startless = await ask('/de', { bundle: someContent({ worlds: [aWorld()] }) });
    expect(startless.response.status).toBe(200);
    expect(startless.context.get(addressContext)).toEqual({
      kind: 'unset',
      notice: 'error__start_location_missing',
    });
  });

  test('leads from a world’s own address to its start location, whatever the start page', async () => {
    const startPage = { title: 'Hello', text: '', buttonLabel: '' };
    const worlds = [aWorld({ slug: worldSlug('showroom'), start: payloadId('entrance'), startPage })];
    const server = { bundle: someContent({ worlds }) };
    expect(redirectOf(await ask('/showroom?a=b', server))).toBe('/showroom/entrance?a=b');
    expect(redirectOf(await ask('/de/showroom', server))).toBe('/de/showroom/entrance');
  });

  test('leaves every other address alone', async () => {
    for (const path of ['/showroom/entrance', '/nowhere']) {
      expect((await ask(path)).response.status).toBe(200);
    }
  });
});
