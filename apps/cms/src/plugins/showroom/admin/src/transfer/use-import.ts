import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type {
  ChooseTour,
  ImportAnswer,
  ImportMeta,
  ImportState,
  Overwriting,
  StartImport,
} from '../../../contracts/transfer.ts';
import { ARCHIVE_TYPE, isRunning, TRANSFER_PATH } from '../../../contracts/transfer.ts';
import { CallError, useCalls } from './use-calls.ts';

export interface ImportJob {
  /** Undefined before the first answer. */
  readonly state: ImportState | undefined;
  /** Undefined as long as `state` is. */
  readonly meta: ImportMeta | undefined;
  /** Whether the CMS does not answer; requests are repeated. */
  readonly isLost: boolean;
  /** Whether the last decision was about an earlier file: another one is shown now. */
  readonly isOther: boolean;
  /** Applies the answer of a call. */
  readonly set: (answer: ImportAnswer) => void;
  /** Examines one of several tours in the shown file. */
  readonly choose: (at: string) => Promise<void>;
  /** Imports the shown file. */
  readonly start: (overwriting: Overwriting, films: boolean) => Promise<void>;
  /** Discards the shown file, aborting any work on it. */
  readonly discard: () => Promise<void>;
}

const IMPORT = `${TRANSFER_PATH}/import`;

/** Milliseconds to wait after a broken connection. */
const PAUSE = 2000;

/** Follows the CMS's only import, independent of who started it. */
export function useImport(): ImportJob {
  const { get, post, del } = useFetchClient();
  const { fetch } = useCalls<ImportAnswer>(TRANSFER_PATH, ARCHIVE_TYPE);
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
    /** @param isRepeated Whether the connection has just been lost: another process may answer the next time. */
    const follow = async (isRepeated = false): Promise<void> => {
      let isConnected = false;
      try {
        set((await get<ImportAnswer>(IMPORT, { signal })).data);
        isConnected = true;
        const answer = await fetch('/import/progress', signal);
        let next: ImportState | undefined;
        for await (const line of linesOf(answer)) {
          next = JSON.parse(line) as ImportState;
          setState(next);
        }
        // A proxy may end a long answer regularly.
        if (next === undefined || isRunning(next)) throw new CallError('');
      } catch {
        if (signal.aborted) return;
        if (isRepeated && !isConnected) setIsLost(true);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!signal.aborted) await follow(true);
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
      // The CMS refused because the decision was based on an older state: another editor was faster.
      const found = await get<ImportAnswer>(IMPORT).catch(() => undefined);
      if (found === undefined) {
        // The result is unknown: the state is requested again.
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
    choose: (at) => change(post<ImportAnswer>(`${IMPORT}/choose`, { token, at } satisfies ChooseTour)),
    start: (overwriting, films) =>
      change(post<ImportAnswer>(`${IMPORT}/start`, { token, overwriting, films } satisfies StartImport)),
    discard: () => change(del<ImportAnswer>(`${IMPORT}?token=${encodeURIComponent(token)}`)),
  };
}

/** The lines of an answer as they arrive. @throws Error if the connection breaks. */
async function* linesOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return;
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = `${rest}${part.value}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
