import { request as requestHttp } from 'node:http';

/** What somebody hears who has a page open. */
export interface EventStream {
  /** Everything that has come, head included. */
  readonly text: () => string;
  /** How often an event has come. */
  readonly heard: (event: string) => number;
  /** Settles when an event has come so often; rejects when the stream ends before. */
  readonly until: (event: string, times: number) => Promise<void>;
  readonly close: () => void;
}

/** Opens `/box-api/events` as a page does, and stays on it. */
export function openEventStream(port: number, cookie: string): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<{ readonly isHeard: () => boolean; readonly settle: (error?: Error) => void }>();
    let text = '';
    let hasEnded = false;
    const heard = (event: string): number => text.split(`event: ${event}\n`).length - 1;
    const tell = (): void => {
      for (const listener of waiting) {
        const isHeard = listener.isHeard();
        if (!isHeard && !hasEnded) continue;
        waiting.delete(listener);
        listener.settle(isHeard ? undefined : new Error(`The stream has ended. ${text}`));
      }
    };
    const request = requestHttp(
      {
        host: '127.0.0.1',
        port,
        path: '/box-api/events',
        headers: cookie === '' ? {} : { cookie },
        agent: false,
      },
      (response) => {
        text = `${response.statusCode ?? 0} ${JSON.stringify(response.headers)}\n`;
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          tell();
        });
        // It is cut off, by us or by the server: `close` says so.
        response.on('error', () => {});
        response.on('close', () => {
          hasEnded = true;
          tell();
        });
        resolve({
          text: () => text,
          heard,
          until: (event, times) =>
            new Promise((done, fail) => {
              waiting.add({
                isHeard: () => heard(event) >= times,
                settle: (error) => (error === undefined ? done() : fail(error)),
              });
              tell();
            }),
          close: () => request.destroy(),
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}
