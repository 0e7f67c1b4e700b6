import type { AnalyticsNotice } from '@vitrine/core/analytics/events';

/** Receives what happens in the showroom. */
type Listener = (notice: AnalyticsNotice) => void;

const listeners = new Set<Listener>();

/**
 * Reports an event to analytics: `track({ name: 'contact_sent' })`. It does nothing unless analytics is configured and
 * the visitor agreed. Call it in handlers and effects.
 */
export function track(notice: AnalyticsNotice): void {
  for (const listener of listeners) listener(notice);
}

/** Receives all events. @returns unsubscribes. */
export function onAnalyticsEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
