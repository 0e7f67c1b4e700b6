import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '../http/same-secret.ts';

/** The sentence that a visitor agreed to, as it was shown to them. */
export interface ConsentText {
  readonly text: string;
  /** The language of the sentence. */
  readonly locale: string;
}

/** An editor's own sentence may be long; more than this is no sentence. */
const MAX_TEXT_LENGTH = 4_000;

/** Characters of a base64url digest: 132 bits. */
const SEAL_LENGTH = 22;

/** Hexadecimal digits: enough to tell the wordings of one showroom apart. */
const VERSION_LENGTH = 12;

/**
 * Signs consent texts into the form and recognises them when the form comes back. The form therefore proves which
 * sentence its visitor saw, even if an editor has changed it since or another process answers.
 */
export interface ConsentSeal {
  /** The signature that the form carries beside the text. */
  readonly sign: (consent: ConsentText) => string;
  /** Whether this showroom showed exactly this sentence in this language. */
  readonly isOurs: (consent: ConsentText, signature: string) => boolean;
}

/** @param secret the same in every process that serves this showroom. */
export function createConsentSeal(secret: string): ConsentSeal {
  const sign = ({ text, locale }: ConsentText): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['consent', locale, text]))
      .digest('base64url')
      .slice(0, SEAL_LENGTH);
  return {
    sign,
    isOurs: (consent, signature) => {
      if (consent.text.length > MAX_TEXT_LENGTH) return false;
      return isSameSecret(signature, sign(consent));
    },
  };
}

/** The version of a wording: equal sentences in one language always have the same version, in every process. */
export function versionOfConsent({ text, locale }: ConsentText): string {
  return createHash('sha256')
    .update(JSON.stringify([locale, text]))
    .digest('hex')
    .slice(0, VERSION_LENGTH);
}
