import type { AnalyticsNotice } from '@vitrine/core/analytics/events';

/** Hears what happens in the showroom. */
type Listener = (notice: AnalyticsNotice) => void;

const listeners = new Set<Listener>();

/**
 * Tells whoever counts visits that something happened: `track({ name: 'contact_sent' })`. Nobody listens unless
 * the settings say so and the visitor agreed; then it does nothing. Call it in handlers and effects.
 */
export function track(notice: AnalyticsNotice): void {
  for (const listener of listeners) listener(notice);
}

/** Hears everything that is told; the answer ends it. */
export function onAnalyticsEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
