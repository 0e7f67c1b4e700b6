import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import type { AddressInfo, ListenOptions, Server as SocketServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createClients } from '../http/client-address.ts';
import type { Client, Clients } from '../http/client-address.ts';
import { receiveFrom } from '../http/forwarding.ts';
import { replyText } from '../http/reply.ts';
import { limitConnections } from './limit-connections.ts';
import { closeServer } from './shutdown.ts';

/** The server cannot listen; the message is a sentence for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Milliseconds. A client that takes longer than this to send its request is disconnected. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/** Longer than common proxies keep their connections, so that they close them and not we. */
const KEEP_ALIVE_TIMEOUT = 65_000;

/**
 * Connections that wait to be accepted. The system cuts it to its own limit (4,096 on Linux). With Node's 511 a
 * burst of connections made others wait for seconds: a client that is turned away tries again after 1, 3, 7 s.
 */
const BACKLOG = 4_096;

/** Bytes of all request headers together. */
const MAX_HEADER_SIZE = 16 * 1024;

function sentenceOf(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
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
}

/** Gets a request before the app does and answers it or calls `next` (Vite in development). */
export type RequestStep = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * The HTTP server of an app, with limits against slow clients. It does not listen yet.
 *
 * @param options.clients determines the client; without it, neighbours count as proxies.
 * @param options.before sees each request first.
 * @param options.hsts `Strict-Transport-Security` of every answer: pages, files, redirects and errors alike.
 */
export function createHttpServer(
  fetch: (request: Request, client: Client) => Response | Promise<Response>,
  options: {
    readonly clients?: Clients;
    readonly before?: RequestStep;
    readonly hsts?: string | undefined;
  } = {},
): Server {
  const {
    clients = createClients('neighbours'),
    before = (_incoming, _outgoing, next) => next(),
    hsts,
  } = options;
  const listener = getRequestListener((request, env) => fetch(request, receiveFrom(clients, env.incoming)), {
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
  limitConnections(server, { clientOf: (remote) => clients.of(remote, undefined).distant });
  return server;
}

/**
 * Sockets that listen on the port together. One socket accepts one new connection in each turn of the event loop
 * (libuv since 1.47), so that beside work that makes turns of 20 ms a crowd of 500 waits for ten seconds; with
 * SO_REUSEPORT the system distributes new connections among sockets, which only Linux does evenly.
 */
const LISTENING_SOCKETS = process.platform === 'linux' ? 16 : 1;

/** Begins to listen with one socket; settles when it does. */
function listenOnce(server: SocketServer, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...options, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Fails when another program listens on the port: sockets that share a port share it with any program. */
async function expectFree(options: ListenOptions): Promise<void> {
  const probe = createSocketServer();
  await listenOnce(probe, options);
  await new Promise((resolve) => probe.close(resolve));
}

/** A server that listens. */
export interface Listening {
  /** Differs from the requested port only if that was 0. */
  readonly port: number;
  /** Ends it gracefully, see {@link closeServer}. */
  readonly close: () => Promise<void>;
}

/**
 * Begins to listen.
 *
 * @throws {ListenError}
 */
export async function listen(server: Server, port: number, host: string | undefined): Promise<Listening> {
  const requested = { port, ...(host === undefined ? {} : { host }) };
  try {
    if (LISTENING_SOCKETS === 1) {
      return { port: await listenOnce(server, requested), close: () => closeServer(server) };
    }
    if (port !== 0) await expectFree(requested);
    const shared = {
      ...requested,
      port: await listenOnce(server, { ...requested, reusePort: true }),
      reusePort: true,
    };
    const besides = Array.from({ length: LISTENING_SOCKETS - 1 }, () =>
      // The host that `node:http` uses by default.
      createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      ),
    );
    await Promise.all(besides.map((each) => listenOnce(each, shared)));
    return { port: shared.port, close: () => closeServer(server, besides) };
  } catch (error) {
    throw new ListenError(sentenceOf(error as NodeJS.ErrnoException, port, host));
  }
}
