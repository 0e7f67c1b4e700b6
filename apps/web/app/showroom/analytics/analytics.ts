import type { AnalyticsNotice } from '@vitrine/core/analytics/events';

/** Receives what happens in the showroom. */
type Listener = (notice: AnalyticsNotice) => void;

/** The events of one window, from what causes them to what counts them. */
export interface Analytics {
  /**
   * Reports an event: `track({ name: 'contact_sent' })`. It does nothing unless analytics is configured and the visitor
   * agreed. Call it in handlers and effects.
   */
  readonly track: (notice: AnalyticsNotice) => void;
  /** Receives all events. @returns a function that unsubscribes. */
  readonly onEvent: (listener: Listener) => () => void;
}

/** Connects what happens in a window with what counts it. */
export function createAnalytics(): Analytics {
  const listeners = new Set<Listener>();
  return {
    track(notice) {
      for (const listener of listeners) listener(notice);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
