import { isRouteErrorResponse } from 'react-router';

/** The status for a visitor who sends too many requests. */
export const TOO_MANY_REQUESTS = 429;

/** Statuses of a busy server, or of a proxy whose server is down: nothing is wrong with the page. */
const PASSING_STATUSES = new Set([TOO_MANY_REQUESTS, 502, 503, 504]);

/** Whether loading a page may succeed later. Redirects are thrown, too; they are no failure. */
export function isPassingFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return PASSING_STATUSES.has(error.status);
  // Anything else thrown means that the server did not answer.
  return !(error instanceof Response);
}
