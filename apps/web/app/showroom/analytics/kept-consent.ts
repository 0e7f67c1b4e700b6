import { CONSENT_COOKIE, consentCookie, consentIn } from '@vitrine/core/analytics/consent';
import type { Consent } from '@vitrine/core/analytics/consent';

/** The visitor's earlier answer on this device. */
export function recallConsent(): Consent | undefined {
  return consentIn(document.cookie);
}

/** Stores the answer. Scripts that already run cannot be stopped, so a withdrawn consent reloads the page. */
export function keepConsent(consent: Consent): void {
  const before = recallConsent();
  // The cookie store's own API is missing in some browsers.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  if (before === 'granted' && consent === 'denied') location.reload();
}

/** Forgets the answer: it was another visitor's. */
export function forgetConsent(): void {
  // The cookie store's own API is missing in some browsers.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0`;
}
