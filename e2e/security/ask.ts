import { Agent, request as requestHttp } from 'node:http';

/** A question as it goes out, without anything that `fetch` would correct. */
export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly milliseconds: number;
}

/** Bytes after which an answer without an end has been seen enough of. */
const ENOUGH = 8_000_000;

/** Milliseconds that something which may never end, as an event stream, is listened to. */
const LISTENING = 300;

const agent = new Agent({ keepAlive: true });

/** Sends a request to the server, and accepts any answer. Streams of events are left after their first messages. */
export function ask(port: number, { method = 'GET', path, headers = {}, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = requestHttp(
      { host: '127.0.0.1', port, method, path, headers: { ...headers }, agent },
      (response) => {
        const milliseconds = performance.now() - started;
        const chunks: Buffer[] = [];
        let length = 0;
        const end = (): void => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, milliseconds });
          if (!response.complete) request.destroy();
        };
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          length += chunk.byteLength;
          if (length > ENOUGH) end();
        });
        response.on('end', end);
        response.on('error', end);
        if (response.headers['content-type']?.startsWith('text/event-stream')) setTimeout(end, LISTENING);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Everything of an answer that a visitor could read. */
export function textOf({ status, headers, body }: Answer): string {
  return `${status}\n${JSON.stringify(headers)}\n${body}`;
}

/** The cookies that an answer sets, as the header that sends them back. */
export function cookiesOf({ headers }: Answer): string {
  const lines = headers['set-cookie'];
  return (Array.isArray(lines) ? lines : [])
    .map((line) => String(line).split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}
