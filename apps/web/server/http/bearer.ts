import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request bears this secret; compared in a time that tells nothing about it. */
export const hasBearer = (request: Pick<Request, 'headers'>, secret: string): boolean => {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(secret));
};
