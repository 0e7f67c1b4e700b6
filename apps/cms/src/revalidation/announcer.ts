import { createServerNotifier } from './server-notifier.ts';

/** What has changed. */
export interface Change {
  /** The last part of the REST path: a collection's plural name, a single type's singular one. */
  readonly collection: string;
  /** The one language that it concerns; all of them when absent. */
  readonly locale?: string;
}

export interface Announcer {
  /** Something changed. Returns at once; the announcement follows. */
  readonly changed: (change: Change) => void;
  /** Drops what is not announced yet: the web servers' polls find it. */
  readonly stop: () => void;
}

/**
 * Tells web servers which content has changed: `POST url` with the secret as bearer token and
 * `{"changes": [{"collection": "content-locations", "locale": "en"}]}`. Each server is told by itself: one that fails
 * keeps none of the others waiting. A failure never reaches the editor.
 */
export function createAnnouncer(given: {
  readonly urls: readonly string[];
  readonly secret: string;
  readonly warn: (sentence: string) => void;
}): Announcer {
  const notifiers = given.urls.map((url) => createServerNotifier({ ...given, url }));
  return {
    changed: (change) => {
      for (const notifier of notifiers) notifier.changed(change);
    },
    stop: () => {
      for (const notifier of notifiers) notifier.stop();
    },
  };
}
