import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answers = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers on a free port until the test ends. @returns its origin. */
async function serve(answers: Answers): Promise<string> {
  const server: Server = createServer(answers);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A web server as it shows itself to operators. */
export function startWebServer(
  given: {
    readonly secret?: string;
    readonly numbers?: string;
    /** Seconds by which its clock is ahead. */
    readonly ahead?: number;
    readonly health?: number;
    readonly isGathered?: boolean;
  } = {},
): Promise<string> {
  const { secret = 'secret', numbers = NUMBERS, ahead = 0, health = 200, isGathered = false } = given;
  return serve((request, response) => {
    response.setHeader('date', new Date(Date.now() + ahead * 1000).toUTCString());
    if (request.url === '/healthz') response.writeHead(health).end('ok');
    else if (request.url === '/metrics') response.end(numbers);
    else if (request.url === '/-/outbox') {
      response.writeHead(request.headers.authorization === `Bearer ${secret}` ? 200 : 401).end('{}');
    } else if (request.url === '/box-api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      if (!isGathered) response.write('event: content\ndata: 1\n\n');
    } else response.writeHead(404).end();
  });
}

export const NUMBERS = `vitrine_snapshot_info{version="a1"} 1
vitrine_cms_up 1
vitrine_redis_up 1
vitrine_disk_short 0
`;

export function startCms(token = 'token'): Promise<string> {
  return serve((request, response) => {
    if (request.url === '/_health') response.writeHead(204).end();
    else response.writeHead(request.headers.authorization === `Bearer ${token}` ? 200 : 401).end('{}');
  });
}
