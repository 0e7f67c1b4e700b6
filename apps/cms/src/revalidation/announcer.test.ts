import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';
import { createServerNotifier } from './server-notifier.ts';
import type { After } from './server-notifier.ts';
import { revalidateUrls } from '../environment/revalidate-urls.ts';

const id = expect.any(String);

interface Call {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A web server that answers with the given statuses, the last one for good; and a way to wait for its next call. */
async function listen(...statuses: readonly (number | 'silent')[]) {
  const calls: Call[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    calls.push({ method, authorization: headers.authorization, body: await json(request) });
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 204;
    if (status !== 'silent') response.writeHead(status).end();
    waiting.shift()?.();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: `http://127.0.0.1:${port}/-/revalidate`,
    nextCall: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

test('several changes are one call that carries the secret', async () => {
  const web = await listen(204);
  const announcer = createAnnouncer({ urls: [web.url], secret: 'known', warn: expect.unreachable });
  const called = web.nextCall();
  for (let change = 0; change < 20; change += 1) {
    announcer.changed({ collection: 'content-locations', locale: 'en' });
    announcer.changed({ collection: 'content-locations', locale: 'de' });
    announcer.changed({ collection: 'icons' });
  }
  await called;
  announcer.stop();
  expect(web.calls).toEqual([
    {
      method: 'POST',
      authorization: 'Bearer known',
      body: {
        changes: [
          { collection: 'content-locations', locale: 'en', id: expect.stringMatching(/\.58$/) },
          { collection: 'content-locations', locale: 'de', id: expect.stringMatching(/\.59$/) },
          { collection: 'icons', id: expect.stringMatching(/\.60$/) },
        ],
      },
    },
  ]);
});

test('what changes during a call is announced by the next one', async () => {
  const web = await listen(204);
  const announcer = createAnnouncer({ urls: [web.url], secret: 'known', warn: expect.unreachable });
  const first = web.nextCall();
  announcer.changed({ collection: 'menus' });
  await first;
  const second = web.nextCall();
  announcer.changed({ collection: 'icons' });
  await second;
  announcer.stop();
  expect(web.calls.map(({ body }) => body)).toEqual([
    { changes: [{ collection: 'menus', id }] },
    { changes: [{ collection: 'icons', id }] },
  ]);
});

test('every web server gets a change under the same id, and each change has another', async () => {
  const webs = await Promise.all([listen(204), listen(204)]);
  const announcers = [1, 2].map(() =>
    createAnnouncer({ urls: webs.map(({ url }) => url), secret: 'known', warn: expect.unreachable }),
  );
  for (const announcer of announcers) {
    for (const collection of ['menus', 'icons']) {
      announcer.changed({ collection });
      await announcer.settled();
    }
    announcer.stop();
  }
  const [ids, others] = webs.map(({ calls }) => calls.map(({ body }) => idsIn(body)));
  expect(ids).toEqual(others);
  expect(new Set(ids?.flat()).size).toBe(4);
});

function idsIn(body: unknown): readonly unknown[] {
  return (body as { readonly changes: readonly { readonly id: unknown }[] }).changes.map(
    (change) => change.id,
  );
}

test('a repeated failure is logged once', async () => {
  const web = await listen(500);
  const warnings: string[] = [];
  const announcer = createAnnouncer({
    urls: [web.url],
    secret: 'known',
    warn: (sentence) => warnings.push(sentence),
  });
  for (const _ of [1, 2, 3]) {
    const called = web.nextCall();
    announcer.changed({ collection: 'menus' });
    await called;
  }
  announcer.stop();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('answered 500');
});

test('every web server is notified, and one that fails or does not answer does not delay the others', async () => {
  const [silent, failing, well] = await Promise.all([listen('silent'), listen(500), listen(204)]);
  const announcer = createAnnouncer({
    urls: [silent.url, failing.url, well.url],
    secret: 'known',
    warn: () => {},
  });
  for (const collection of ['menus', 'icons']) {
    const called = well.nextCall();
    announcer.changed({ collection });
    await called;
  }
  announcer.stop();
  expect(well.calls.map(({ body }) => body)).toEqual([
    { changes: [{ collection: 'menus', id }] },
    { changes: [{ collection: 'icons', id }] },
  ]);
  expect(silent.calls).toHaveLength(1);
});

test('a call that fails is made again with growing pauses, for a while', async () => {
  const web = await listen(503);
  const pauses: number[] = [];
  const scheduled: (() => void)[] = [];
  let isScheduled = Promise.withResolvers<void>();
  const after: After = (milliseconds, task) => {
    pauses.push(milliseconds);
    scheduled.push(task);
    isScheduled.resolve();
    return () => {};
  };
  const teller = createServerNotifier({ url: web.url, secret: 'known', warn: () => {}, after });
  teller.changed({ collection: 'menus', id: 'a.1' });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    isScheduled = Promise.withResolvers<void>();
    scheduled.shift()?.();
    await isScheduled.promise;
  }
  expect(pauses).toEqual([50, 1_000, 2_000, 4_000, 8_000, 15_000]);
  const last = web.nextCall();
  scheduled.shift()?.();
  await last;
  teller.stop();
  expect(web.calls).toHaveLength(6);
  expect(new Set(web.calls.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ changes: [{ collection: 'menus', id: 'a.1' }] })]),
  );
});

function urlsOf(REVALIDATE_URL: string) {
  return revalidateUrls({ REVALIDATE_URL } as never);
}

test('the addresses are a list, and a wrong one ends the start with a sentence', () => {
  expect(urlsOf(' http://a/-/revalidate , https://b/-/revalidate,')).toEqual([
    'http://a/-/revalidate',
    'https://b/-/revalidate',
  ]);
  expect(urlsOf('')).toEqual([]);
  expect(() => urlsOf('http://a, b')).toThrow('REVALIDATE_URL must be addresses');
});

test('who waits learns when every server was told, and that a stopped announcer told no one', async () => {
  const web = await listen(204);
  const announcer = createAnnouncer({ urls: [web.url], secret: 'known', warn: expect.unreachable });
  expect(await announcer.settled()).toBe(true);
  announcer.changed({ collection: 'articles' });
  expect(await announcer.settled()).toBe(true);
  expect(web.calls).toHaveLength(1);
  announcer.changed({ collection: 'articles' });
  const settled = announcer.settled();
  announcer.stop();
  expect(await settled).toBe(false);
  expect(await announcer.settled()).toBe(false);
});
