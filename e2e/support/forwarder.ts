import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { freePort } from '../../scripts/run/free-port.ts';

/** A way to a server that can be cut off and opened again: closed, it refuses like a server that is down. */
export interface Forwarder {
  readonly port: number;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes a closed way to a port of loopback. */
export async function createForwarder(target: number): Promise<Forwarder> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
  });
  return {
    port,
    open: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
