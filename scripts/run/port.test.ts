import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireFreePort } from './port.ts';

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.close();
});

test('says which port is taken and how to choose another', async () => {
  await expect(
    requireFreePort({ port, host: '127.0.0.1', what: 'the showroom', variable: 'PORT' }),
  ).rejects.toThrow(`Port ${port} is taken, so the showroom cannot start.`);
});

test('lets a free port through', async () => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await expect(
    requireFreePort({ port, host: '127.0.0.1', what: 'the showroom', variable: 'PORT' }),
  ).resolves.toBeUndefined();
});
