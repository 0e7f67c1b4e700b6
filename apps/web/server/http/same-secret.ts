import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that tells neither how much of them is nor how long they are. */
export const isSameSecret = (given: string, right: string): boolean =>
  timingSafeEqual(digest(given), digest(right));
