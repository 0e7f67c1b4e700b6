import type { AnalyticsSettings } from '../world/settings/analytics.ts';

/** A visitor's answer. */
export type Consent = 'granted' | 'denied';

/** The cookie that remembers it. */
export const CONSENT_COOKIE = 'vitrine_consent';

/** "Cookie 365 days." (specification section 9) In seconds. */
export const CONSENT_TIME = 365 * 24 * 60 * 60;

/**
 * The answer in a cookie header or in `document.cookie`; undefined while there is none.
 *
 * @param cookies as `a=b; c=d`.
 */
export function consentIn(cookies: string): Consent | undefined {
  const prefix = `${CONSENT_COOKIE}=`;
  const pair = cookies.split(';').find((part) => part.trim().startsWith(prefix));
  const value = pair?.trim().slice(prefix.length);
  return value === 'granted' || value === 'denied' ? value : undefined;
}

/** The cookie that remembers an answer on every page of the showroom, and is sent to no other site. */
export function consentCookie(consent: Consent, isTls: boolean): string {
  const attributes = ['path=/', `max-age=${CONSENT_TIME}`, 'samesite=lax', ...(isTls ? ['secure'] : [])];
  return [`${CONSENT_COOKIE}=${consent}`, ...attributes].join('; ');
}

/** Whether a visit may be counted: analytics is on, and the visitor agreed where consent is required. */
export function mayCount(
  settings: Pick<AnalyticsSettings, 'isActive' | 'needsConsent'>,
  consent?: Consent,
): boolean {
  return settings.isActive && (!settings.needsConsent || consent === 'granted');
}
