import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { ImportAnswer, ImportMeta, ImportState, StartImport } from '../../../contracts/transfer.ts';
import { isUnderWay, TRANSFER_PATH } from '../../../contracts/transfer.ts';
import { linesOf } from './lines-of.ts';
import { useCalls } from './use-calls.ts';

export interface Desk {
  /** Undefined before the CMS has answered. */
  readonly state: ImportState | undefined;
  /** Undefined as long as the state is. */
  readonly meta: ImportMeta | undefined;
  /** Whether the CMS does not answer; it is asked again and again. */
  readonly isLost: boolean;
  /** Puts in what a call has answered. */
  readonly set: (answer: ImportAnswer) => void;
  readonly start: (choice: StartImport) => Promise<void>;
  readonly discard: () => Promise<void>;
}

const IMPORT = `${TRANSFER_PATH}/import`;

/** How long a connection that broke off is left alone, in milliseconds. */
const PAUSE = 2000;

/** Follows the one import of the CMS, whoever began it and whenever the page was opened. */
export const useImport = (): Desk => {
  const { get, post, del } = useFetchClient();
  const { fetch } = useCalls();
  const [state, setState] = useState<ImportState>();
  const [meta, setMeta] = useState<ImportMeta>();
  const [isLost, setIsLost] = useState(false);
  const set = useCallback((answer: ImportAnswer) => {
    setState(answer.data);
    setMeta(answer.meta);
    setIsLost(false);
  }, []);
  const isFollowed = state === undefined || isUnderWay(state);

  useEffect(() => {
    if (!isFollowed) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async (): Promise<void> => {
      try {
        set((await get<ImportAnswer>(IMPORT, { signal })).data);
        const answer = await fetch('/import/progress', signal);
        for await (const line of linesOf(answer)) setState(JSON.parse(line) as ImportState);
      } catch {
        if (signal.aborted) return;
        setIsLost(true);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!signal.aborted) await follow();
      }
    };
    void follow();
    return () => leaving.abort();
  }, [isFollowed, get, fetch, set]);

  /** What the CMS refuses was decided on by an older state: somebody else was quicker. */
  const change = async (call: Promise<{ readonly data: ImportAnswer }>): Promise<void> => {
    set((await call.catch(() => get<ImportAnswer>(IMPORT))).data);
  };

  return {
    state,
    meta,
    isLost,
    set,
    start: (choice) => change(post<ImportAnswer>(`${IMPORT}/start`, choice)),
    discard: () => change(del<ImportAnswer>(IMPORT)),
  };
};
