import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whoever the CMS below is asked for. */
export const ACCOUNT = { identifier: 'guide@example.com', password: 'Only-4-tests' };

/** A CMS that lets everybody log in and has no content of its own: the showroom keeps the one on disk. */
export async function startLoginCms() {
  const server = createServer((request, response) => {
    request.resume();
    const isLogin = request.url === '/api/auth/local';
    const answer = isLogin ? { jwt: 'a.b.c', user: { username: 'Guide', scope: 'partner' } } : {};
    response.writeHead(isLogin ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
