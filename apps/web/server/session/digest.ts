import { createHmac } from 'node:crypto';
import type { SessionKeys } from './keys.ts';

/** A digest that reveals nothing about the text without the key. */
export function digestOf(keys: Pick<SessionKeys, 'digest'>, use: string, text: string): string {
  return createHmac('sha256', keys.digest)
    .update(JSON.stringify([use, text]))
    .digest('base64url');
}
