import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionKeys } from './keys.ts';

/** A digest that tells nothing of the text to whoever has not the key. */
export const digestOf = (keys: Pick<SessionKeys, 'digest'>, use: string, text: string): string =>
  createHmac('sha256', keys.digest)
    .update(JSON.stringify([use, text]))
    .digest('base64url');

/** Whether two secrets are the same, in a time that tells neither how much of them is nor how long they are. */
export const isSameSecret = (keys: Pick<SessionKeys, 'digest'>, given: string, right: string): boolean =>
  timingSafeEqual(
    Buffer.from(digestOf(keys, 'comparison', given)),
    Buffer.from(digestOf(keys, 'comparison', right)),
  );
