import { isSameSecret } from './same-secret.ts';

/** Whether a request carries this secret, compared in constant time. */
export function hasBearer(request: Pick<Request, 'headers'>, secret: string): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return isSameSecret(given, secret);
}
