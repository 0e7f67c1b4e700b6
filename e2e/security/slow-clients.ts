import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Clients that begin to speak and never end. */
export interface SlowClients {
  /** Settles when the server has hung up on each of them. */
  readonly cutOff: Promise<void>;
  readonly stop: () => void;
}

const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n',
] as const;

/** Opens connections, starts a request on each, and leaves them open. */
export function openSlowClients(port: number, count: number): SlowClients {
  const sockets: Socket[] = [];
  const ends = Array.from({ length: count }, (_, index) => {
    const socket = connect({ host: '127.0.0.1', port });
    sockets.push(socket);
    socket.write(BEGINNINGS[index % BEGINNINGS.length] ?? '');
    socket.resume();
    // A connection that is reset has ended as well.
    socket.on('error', () => {});
    return new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
    });
  });
  return {
    cutOff: Promise.all(ends).then(() => undefined),
    stop: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
