import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECRETS } from './canaries.ts';

/** An account that can log in. */
export interface Account {
  readonly email: string;
  readonly scope: string;
  /** Seconds until the jwt ends. */
  readonly lifetime: number;
}

export const ACCOUNTS = {
  guest: { email: `guest.${SECRETS.email}`, scope: '', lifetime: 3_600 },
  partner: { email: `partner.${SECRETS.email}`, scope: 'partner', lifetime: 3_600 },
  shortLived: { email: `short.${SECRETS.email}`, scope: 'partner', lifetime: 2 },
} as const satisfies Record<string, Account>;

export interface LoginCms {
  readonly url: string;
  /** Every address it was asked for, with its query. */
  readonly asked: readonly string[];
  readonly stop: () => Promise<void>;
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function jwtOf({ email, lifetime }: Account): string {
  return [
    part({ alg: 'HS256' }),
    part({ id: email, exp: Math.ceil(Date.now() / 1000) + lifetime }),
    // In the clear, so that a search finds it wherever it turns up.
    SECRETS.jwt,
  ].join('.');
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const refusal = {
  data: null,
  error: { status: 400, name: 'ValidationError', message: 'Invalid identifier or password', details: {} },
};

/**
 * A CMS that knows who may log in.
 *
 * @param content answers requests for content, with a `Response` where a status matters; without it there is none,
 * and the showroom keeps its content.
 */
export async function startLoginCms(content: (url: URL) => unknown = () => undefined): Promise<LoginCms> {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://cms');
    asked.push(url.href);
    if (request.method === 'POST' && url.pathname === '/api/auth/local') {
      const { identifier, password } = JSON.parse(await read(request)) as Record<string, unknown>;
      const account = Object.values(ACCOUNTS).find(({ email }) => email === identifier);
      if (account === undefined || password !== SECRETS.password) return send(response, 400, refusal);
      return send(response, 200, { jwt: jwtOf(account), user: userOf(account) });
    }
    if (url.pathname.startsWith('/api/users/me')) {
      const token = /^Bearer ([^.]*\.([^.]*)\..*)$/.exec(request.headers.authorization ?? '')?.[2] ?? '';
      const id = Buffer.from(token, 'base64url').toString('utf8');
      const account = Object.values(ACCOUNTS).find(({ email }) => id.includes(email));
      return account === undefined ? send(response, 401, refusal) : send(response, 200, userOf(account));
    }
    const found = content(url);
    if (found instanceof Response) return send(response, found.status, await found.json());
    return found === undefined ? send(response, 503, { error: {} }) : send(response, 200, found);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function userOf({ email, scope }: Account) {
  return {
    id: 1,
    documentId: 'user',
    username: email,
    email,
    confirmed: true,
    blocked: false,
    scope,
  };
}
