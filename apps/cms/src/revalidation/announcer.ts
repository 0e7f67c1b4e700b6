import { randomBytes } from 'node:crypto';
import type { Announcer } from './change.ts';
import { createServerNotifier } from './server-notifier.ts';

/**
 * Notifies web servers of changed content: `POST url` with the secret as bearer token and
 * `{"changes": [{"collection": "content-locations", "locale": "en", "id": "…"}]}`. Servers are notified independently, so
 * a failing one delays no other. A failure never reaches the editor.
 */
export function createAnnouncer(given: {
  readonly urls: readonly string[];
  readonly secret: string;
  readonly warn: (sentence: string) => void;
}): Announcer {
  /** Different in each process, so that no two give a change the same id. */
  const origin = randomBytes(8).toString('base64url');
  let changes = 0;
  const notifiers = given.urls.map((url) => createServerNotifier({ ...given, url }));
  return {
    changed: (change) => {
      changes += 1;
      const announced = { ...change, id: `${origin}.${changes}` };
      for (const notifier of notifiers) notifier.changed(announced);
    },
    settled: async () => (await Promise.all(notifiers.map((notifier) => notifier.settled()))).every(Boolean),
    stop: () => {
      for (const notifier of notifiers) notifier.stop();
    },
  };
}
