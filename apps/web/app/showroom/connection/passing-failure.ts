import { isRouteErrorResponse } from 'react-router';

/** The status of a server that one visitor asks too much of. */
export const TOO_MANY_REQUESTS = 429;

/** Statuses of a server that is busy, or of a proxy in front of one that is away: nothing is wrong with the page. */
const PASSING_STATUSES = new Set([TOO_MANY_REQUESTS, 502, 503, 504]);

/** Whether a page could not be had now and may be had later. Redirects are thrown, too; they are no failure. */
export function isPassingFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return PASSING_STATUSES.has(error.status);
  // Whatever is no answer of a route is no answer at all.
  return !(error instanceof Response);
}
