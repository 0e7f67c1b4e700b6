import type { Client } from '../http/client-address.ts';
import { hasBearer } from '../http/bearer.ts';

/** The headers that a proxy adds to a request. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
] as const;

/**
 * Who may read the server's metrics. With `METRICS_TOKEN`: every client that sends it as a bearer token. Without it:
 * only a collector on this machine or in a private network that connects directly; a request that a proxy forwards
 * comes from outside.
 */
export function createMetricsAccess(
  token: string | undefined,
): (request: Pick<Request, 'headers'>, client: Pick<Client, 'isNeighbour'>) => boolean {
  return token === undefined
    ? ({ headers }, { isNeighbour }) => isNeighbour && FORWARDED.every((name) => headers.get(name) === null)
    : (request) => hasBearer(request, token);
}
