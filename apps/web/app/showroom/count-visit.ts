import {
  CONSENT_COOKIE,
  consentCookie,
  consentIn,
  dataLayerEntry,
  type AnalyticsEvent,
  type AnalyticsPlace,
  type Consent,
  type DataLayerEntry,
} from '@vitrine/core';
import { hearNotices } from './analytics.ts';

/** What the page's own scripts and tag managers may read of the showroom. */
export interface CountedWindow {
  /** The data layer that tag managers read. */
  dataLayer?: (DataLayerEntry | Readonly<Record<string, unknown>>)[];
  /** The callback of a page that has its own way to count. */
  vitrine?: { readonly onEvent?: (event: AnalyticsEvent) => void };
}

/**
 * Passes events on: into the data layer and to `window.vitrine.onEvent`. A callback that throws ends nothing.
 *
 * @param place where the visitor is at this moment.
 * @returns ends it.
 */
export function countVisit(place: () => AnalyticsPlace, host: CountedWindow): () => void {
  return hearNotices((notice) => {
    const event: AnalyticsEvent = { ...notice, ...place() };
    host.dataLayer ??= [];
    host.dataLayer.push(dataLayerEntry(event));
    try {
      host.vitrine?.onEvent?.(event);
    } catch (error) {
      reportError(error);
    }
  });
}

/** The window as those who count see it. */
export const countedWindow = (): CountedWindow => globalThis as CountedWindow;

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/**
 * Loads the tag manager, once. Only after the visitor agreed; the page's policy lets no script of its host run but the
 * one that is put there here.
 */
export function loadTagManager(id: string): void {
  const address = `${TAG_MANAGER}?id=${encodeURIComponent(id)}`;
  // Another script of that host may stand in the page, held back by its policy.
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const host = countedWindow();
  host.dataLayer ??= [];
  host.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

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
