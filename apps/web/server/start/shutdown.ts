import { Server as SocketServer } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds that running answers get to end. */
const GRACE = 4_500;

/**
 * Milliseconds in which visitors' open connections may still send requests. Each is answered with `Connection:
 * close`, so that no connection is closed while a request is on its way.
 */
const FAREWELL = 600;

/** Milliseconds between two checks for connections that have become idle. */
const SWEEP = 50;

function notifyEnd(_incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = false;
}

/**
 * Ends the server: it accepts no new connection, running answers end, open connections get a last answer, and
 * connections still open after the grace time are cut off. Settles within five seconds. End event streams first.
 *
 * @param besides the other sockets that listen for it.
 */
export async function closeServer(server: Server, besides: readonly SocketServer[] = []): Promise<void> {
  let sweep: NodeJS.Timeout | undefined;
  const cut = setTimeout(() => server.closeAllConnections(), GRACE);
  const farewell = setTimeout(() => {
    // A connection that is kept alive becomes idle only when its running answer has ended.
    sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  }, FAREWELL);
  server.prependListener('request', notifyEnd);
  await Promise.all([server, ...besides].map(stopListening));
  clearTimeout(cut);
  clearTimeout(farewell);
  clearInterval(sweep);
}

/** Settles when the last connection that a socket has accepted is closed. */
function stopListening(socket: SocketServer): Promise<void> {
  return new Promise((resolve) => {
    // The HTTP server's own `close` would cut idle connections at once, including requests on their way to them.
    SocketServer.prototype.close.call(socket, () => resolve());
  });
}
