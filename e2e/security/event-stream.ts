import { request as requestHttp } from 'node:http';

/** The events received by an open page. */
export interface EventStream {
  /** Everything that has come, head included. */
  readonly text: () => string;
  /** How often an event has come. */
  readonly received: (event: string) => number;
  /** Settles when an event has come so often; rejects when the stream ends before. */
  readonly until: (event: string, times: number) => Promise<void>;
  readonly close: () => void;
}

/**
 * Opens `/box-api/events` as a page does, and stays on it.
 *
 * @param more Headers besides the cookie.
 */
export function openEventStream(
  port: number,
  cookie: string,
  more: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<{
      readonly isReceived: () => boolean;
      readonly settle: (error?: Error) => void;
    }>();
    let text = '';
    let hasEnded = false;
    const received = (event: string): number => text.split(`event: ${event}\n`).length - 1;
    const send = (): void => {
      for (const listener of waiting) {
        const isReceived = listener.isReceived();
        if (!isReceived && !hasEnded) continue;
        waiting.delete(listener);
        listener.settle(isReceived ? undefined : new Error(`The stream has ended. ${text}`));
      }
    };
    const request = requestHttp(
      {
        host: '127.0.0.1',
        port,
        path: '/box-api/events',
        headers: { ...(cookie === '' ? {} : { cookie }), ...more },
        agent: false,
      },
      (response) => {
        text = `${response.statusCode ?? 0} ${JSON.stringify(response.headers)}\n`;
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          send();
        });
        // It is cut off, by us or by the server: `close` reports it.
        response.on('error', () => {});
        response.on('close', () => {
          hasEnded = true;
          send();
        });
        resolve({
          text: () => text,
          received,
          until: (event, times) =>
            new Promise((done, fail) => {
              waiting.add({
                isReceived: () => received(event) >= times,
                settle: (error) => (error === undefined ? done() : fail(error)),
              });
              send();
            }),
          close: () => request.destroy(),
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}
