import { createHmac } from 'node:crypto';
import type { SessionKeys } from './keys.ts';

/** A digest that tells nothing of the text to whoever has not the key. */
export function digestOf(keys: Pick<SessionKeys, 'digest'>, use: string, text: string): string {
  return createHmac('sha256', keys.digest)
    .update(JSON.stringify([use, text]))
    .digest('base64url');
}
