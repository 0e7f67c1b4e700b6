import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Hands each request to the next process, as a balancer does that keeps no one on one process. */
export interface Balancer {
  readonly url: string;
  /** How many requests each process got, in their order. */
  readonly counts: readonly number[];
  readonly close: () => Promise<void>;
}

/** @param urls The processes, asked before each request: one that was started again has another address. */
export async function startBalancer(urls: () => readonly string[]): Promise<Balancer> {
  const counts: number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const known = urls();
    turn += 1;
    const first = turn % known.length;
    forward({ incoming, outgoing, urls: [...known.slice(first), ...known.slice(0, first)] });
    counts[first] = (counts[first] ?? 0) + 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward({
  incoming,
  outgoing,
  urls,
}: {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly urls: readonly string[];
}): void {
  const [url, ...others] = urls;
  if (url === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { method, headers } = incoming;
  const asked = request(`${url}${incoming.url}`, { method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, outgoing, () => undefined);
  });
  // A process that takes no connections is not asked again for this request.
  const next = (): void => forward({ incoming, outgoing, urls: others });
  asked.once('socket', (socket) => {
    socket.once('connect', () => {
      socket.off('error', next);
      asked.once('error', () => outgoing.destroy());
      incoming.pipe(asked);
    });
    socket.once('error', next);
  });
  asked.on('error', () => undefined);
  outgoing.once('close', () => asked.destroy());
}
