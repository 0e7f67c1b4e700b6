import type { Server } from 'node:http';

/** Connections per address: visitors of a trade fair may share one, and each browser opens up to six. */
const MAX_PER_ADDRESS = 1_024;

/** The total limit on connections, because each takes memory. */
const MAX_CONNECTIONS = 16_384;

/** Milliseconds without any bytes read or sent: a client that reads no more bytes must not keep a file open. */
const SILENCE = 300_000;

/**
 * Keeps one address, and all together, from taking every connection. Those of a proxy are not counted: it has
 * limits of its own.
 *
 * @param options.clientOf the client that a connection is charged to; none when undefined.
 */
export function limitConnections(
  server: Server,
  options: {
    readonly perAddress?: number;
    readonly together?: number;
    readonly clientOf: (remote: string | undefined) => string | undefined;
  },
): void {
  const { perAddress = MAX_PER_ADDRESS, together = MAX_CONNECTIONS, clientOf } = options;
  const open = new Map<string, number>();
  let all = 0;
  server.setTimeout(SILENCE);
  server.on('connection', (socket) => {
    // Counted here, because each of several listening sockets knows only its own connections.
    if (all >= together) {
      socket.destroy();
      return;
    }
    all += 1;
    socket.once('close', () => (all -= 1));
    const client = clientOf(socket.remoteAddress);
    if (client === undefined) return;
    const count = open.get(client) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(client, count + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}
