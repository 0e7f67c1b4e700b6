import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Changes with the sealing format: older seals then no longer open. */
const VERSION = '1';
const CIPHER = 'aes-256-gcm';

/** Bytes (NIST SP 800-38D, 5.2.1.1 and 5.2.1.2). */
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Longer than any cookie that a browser keeps (RFC 6265, 6.1). */
const MAX_COOKIE_LENGTH = 4_096;

function contextBytes(context: string): Buffer {
  return Buffer.from(`${VERSION} ${context}`, 'utf8');
}

/**
 * Encrypts and authenticates a text, for example as the value of a cookie: without the key it cannot be read, changed
 * or forged.
 *
 * @param context the purpose; the value opens only with the same one.
 */
export function seal(key: Uint8Array, context: string, text: string): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH }).setAAD(
    contextBytes(context),
  );
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/**
 * Opens what {@link seal} made. The tag is compared in constant time by the cipher itself.
 *
 * @param longest characters of a value that is looked at.
 * @returns undefined if it was made with another key, for another purpose, or altered in a single bit.
 */
export function unseal(
  key: Uint8Array,
  context: string,
  value: string,
  longest = MAX_COOKIE_LENGTH,
): string | undefined {
  const [version, encoded = '', ...rest] = value.split('.');
  if (version !== VERSION || rest.length > 0 || value.length > longest) return undefined;
  const sealed = Buffer.from(encoded, 'base64url');
  // The base64 decoder is lenient; another spelling of the same bytes counts as altered, too.
  if (sealed.length < NONCE_LENGTH + TAG_LENGTH || sealed.toString('base64url') !== encoded) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_LENGTH), {
      authTagLength: TAG_LENGTH,
    })
      .setAAD(contextBytes(context))
      .setAuthTag(sealed.subarray(-TAG_LENGTH));
    const body = sealed.subarray(NONCE_LENGTH, -TAG_LENGTH);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
