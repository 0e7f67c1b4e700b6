import { hkdfSync } from 'node:crypto';

/** The keys of the sessions, one per purpose, so that a value made for one purpose is useless for another. */
export interface SessionKeys {
  /** Seals the login cookie. */
  readonly login: Uint8Array;
  /** Seals the cookies of opened worlds. */
  readonly world: Uint8Array;
  /** Makes digests of values that must not be kept or compared in plain text. */
  readonly digest: Uint8Array;
}

const LENGTH = 32;
const NO_SALT = new Uint8Array();

/**
 * Derives the keys (HKDF-SHA256, RFC 5869). Every process with the same secret reads the cookies of the others.
 *
 * @param secret `SESSION_SECRET`.
 */
export function deriveSessionKeys(secret: string): SessionKeys {
  const derive = (label: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, NO_SALT, `vitrine session ${label}`, LENGTH));
  return { login: derive('login v1'), world: derive('world v1'), digest: derive('digest v1') };
}
