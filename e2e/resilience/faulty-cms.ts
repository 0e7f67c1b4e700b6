import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from '../../scripts/run/free-port.ts';
import { FILE_BYTES, isList } from './cms-answers.ts';
import type { CmsAnswers } from './cms-answers.ts';
import type { Fault } from './faults.ts';

/** A CMS that can be made to behave badly. */
export interface FaultyCms {
  readonly url: string;
  /** Its answer from now on. */
  readonly hold: (answers: CmsAnswers) => void;
  /** How it answers content from now on; well when absent. Files are given as long as it lives. */
  readonly behave: (fault?: Fault) => void;
  /** Content requests so far. */
  readonly asked: () => number;
  /** Contact requests that it has taken. */
  readonly taken: () => number;
  /** Gone from one moment to the next, as after `kill -9`. */
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
}

function answerTo(answers: CmsAnswers, url: URL): unknown {
  const byLocale = answers[url.pathname];
  const answer = byLocale?.[''] ?? byLocale?.[url.searchParams.get('locale') ?? 'en'];
  if (!isList(answer)) return answer;
  const start = Number(url.searchParams.get('pagination[start]') ?? 0);
  const limit = Number(url.searchParams.get('pagination[limit]') ?? 25);
  return {
    data: answer.data.slice(start, start + limit),
    meta: { pagination: { start, limit, total: answer.data.length } },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
};

function typeOf(path: string): string {
  return TYPES[path.split('.').at(-1) ?? ''] ?? 'image/jpeg';
}

/** Starts a CMS on loopback that serves its content as Strapi does. */
export async function startFaultyCms(first: CmsAnswers): Promise<FaultyCms> {
  const port = await freePort();
  let answers = first;
  let fault: Fault | undefined;
  let asked = 0;
  let taken = 0;

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const url = new URL(incoming.url ?? '/', 'http://cms');
    if (url.pathname.startsWith('/uploads/')) {
      outgoing.writeHead(200, { 'content-type': typeOf(url.pathname) }).end(FILE_BYTES);
      return;
    }
    asked += 1;
    const found = answerTo(answers, url);
    const status = found === undefined ? 404 : 200;
    const body = JSON.stringify(found ?? { data: null, error: { status } });
    if (fault) fault(outgoing, body);
    else if (incoming.method === 'POST') {
      taken += 1;
      incoming.resume();
      outgoing.writeHead(201, { 'content-type': 'application/json' }).end('{"data":{"id":1}}');
    } else outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

  const server = createServer(answer);
  const listen = (): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    hold: (next) => {
      answers = next;
    },
    behave: (next) => {
      fault = next;
    },
    asked: () => asked,
    taken: () => taken,
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    revive: listen,
  };
}
