import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** One event of an event stream. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
  /** Of the event as it was sent. */
  readonly bytes: number;
}

/** A browser that takes part in a presentation: a connection, its cookies and an event stream. */
export function createParticipant(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>();

  const ask = (path: string, body?: object, own?: Agent | false): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        origin + path,
        {
          agent: own ?? agent,
          method: body ? 'POST' : 'GET',
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            origin,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
          },
        },
        (incoming) => {
          for (const line of incoming.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            cookies.set(name, value);
          }
          resolve(incoming);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body && JSON.stringify(body));
    });

  let stream: IncomingMessage | undefined;
  return {
    /** @throws Error for every status but 2xx and 3xx. */
    ask: async (path: string, body?: object): Promise<string> => {
      const incoming = await ask(path, body);
      const answer = await text(incoming);
      if ((incoming.statusCode ?? 500) < 400) return answer;
      throw new Error(`${path}: status ${incoming.statusCode ?? 'none'}`);
    },
    /** Opens its event stream. */
    listen: async (onEvent: (event: StreamEvent) => void, onEnd: () => void): Promise<void> => {
      const incoming = await ask('/box-api/events', undefined, false);
      if (incoming.statusCode !== 200) throw new Error(`event stream: status ${incoming.statusCode}`);
      stream = incoming;
      let rest = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          const name = /^event: (.*)$/m.exec(event)?.[1] ?? '';
          const data = /^data: (.*)$/m.exec(event)?.[1] ?? '';
          onEvent({ name, data, bytes: Buffer.byteLength(event) + 2 });
        }
      });
      incoming.on('error', () => {});
      incoming.on('close', onEnd);
    },
    leave: (): void => {
      stream?.removeAllListeners('close');
      stream?.destroy();
      agent.destroy();
    },
  };
}
