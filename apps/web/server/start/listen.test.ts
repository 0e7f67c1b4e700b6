import { createConnection } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createEvents } from '../routes/events.ts';
import { createHttpServer, listen, ListenError } from './listen.ts';

async function exchange(port: number, request: string): Promise<string> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.setEncoding('utf8').end(request);
  const chunks: string[] = [];
  for await (const chunk of socket) chunks.push(String(chunk));
  return chunks.join('');
}

describe('the HTTP server', () => {
  test('answers, refuses what it cannot read, and ends gracefully', async () => {
    const server = createHttpServer((request) => new Response(new URL(request.url).pathname));
    const { port, close } = await listen(server, 0, '127.0.0.1');
    const ask = (line: string, host = 'localhost') =>
      exchange(port, `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await ask('GET /hall')).toMatch(/^HTTP\/1.1 200[^]*\/hall/);
    expect(await ask('GET /\\evil')).toMatch(/^HTTP\/1.1 400[^]*nosniff/);
    expect(await ask('GET /', 'a b')).toMatch(/^HTTP\/1.1 400/);
    expect(await ask(`GET /${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1.1 431/);
    await close();
    expect(server.listening).toBe(false);
  });

  test('promises to stay on TLS with every answer, whatever it is', async () => {
    const server = createHttpServer(
      (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/moved') return Response.redirect('http://localhost/', 302);
        return new Response(pathname, { status: pathname === '/gone' ? 404 : 200, headers: { etag: '"a"' } });
      },
      { hsts: 'max-age=31536000' },
    );
    const { port, close } = await listen(server, 0, '127.0.0.1');
    for (const path of ['/', '/moved', '/gone', '/\\evil']) {
      const answer = await exchange(
        port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect([path, /strict-transport-security: max-age=31536000\r\n/i.test(answer)]).toEqual([path, true]);
    }
    await close();
  });

  test('says which port is taken', async () => {
    const first = createHttpServer(() => new Response());
    const { port, close } = await listen(first, 0, '127.0.0.1');
    const second = createHttpServer(() => new Response());
    await expect(listen(second, port, '127.0.0.1')).rejects.toThrow(ListenError);
    await expect(listen(second, port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken`);
    await close();
  });

  // On other systems the kernel does not distribute connections among sockets.
  test.runIf(process.platform === 'linux')(
    'takes several connections of a crowd in one turn of the event loop',
    async () => {
      const crowd = 128;
      const server = createHttpServer(() => new Response());
      const { port, close } = await listen(server, 0, '127.0.0.1');
      const everybody = Promise.withResolvers<void>();
      let come = 0;
      server.on('connection', () => {
        come += 1;
        if (come === crowd) everybody.resolve();
      });
      let turns = 0;
      const count = (): void => {
        turns += 1;
        if (come < crowd) setImmediate(count);
      };
      const sockets = Array.from({ length: crowd }, () => createConnection({ port, host: '127.0.0.1' }));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      const before = come;
      count();
      await everybody.promise;
      expect(turns).toBeLessThan((crowd - before) / 2 + 2);
      for (const socket of sockets) socket.destroy();
      await close();
    },
  );

  test('ends event streams when it ends', async () => {
    const events = createEvents({ clock: createFakeClock(), currentVersion: () => 'v1' });
    const server = createHttpServer(() => events.respond());
    const { port, close } = await listen(server, 0, '127.0.0.1');
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const reader = response.body?.getReader();
    await reader?.read();
    const closed = once(server, 'close');
    events.close();
    await close();
    await closed;
    expect((await reader?.read())?.done).toBe(true);
  });
});
