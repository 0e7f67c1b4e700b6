import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds between two looks at something that is changing, and at something that could not be had. */
const LIVE_MS = 1000;
const FAILED_MS = 5000;

export type Polled<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  /** What is shown stays while it is asked for again. */
  | { readonly state: 'ready'; readonly data: Data; readonly again: () => void };

interface Answer<Data> {
  /** What was asked, so that an answer to something else is told from it. */
  readonly path: string;
  readonly question: string;
  /** The latest there is; undefined when there never was one. */
  readonly data: Data | undefined;
}

/**
 * Asks a call of the CMS, and goes on asking as long as what it says is still changing.
 *
 * @param path Asked anew whenever it becomes another.
 * @param isChanging of what was answered; a function of its own outside of the component.
 * @param stamp Whenever it becomes another, the call is asked again.
 */
export function usePolled<Data>(path: string, isChanging: (data: Data) => boolean, stamp = ''): Polled<Data> {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>();
  const again = useCallback(() => setRound((count) => count + 1), []);
  const question = `${stamp} ${round}`;

  useEffect(() => {
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

  if (answer?.path !== path) return { state: 'loading' };
  if (answer?.data !== undefined) return { state: 'ready', data: answer.data, again };
  return answer?.question === question ? { state: 'failed', again } : { state: 'loading' };
}
