import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds between two requests while something is changing, and after a failed request. */
const LIVE_MS = 1000;
const FAILED_MS = 5000;

export type Polled<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  /** The shown data stays during a new request. */
  | { readonly status: 'ready'; readonly data: Data; readonly again: () => void };

interface Answer<Data> {
  /** Identifies the request, to drop answers to earlier ones. */
  readonly path: string;
  readonly question: string;
  /** The latest answer; undefined before the first one. */
  readonly data: Data | undefined;
}

/**
 * Loads data from the CMS and polls while it is still changing.
 *
 * @param path A new path starts a new request; without one nothing is loaded.
 * @param isChanging Must be a stable function.
 * @param stamp A new stamp starts a new request.
 */
export function usePolled<Data>(
  path: string | undefined,
  isChanging: (data: Data) => boolean,
  stamp = '',
): Polled<Data> {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>();
  const again = useCallback(() => setRound((count) => count + 1), []);
  const question = `${stamp} ${round}`;

  useEffect(() => {
    if (path === undefined) return undefined;
    let isAwaited = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const data = await get<{ data: Data }>(path).then(
        (response) => response.data.data,
        () => undefined,
      );
      if (!isAwaited) return;
      setAnswer((last) => ({ path, question, data: data ?? (last?.path === path ? last.data : undefined) }));
      if (data === undefined) timer = setTimeout(() => void ask(), FAILED_MS);
      else if (isChanging(data)) timer = setTimeout(() => void ask(), LIVE_MS);
    };
    void ask();
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [get, path, isChanging, question]);

  if (path === undefined || answer?.path !== path) return { status: 'loading' };
  if (answer?.data !== undefined) return { status: 'ready', data: answer.data, again };
  return answer?.question === question ? { status: 'failed', again } : { status: 'loading' };
}
