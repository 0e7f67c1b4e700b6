import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether two secrets are the same, in a time that tells neither how much of them is nor how long they are. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(digest(given), digest(right));
}
