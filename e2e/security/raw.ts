import { connect } from 'node:net';

/** The answer to bytes that were sent unchanged. */
export interface RawAnswer {
  /** 0: the connection was closed without a word. */
  readonly status: number;
  /** Head and body as they came. */
  readonly text: string;
  /** Milliseconds until the first byte, or the end. */
  readonly milliseconds: number;
}

/** Milliseconds of silence after which an answer counts as one that never comes. */
const PATIENCE = 3_000;

/** Milliseconds that a stream of events is listened to. */
const LISTENING = 20;
const ENOUGH = 2_000_000;

/**
 * Sends bytes that no client library would, and reads the answer.
 *
 * @param request.isComplete whether the bytes are a request; otherwise the client announces that no more will come.
 */
export function sendRaw(
  port: number,
  request: { readonly bytes: string; readonly isComplete: boolean },
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let length = 0;
    let first: number | undefined;
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const end = (): void => {
      const text = Buffer.concat(chunks).toString('utf8');
      const milliseconds = first ?? performance.now() - started;
      // After “100 Continue” comes the answer.
      const status = Number(/^HTTP\/1\.1 ([2-5]\d\d)/m.exec(text)?.[1] ?? 0);
      resolve({ status, text, milliseconds });
      socket.destroy();
    };
    socket.setTimeout(PATIENCE, end);
    socket.on('data', (chunk: Buffer) => {
      first ??= performance.now() - started;
      chunks.push(chunk);
      length += chunk.byteLength;
      if (length > ENOUGH) end();
      else if (chunks.length === 1 && chunk.includes('text/event-stream')) setTimeout(end, LISTENING);
    });
    socket.on('error', end);
    socket.on('close', end);
    const bytes = Buffer.from(request.bytes, 'latin1');
    if (request.isComplete) socket.write(bytes);
    else socket.end(bytes);
  });
}
