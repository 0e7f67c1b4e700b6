import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** What is known of an answer. `refused`: the account may not read it, or it is not there. */
export type Asked<Data> =
  | { readonly kind: 'waiting' | 'refused' | 'failed' }
  | { readonly kind: 'ready'; readonly data: Data };

/**
 * Requests a path, and again with every version. What is known of a path stays until the next answer.
 *
 * @param path undefined where there is nothing to request
 */
export function useAsked<Data>(path: string | undefined, version: string): Asked<Data> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{
    readonly path: string;
    readonly version: string;
    readonly asked: Asked<Data>;
  }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const asked = await get<Data>(path).then(
        ({ data }): Asked<Data> => ({ kind: 'ready', data }),
        (error: unknown): Asked<Data> => ({ kind: isRefused(error) ? 'refused' : 'failed' }),
      );
      if (isAwaited) setAnswer({ path, version, asked });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, path, version]);
  return answer !== undefined && answer.path === path ? answer.asked : { kind: 'waiting' };
}

/** Of an entry that the account may not read, or that is no longer there. */
function isRefused(error: unknown): boolean {
  const status = isFetchError(error) ? (error.status ?? error.code) : undefined;
  return status === 403 || status === 404;
}
