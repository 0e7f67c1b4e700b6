import type { Clock } from '../process/clock.ts';
import { reply, replyText } from '../http/reply.ts';

/** Open event streams; beyond that, the client with the most loses one. */
const MAX_CONNECTIONS = 2_000;

/** Per address: enough for a trade fair that shares one, and no address can take them all. */
const MAX_OF_ONE_CLIENT = 400;

/** Milliseconds between two comments that keep proxies from closing a silent connection. */
const KEEP_ALIVE = 25_000;

/** A page that has not read this many messages counts as gone. */
const MAX_BACKLOG = 16;

/** Messages that may be lost, such as a pointer's positions, that wait for a page that does not read. */
const MAX_OFFERED = 4;

/** Of a message in the backlog: together those that may be lost are less than one of the others, so they end no page. */
const OFFERED_SIZE = 1 / 1024;

function contentEvent(version: string): string {
  return `id: ${version}\nevent: content\ndata: ${JSON.stringify({ version })}\n\n`;
}

/** An event without data would never reach the page. */
export const RIGHTS_EVENT = 'event: rights\ndata: {}\n\n';

type Connection = ReadableStreamDefaultController<Uint8Array>;

/**
 * Watches something for the window at the other end, and sends it events.
 *
 * @param offer sends what may be lost: a page that does not keep up misses it, and stays connected.
 * @returns a function that ends it; undefined where there is nothing to watch.
 */
export type Follow = (
  send: (event: string) => void,
  offer: (event: string) => void,
) => (() => void) | undefined;

/** The client end of a connection. */
interface Listener {
  /** The client that it is charged to, if known. */
  readonly client: string | undefined;
  readonly stopFollowing: (() => void) | undefined;
}

/**
 * `GET /box-api/events`: server-sent events. Each connection gets `content` with the version at once and
 * at each swap, and `rights` when what a visitor may see can have changed without that.
 */
export function createEvents(options: {
  readonly clock: Clock;
  readonly currentVersion: () => string | undefined;
  readonly maximum?: number;
  readonly maximumOfOne?: number;
}) {
  const { clock, currentVersion, maximum = MAX_CONNECTIONS, maximumOfOne = MAX_OF_ONE_CLIENT } = options;
  const encoder = new TextEncoder();
  const connections = new Map<Connection, Listener>();
  let isClosed = false;
  let cancelKeepAlive: (() => void) | undefined;

  const countOf = (client: string | undefined): number =>
    client === undefined ? 0 : [...connections.values()].filter((own) => own.client === client).length;

  /** The client with the most connections, other than one that may represent many. */
  const greediest = (): { readonly client: string; readonly count: number } | undefined => {
    const counts = new Map<string, number>();
    for (const { client } of connections.values()) {
      if (client !== undefined) counts.set(client, (counts.get(client) ?? 0) + 1);
    }
    let most: { readonly client: string; readonly count: number } | undefined;
    for (const [client, count] of counts) if (count > (most?.count ?? 0)) most = { client, count };
    return most;
  };

  /** Ends the oldest connection of the client with the most, unless the newcomer would have as many. */
  const makeRoomFor = (client: string | undefined): boolean => {
    const most = greediest();
    if (most === undefined || most.count <= countOf(client) + 1) return false;
    for (const [connection, own] of connections) {
      if (own.client !== most.client) continue;
      drop(connection);
      return true;
    }
    return false;
  };

  /** @returns whether it was still open. */
  const forget = (connection: Connection): boolean => {
    connections.get(connection)?.stopFollowing?.();
    return connections.delete(connection);
  };

  const drop = (connection: Connection): void => {
    if (forget(connection)) connection.close();
  };

  const send = (connection: Connection, text: string): void => {
    if ((connection.desiredSize ?? 0) <= 0) drop(connection);
    else connection.enqueue(encoder.encode(text));
  };

  const offered = new WeakSet<Uint8Array>();
  const sizeOf = (message: Uint8Array): number => (offered.has(message) ? OFFERED_SIZE : 1);

  const offer = (connection: Connection, text: string): void => {
    const room = connection.desiredSize ?? 0;
    const isFull = Math.ceil(room) - room >= MAX_OFFERED * OFFERED_SIZE;
    if (room <= 0 || isFull) return;
    const message = encoder.encode(text);
    offered.add(message);
    connection.enqueue(message);
  };

  const sendAll = (text: string): void => {
    for (const connection of connections.keys()) send(connection, text);
  };

  const keepAlive = (): void => {
    cancelKeepAlive = clock.after(KEEP_ALIVE, () => {
      sendAll(': still here\n\n');
      keepAlive();
    });
  };
  keepAlive();

  return {
    /**
     * @param client that the connection is charged to; none when undefined.
     * @param follow watches for this window while the connection is open.
     */
    respond: (client?: string, follow?: Follow): Response => {
      const isFull = countOf(client) >= maximumOfOne || (connections.size >= maximum && !makeRoomFor(client));
      if (isClosed || isFull) {
        return replyText('Too many pages are open. Please try again later.', 503, { 'retry-after': '30' });
      }
      let own: Connection | undefined;
      const body = new ReadableStream<Uint8Array>(
        {
          start: (connection) => {
            own = connection;
            const version = currentVersion();
            connection.enqueue(
              encoder.encode(`retry: 2000\n\n${version === undefined ? '' : contentEvent(version)}`),
            );
            const stopFollowing = follow?.(
              (event) => send(connection, event),
              (event) => offer(connection, event),
            );
            connections.set(connection, { client, stopFollowing });
          },
          cancel: () => {
            if (own) forget(own);
          },
        },
        { highWaterMark: MAX_BACKLOG, size: sizeOf },
      );
      return reply({
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
        body,
      });
    },
    /** Notifies every open page of a new version. */
    announce: (version: string): void => sendAll(contentEvent(version)),
    /** Notifies every open page that its visitor's rights may have ended. */
    announceRights: (): void => sendAll(RIGHTS_EVENT),
    connections: () => connections.size,
    /** Ends every connection, permanently. */
    close: (): void => {
      isClosed = true;
      cancelKeepAlive?.();
      for (const connection of connections.keys()) drop(connection);
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
