import type { WaitingRequests } from '../contact/outbox/waiting.ts';
import { hasBearer } from '../http/bearer.ts';
import { replyJson } from '../http/reply.ts';

/**
 * `GET /-/outbox`: how many contact requests wait, for how long and for which destinations. The home page of the CMS
 * reads it. Only numbers: it names no request and no person.
 */
export function createOutboxState(options: {
  readonly secret: string;
  readonly waiting: () => WaitingRequests;
}) {
  return (request: Request): Response =>
    hasBearer(request, options.secret)
      ? replyJson({ ...options.waiting() }, { headers: { 'cache-control': 'no-store' } })
      : replyJson({ error: 'The secret is missing or wrong.' }, { status: 401 });
}
