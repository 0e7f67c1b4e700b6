import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type {
  ImportAnswer,
  ImportMeta,
  ImportState,
  Overwriting,
  StartImport,
} from '../../../contracts/transfer.ts';
import { isRunning, TRANSFER_PATH } from '../../../contracts/transfer.ts';
import { linesOf } from './lines-of.ts';
import { CallError, useCalls } from './use-calls.ts';

export interface ImportJob {
  /** Undefined before the CMS has answered. */
  readonly state: ImportState | undefined;
  /** Undefined as long as the state is. */
  readonly meta: ImportMeta | undefined;
  /** Whether the CMS does not answer; it is asked again and again. */
  readonly isLost: boolean;
  /** Whether the last decision was about a file that is no longer there: another one is shown now. */
  readonly isOther: boolean;
  /** Puts in what a call has answered. */
  readonly set: (answer: ImportAnswer) => void;
  /** Brings the file that is shown in. */
  readonly start: (overwriting: Overwriting) => Promise<void>;
  /** Puts the file that is shown away, whatever is done with it. */
  readonly discard: () => Promise<void>;
}

const IMPORT = `${TRANSFER_PATH}/import`;

/** How long a connection that broke off is left alone, in milliseconds. */
const PAUSE = 2000;

/** Follows the one import of the CMS, whoever began it and whenever the page was opened. */
export function useImport(): ImportJob {
  const { get, post, del } = useFetchClient();
  const { fetch } = useCalls();
  const [state, setState] = useState<ImportState>();
  const [meta, setMeta] = useState<ImportMeta>();
  const [isLost, setIsLost] = useState(false);
  const [isOther, setIsOther] = useState(false);
  const set = useCallback((answer: ImportAnswer) => {
    setState(answer.data);
    setMeta(answer.meta);
    setIsLost(false);
    setIsOther(false);
  }, []);
  const isFollowed = state === undefined || isRunning(state);

  useEffect(() => {
    if (!isFollowed) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async (): Promise<void> => {
      try {
        set((await get<ImportAnswer>(IMPORT, { signal })).data);
        const answer = await fetch('/import/progress', signal);
        let next: ImportState | undefined;
        for await (const line of linesOf(answer)) {
          next = JSON.parse(line) as ImportState;
          setState(next);
        }
        // A proxy may end a long answer in good order.
        if (next === undefined || isRunning(next)) throw new CallError('');
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

  const token = state === undefined || state.status === 'idle' ? '' : state.token;
  const change = async (call: Promise<{ readonly data: ImportAnswer }>): Promise<void> => {
    try {
      set((await call).data);
    } catch {
      // What the CMS refuses was decided on by an older state: somebody else was quicker.
      const found = await get<ImportAnswer>(IMPORT).catch(() => undefined);
      if (found === undefined) {
        // Nobody knows what became of it: the CMS is asked again and again.
        setState(undefined);
        setIsLost(true);
        return;
      }
      set(found.data);
      setIsOther(found.data.data.status === 'idle' || found.data.data.token !== token);
    }
  };

  return {
    state,
    meta,
    isLost,
    isOther,
    set,
    start: (overwriting) =>
      change(post<ImportAnswer>(`${IMPORT}/start`, { token, overwriting } satisfies StartImport)),
    discard: () => change(del<ImportAnswer>(`${IMPORT}?token=${encodeURIComponent(token)}`)),
  };
}
