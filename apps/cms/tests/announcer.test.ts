import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createAnnouncer } from '../src/revalidation/announcer.ts';

interface Call {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A web server that answers with the given status, and a way to wait for its next call. */
const listen = async (status: number) => {
  const calls: Call[] = [];
  const waiting: (() => void)[] = [];
  server = createServer(async (request, response) => {
    const { method, headers } = request;
    calls.push({ method, authorization: headers.authorization, body: await json(request) });
    response.statusCode = status;
    response.end();
    waiting.shift()?.();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: `http://127.0.0.1:${port}/-/revalidate`,
    nextCall: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
};

test('several changes are one call that carries the secret', async () => {
  const web = await listen(204);
  const announcer = createAnnouncer({ url: web.url, secret: 'known', warn: expect.unreachable });
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
          { collection: 'content-locations', locale: 'en' },
          { collection: 'content-locations', locale: 'de' },
          { collection: 'icons' },
        ],
      },
    },
  ]);
});

test('what changes during a call is announced by the next one', async () => {
  const web = await listen(204);
  const announcer = createAnnouncer({ url: web.url, secret: 'known', warn: expect.unreachable });
  const first = web.nextCall();
  announcer.changed({ collection: 'menus' });
  await first;
  const second = web.nextCall();
  announcer.changed({ collection: 'icons' });
  await second;
  announcer.stop();
  expect(web.calls.map(({ body }) => body)).toEqual([
    { changes: [{ collection: 'menus' }] },
    { changes: [{ collection: 'icons' }] },
  ]);
});

test('a failure is told once', async () => {
  const web = await listen(500);
  const warnings: string[] = [];
  const announcer = createAnnouncer({
    url: web.url,
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
