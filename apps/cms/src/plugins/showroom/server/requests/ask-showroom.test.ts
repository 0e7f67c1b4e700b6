import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askForWaiting } from './ask-showroom.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const requests = { waiting: 1, refused: 0, unreadable: 0, late: 1, oldestSeconds: 700, reasons: {} };

function secret() {
  return 'known';
}

/** A web server that answers so. @returns where changes are announced to it, and what it was asked for. */
async function listen(status: number, body: string) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, announced: `http://127.0.0.1:${port}/-/revalidate` };
}

test('the showroom is asked beside where changes are announced, with the same secret', async () => {
  const { asked, announced } = await listen(200, JSON.stringify(requests));
  expect(await askForWaiting({ announced: [announced], secret })).toEqual({ status: 'known', requests });
  expect(asked).toEqual(['GET /-/outbox Bearer known']);
});

test.each([
  ['refuses', 401, '{}'],
  ['is older than the question', 404, 'There is nothing here.'],
  ['says something else', 200, '{"waiting":"many"}'],
  ['redirects', 302, '{}'],
])('a showroom that %s is away', async (_, status, body) => {
  const { announced } = await listen(status, body);
  expect(await askForWaiting({ announced: [announced], secret })).toEqual({ status: 'away' });
});

test('a showroom that is down is away, and one that no one has named is unset', async () => {
  expect(await askForWaiting({ announced: ['http://127.0.0.1:9/-/revalidate'], secret })).toEqual({
    status: 'away',
  });
  expect(await askForWaiting({ announced: [], secret })).toEqual({ status: 'unset' });
});
