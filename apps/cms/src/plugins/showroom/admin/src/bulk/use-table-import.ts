import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { StartTable, TableAnswer, TableState } from '../../../contracts/bulk.ts';
import { BULK_PATH, isTableRunning } from '../../../contracts/bulk.ts';

export interface TableImport {
  /** Undefined before the first answer. */
  readonly state: TableState | undefined;
  /** Whether the CMS does not answer; requests are repeated. */
  readonly isLost: boolean;
  /** Whether the last decision was about an earlier file. */
  readonly isOther: boolean;
  readonly set: (answer: TableAnswer) => void;
  /** Writes the examined table, or what is left of it. */
  readonly start: () => Promise<void>;
  /** Forgets the table, or stops writing it. */
  readonly discard: () => Promise<void>;
}

const IMPORT = `${BULK_PATH}/import`;

/** Milliseconds between two questions while work is in progress. */
const PAUSE = 700;

/** Follows the account's import of a table. */
export function useTableImport(): TableImport {
  const { get, post, del } = useFetchClient();
  const [state, setState] = useState<TableState>();
  const [isLost, setIsLost] = useState(false);
  const [isOther, setIsOther] = useState(false);
  const set = useCallback(({ data }: TableAnswer) => {
    setState(data);
    setIsLost(false);
  }, []);
  const isFollowed = state === undefined || isTableRunning(state);

  useEffect(() => {
    if (!isFollowed) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async (): Promise<void> => {
      let failures = 0;
      while (!signal.aborted) {
        try {
          const { data } = await get<TableAnswer>(IMPORT, { signal });
          if (signal.aborted) return;
          set(data);
          failures = 0;
          if (!isTableRunning(data.data)) return;
        } catch {
          failures += 1;
          // The next request may reach another process.
          if (!signal.aborted && failures > 1) setIsLost(true);
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    void follow();
    return () => leaving.abort();
  }, [isFollowed, get, set]);

  const token = state === undefined || state.status === 'idle' ? '' : state.token;
  const change = async (call: Promise<{ readonly data: TableAnswer }>): Promise<void> => {
    setIsOther(false);
    try {
      set((await call).data);
    } catch {
      // The decision was about an earlier file, or its result is unknown: the state is requested again.
      setIsOther(true);
      setState(undefined);
    }
  };
  return {
    state,
    isLost,
    isOther,
    set,
    start: () => change(post<TableAnswer>(`${IMPORT}/start`, { token } satisfies StartTable)),
    discard: () => change(del<TableAnswer>(`${IMPORT}?token=${encodeURIComponent(token)}`)),
  };
}
