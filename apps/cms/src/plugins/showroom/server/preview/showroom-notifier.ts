import type { Core } from '@strapi/strapi';
import { revalidateUrls } from '../../../../environment/revalidate-urls.ts';
import { previewKeys } from './keys.ts';

/** The preview that has changed: an editor's session (`session:3/…`), a link (`link:…`), or all (`drafts`). */
export type ChangedPreview = 'drafts' | `session:${string}` | `link:${string}`;

/** Notifies the web server of changed previews, so that it reloads them at once. */
export interface ShowroomNotifier {
  /**
   * Resolves after the notification, or after it failed: the web server then notices within seconds. Never
   * rejects.
   */
  readonly notify: (changed: ChangedPreview) => Promise<void>;
  readonly stop: () => void;
}

const TIMEOUT_MS = 3_000;

/**
 * Calls `/-/preview/changed` of the web servers in `REVALIDATE_URL`, if it is set. Changes during a call lead
 * to one further call.
 */
export function createShowroomNotifier(strapi: Core.Strapi): ShowroomNotifier {
  const urls = revalidateUrls().map((url) => new URL('/-/preview/changed', url));
  const waiting = new Set<ChangedPreview>();
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let isStopped = false;

  const call = async (): Promise<void> => {
    next = undefined;
    const changed = [...waiting];
    waiting.clear();
    if (isStopped) return;
    await Promise.all(urls.map((url) => post(url, changed)));
  };

  const post = async (url: URL, changed: readonly ChangedPreview[]): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${previewKeys().call}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ changed }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
    } catch (error) {
      strapi.log.debug(`The web server could not be notified of a changed preview: ${String(error)}`);
    }
  };

  return {
    notify: (changed) => {
      waiting.add(changed);
      next ??= last = last.then(call);
      return next;
    },
    stop: () => {
      isStopped = true;
    },
  };
}
