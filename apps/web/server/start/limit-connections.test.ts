import { once } from 'node:events';
import { createServer } from 'node:http';
import { createConnection } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function open(clientOf: () => string | undefined, together?: number) {
  const server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, { perAddress: 2, clientOf, ...(together !== undefined && { together }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return async (): Promise<Socket> => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return socket;
  };
}

/** Whether a connection gets an answer. */
async function isAnswered(socket: Socket): Promise<boolean> {
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

describe('connections of one address', () => {
  test('are limited to a number, and are accepted again when others have closed', async () => {
    const connect = await open(() => '203.0.113.7');
    const first = await connect();
    const second = await connect();
    expect([await isAnswered(first), await isAnswered(second)]).toEqual([true, true]);
    expect(await isAnswered(await connect())).toBe(false);
    first.end();
    await once(first, 'close');
    expect(await isAnswered(await connect())).toBe(true);
    expect(await isAnswered(await connect())).toBe(false);
  });

  test('are limited in total, whatever their address, and one that closes makes room for another', async () => {
    const connect = await open(() => undefined, 2);
    const [first, second] = [await connect(), await connect()];
    expect([await isAnswered(first), await isAnswered(second)]).toEqual([true, true]);
    expect(await isAnswered(await connect())).toBe(false);
    first.end();
    await once(first, 'close');
    expect(await isAnswered(await connect())).toBe(true);
  });

  test('are not counted for a proxy', async () => {
    const connect = await open(() => undefined);
    for (let count = 0; count < 4; count += 1) expect(await isAnswered(await connect())).toBe(true);
  });
});
