import { createHmac, hkdfSync } from 'node:crypto';

const KEY_LENGTH = 32;

/** Hexadecimal digits: 64 bits, as the versions themselves have. */
const LENGTH = 16;

/**
 * A seal for versions of the content. A version is a hash over all content, including what only some visitors may
 * see: a visitor who knows the rest could try prices until the hash matches. A sealed version is the same on every web
 * server that has the secret, and cannot be computed without it.
 *
 * @param secret `REVALIDATE_SECRET`; the key is derived from it (HKDF-SHA256, RFC 5869).
 */
export function createVersionSeal(secret: string): (version: string) => string {
  const key = new Uint8Array(
    hkdfSync('sha256', secret, new Uint8Array(), 'vitrine content version v1', KEY_LENGTH),
  );
  return (version) => createHmac('sha256', key).update(version).digest('hex').slice(0, LENGTH);
}
