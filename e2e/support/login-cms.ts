import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The one account of the CMS below. */
export const GUEST = { identifier: 'guest@example.com', password: 'Only-4-tests', name: 'Grace Hopper' };

/** A password at which the CMS breaks. */
export const BREAKS_THE_CMS = 'break';

/** A CMS that only knows who may log in. */
export interface LoginCms {
  readonly url: string;
  readonly close: () => Promise<void>;
}

function answerTo({ password }: { readonly password?: string }): readonly [number, object] {
  if (password === BREAKS_THE_CMS) return [500, {}];
  if (password === GUEST.password) {
    return [200, { jwt: 'a.b.c', user: { username: GUEST.name, scope: 'partner' } }];
  }
  const message = 'Invalid identifier or password';
  return [400, { data: null, error: { status: 400, name: 'ValidationError', message, details: {} } }];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const isLogin = request.url === '/api/auth/local';
  const [status, value] = isLogin ? answerTo(JSON.parse(body) as object) : [503, {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Answers `POST /api/auth/local` as Strapi does, and nothing else. */
export async function startLoginCms(): Promise<LoginCms> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
