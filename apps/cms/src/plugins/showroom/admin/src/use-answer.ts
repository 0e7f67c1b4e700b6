import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** The state of a request. */
export type Answered<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  /** The shown data stays during a new request. */
  | { readonly status: 'ready'; readonly data: Data; readonly isAgain: boolean; readonly again: () => void };

interface Answer<Data> {
  readonly path: string;
  readonly round: number;
  /** The latest answer for this path, even if a newer request has failed. */
  readonly data: Data | undefined;
  readonly isFailed: boolean;
}

/** Requests `{ data }` from the plugin's server, again whenever the path changes. */
export function useAnswer<Data>(path: string): Answered<Data> {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>();
  const again = useCallback(() => setRound((count) => count + 1), []);

  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const next = await get<{ readonly data: Data }>(path).then(
        ({ data }) => ({ data: data.data }),
        () => undefined,
      );
      if (!isAwaited) return;
      setAnswer((last) => ({
        path,
        round,
        data: next?.data ?? (last?.path === path ? last.data : undefined),
        isFailed: next === undefined,
      }));
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, path, round]);

  const isAgain = answer?.path !== path || answer.round !== round;
  if (answer?.isFailed === true && !isAgain) return { status: 'failed', again };
  if (answer?.data === undefined || answer.path !== path) return { status: 'loading' };
  return { status: 'ready', data: answer.data, isAgain, again };
}
