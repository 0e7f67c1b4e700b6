import { createHash, timingSafeEqual } from 'node:crypto';
import { distantClientOf } from '../http/client-address.ts';

/** What a proxy adds to a request that it passes on. */
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

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Who may read the server's numbers. With `METRICS_TOKEN`: whoever sends it as a bearer, from anywhere. Without it: a
 * collector on this machine or in a private network that asks the server itself; what a proxy passes on comes from
 * outside.
 */
export const createMetricsAccess = (
  token: string | undefined,
): ((headers: Pick<Headers, 'get'>, remoteAddress: string | undefined) => boolean) => {
  if (token === undefined) {
    return (headers, remoteAddress) =>
      remoteAddress !== undefined &&
      distantClientOf(remoteAddress, null) === undefined &&
      FORWARDED.every((name) => headers.get(name) === null);
  }
  const expected = digest(`Bearer ${token}`);
  return (headers) => timingSafeEqual(digest(headers.get('authorization') ?? ''), expected);
};
