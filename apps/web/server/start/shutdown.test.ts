import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createHttpServer, listen } from './listen.ts';

/** Sends a request over a connection that is kept alive. */
function ask(
  port: number,
  agent: Agent,
  path = '/quick',
): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', agent, path }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => (body += chunk));
      incoming.on('end', () => resolve({ headers: incoming.headers, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('the end of the server', () => {
  test('lets running answers end and gives open connections a last one, which says so', async () => {
    const answer = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    const server = createHttpServer((incoming) => {
      if (new URL(incoming.url).pathname === '/quick') return new Response('later');
      asked.resolve();
      return answer.promise;
    });
    const { port, close } = await listen(server, 0, '127.0.0.1');
    const slow = new Agent({ keepAlive: true });
    const quick = new Agent({ keepAlive: true });
    const running = ask(port, slow, '/slow');
    await asked.promise;
    expect((await ask(port, quick)).headers.connection).toBe('keep-alive');
    const closed = close();
    expect(await ask(port, quick)).toMatchObject({ headers: { connection: 'close' }, body: 'later' });
    await expect(ask(port, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    answer.resolve(new Response('whole'));
    expect((await running).body).toBe('whole');
    await closed;
  });

  test('does not wait for idle connections', async () => {
    const server = createHttpServer(() => new Response(''));
    const { port, close } = await listen(server, 0, '127.0.0.1');
    await ask(port, new Agent({ keepAlive: true }));
    connect(port, '127.0.0.1').on('error', () => {});
    const started = performance.now();
    await close();
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
