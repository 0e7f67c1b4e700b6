import { CONSENT_COOKIE, consentCookie, consentIn, type Consent } from '@vitrine/core';

/** What the visitor answered earlier on this device. */
export function recallConsent(): Consent | undefined {
  return consentIn(document.cookie);
}

/** Remembers an answer. What runs already can only be ended with the page: it is loaded anew without it. */
export function keepConsent(consent: Consent): void {
  const before = recallConsent();
  // The cookie store's own API is missing in some browsers.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  if (before === 'granted' && consent === 'denied') location.reload();
}

/** Forgets the answer: it was another visitor's. */
export function forgetConsent(): void {
  // As above.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0`;
}
