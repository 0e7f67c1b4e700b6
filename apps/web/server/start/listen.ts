import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { replyText } from '../http/reply.ts';
import { limitConnections } from './limit-connections.ts';

/** The server cannot listen; the message is a sentence for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Milliseconds. A client that is slower than this with its request is cut off. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Longer than common proxies keep their connections, so that they and not we close them. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** Bytes of all request headers together. */
const MAX_HEADER_SIZE = 16 * 1024;

const sentenceOf = (error: NodeJS.ErrnoException, port: number, host: string | undefined): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. End that program or start with another PORT.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Start with a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host ?? ''} is no address of this machine.`;
    default:
      return `The server cannot listen on port ${port}: ${error.message}`;
  }
};

/** Sees a request before the app does and answers it or calls `next` (Vite in development). */
export type RequestStep = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

const remoteOf = (env: HttpBindings | Http2Bindings): string | undefined => env.incoming.socket.remoteAddress;

/**
 * The HTTP server of an app, with limits against slow clients. It does not listen yet.
 *
 * @param options.hsts `Strict-Transport-Security` of every answer: pages, files, redirects and errors alike.
 */
export const createHttpServer = (
  fetch: (request: Request, remoteAddress: string | undefined) => Response | Promise<Response>,
  {
    before = (_incoming, _outgoing, next) => next(),
    hsts,
  }: { readonly before?: RequestStep; readonly hsts?: string | undefined } = {},
): Server => {
  const listener = getRequestListener((request, env) => fetch(request, remoteOf(env)), {
    hostname: 'localhost',
    errorHandler: () => replyText('This request cannot be read.', 400),
  });
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      maxHeaderSize: MAX_HEADER_SIZE,
      connectionsCheckingInterval: 5_000,
    },
    (incoming, outgoing) => {
      if (hsts !== undefined) outgoing.setHeader('strict-transport-security', hsts);
      before(incoming, outgoing, () => void listener(incoming, outgoing));
    },
  );
  limitConnections(server);
  return server;
};

/**
 * Begins to listen.
 *
 * @returns the port, which differs from the wished one only when that was 0.
 * @throws {ListenError}
 */
export const listen = (server: Server, port: number, host: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(sentenceOf(error, port, host))));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
