import { setTimeout } from 'node:timers/promises';

/**
 * Sends the latest of the given views, one after the other.
 *
 * @param pause Milliseconds between two of them.
 */
export function createReports<View>(
  pause: number,
  send: (view: View) => Promise<void>,
): { readonly add: (view: View) => void; readonly end: () => Promise<void> } {
  let latest: { readonly view: View } | undefined;
  let sending: Promise<void> | undefined;
  const ended = new AbortController();
  const sendAll = async (): Promise<void> => {
    while (latest !== undefined && !ended.signal.aborted) {
      const { view } = latest;
      latest = undefined;
      // Progress that is not shown is no reason to end the work.
      await send(view).catch(() => undefined);
      if (pause > 0) await setTimeout(pause, undefined, { signal: ended.signal }).catch(() => undefined);
    }
    sending = undefined;
  };
  return {
    add(view) {
      latest = { view };
      sending ??= sendAll();
    },
    async end() {
      ended.abort();
      await sending;
    },
  };
}
