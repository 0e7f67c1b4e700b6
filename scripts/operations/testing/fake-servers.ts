import { createServer, request as requestOf } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answers = (request: IncomingMessage, response: ServerResponse) => unknown;

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

/**
 * A bucket as it has to be, before one that lets strangers in: what has no signature is refused.
 *
 * @returns its origin.
 */
export function startDoorOf(
  bucket: string,
  given: {
    /** Methods that the key may not use. */
    readonly refused?: readonly string[];
    /** Whether strangers may list, or read, nevertheless. */
    readonly isListOpen?: boolean;
    readonly isOpen?: boolean;
    /** Whether reads get something else than was written. */
    readonly isStale?: boolean;
    /** Seconds by which its clock is ahead. */
    readonly ahead?: number;
  } = {},
): Promise<string> {
  const { refused = [], isListOpen = false, isOpen = false, isStale = false, ahead = 0 } = given;
  return serve((request, response) => {
    const isList = request.url?.includes('list-type=2') === true;
    const isLetIn = request.headers.authorization !== undefined || (isList ? isListOpen : isOpen);
    const what = isList ? 'LIST' : (request.method ?? '');
    const date = new Date(Date.now() + ahead * 1000).toUTCString();
    if (!isLetIn || refused.includes(what)) return response.writeHead(403, { date }).end();
    const { method, headers, url } = request;
    // With the Host that was signed.
    const asked = requestOf(new URL(url ?? '', bucket), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, date });
      if (isStale && what === 'GET') {
        answer.resume().on('end', () => response.end('x'.repeat(Number(answer.headers['content-length']))));
      } else answer.pipe(response);
    });
    return request.pipe(asked);
  });
}
