import { createServer, request } from 'node:http';
import type { Server } from 'node:http';

/** The connection from a stand to its showroom. While there is no network, it answers nothing. */
export interface Network {
  /** From now on the showroom at a port answers, and so many of its first answers get lost on their way. */
  readonly comes: (target: number, lost: number) => Promise<void>;
  /** How many requests have reached the showroom. */
  readonly passed: () => number;
  readonly ends: () => Promise<void>;
}

/** @param port where the stand expects its showroom. */
export function createNetwork(port: number): Network {
  let server: Server | undefined;
  let passed = 0;
  return {
    passed: () => passed,
    comes: (target, lost) =>
      new Promise((resolve, reject) => {
        let left = lost;
        server = createServer((incoming, outgoing) => {
          const options = {
            host: '127.0.0.1',
            port: target,
            path: incoming.url,
            method: incoming.method,
            headers: incoming.headers,
          };
          const onwards = request(options, (answer) => {
            passed += 1;
            // The showroom has it; the stand never gets the answer.
            if (left > 0) {
              left -= 1;
              answer.resume();
              incoming.socket.destroy();
              return;
            }
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          });
          onwards.on('error', () => incoming.socket.destroy());
          incoming.pipe(onwards);
        });
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      }),
    ends: async () => {
      server?.closeAllConnections();
      await new Promise<void>((resolve) => {
        if (server === undefined) resolve();
        else server.close(() => resolve());
      });
    },
  };
}
