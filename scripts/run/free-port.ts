import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of loopback that nothing listens on at the moment. @throws Error when the system gives none. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.');
  return address.port;
}
