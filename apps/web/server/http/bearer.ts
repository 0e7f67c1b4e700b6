import { isSameSecret } from './same-secret.ts';

/** Whether a request bears this secret; compared in a time that tells nothing about it. */
export function hasBearer(request: Pick<Request, 'headers'>, secret: string): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return isSameSecret(given, secret);
}
