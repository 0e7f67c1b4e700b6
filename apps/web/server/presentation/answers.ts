import { reply, replyJson } from '../http/reply.ts';
import type { RequestContext } from '../session/request-contexts.ts';

/** The answer to a call that was accepted. */
export function done(): Response {
  return reply({ status: 204, headers: { 'cache-control': 'no-store' } });
}

/** The answer to a call that was not. */
export function refuse(status: number): Response {
  return replyJson({ error: { status } }, { status });
}

/** Whether cookies are for `https` alone. */
export function isTls({ origin }: Pick<RequestContext, 'origin'>): boolean {
  return origin.startsWith('https:');
}
