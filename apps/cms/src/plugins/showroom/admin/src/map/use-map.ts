import { FetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MAP_PATH } from '../../../contracts/map.ts';
import type {
  ChangesAnswer,
  MapAnswer,
  MapLocation,
  NewLocation,
  NewLocationAnswer,
} from '../../../contracts/map.ts';
import { useTexts } from '../use-texts.ts';
import type { Translate } from '../use-texts.ts';
import { openSession } from './session.ts';
import type { MapSession } from './session.ts';

export type OpenedMap =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly again: () => void }
  | {
      readonly status: 'ready';
      readonly session: MapSession;
      /** When this map was last written, by the CMS's clock; empty if it was not. */
      readonly written: string;
      /** @throws FetchError */
      readonly addLocation: (location: NewLocation) => Promise<MapLocation>;
      /** Shows what was written beside this session, at this time by the CMS's clock. */
      readonly showWritten: (at: string) => void;
    };

interface Opened {
  /** Identifies the request. */
  readonly round: number;
  readonly address: string;
  readonly session: MapSession | 'failed' | 'missing';
}

/** Milliseconds between two refreshes of an open map. */
const LOOK_AGAIN = 60_000;

/** Opens the map of a world, saves changes, and regularly refreshes it with the changes of others. */
export function useMap(world: string): OpenedMap {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const [written, setWritten] = useState('');
  const address = `${MAP_PATH}/${world}`;

  const latest = useRef('');
  // Texts may change with the language; the session stays the same.
  const outside = useRef({ t, toggleNotification, post });
  useEffect(() => {
    outside.current = { t, toggleNotification, post };
  });

  useEffect(() => {
    let made: MapSession | undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      try {
        const { data } = await get<MapAnswer>(address);
        if (!isWanted) return;
        made = openSession(data.data, {
          send: async (changes) => {
            const answer = await outside.current.post<ChangesAnswer>(`${address}/changes`, { changes });
            latest.current = answer.data.at;
            return answer.data.data;
          },
          explain: (error) => ({
            sentence: explain(error, outside.current.t),
            isUnanswered: isUnanswered(error),
          }),
          notify: (what) =>
            outside.current.toggleNotification({
              type: 'warning',
              message: outside.current.t(`map.notice.${what}`),
            }),
          settled: () => setWritten(latest.current),
        });
        setOpened({ round, address, session: made });
      } catch (error) {
        const session = statusOf(error) === 404 ? 'missing' : 'failed';
        if (isWanted) setOpened({ round, address, session });
      }
    };
    void open();
    return () => {
      isWanted = false;
      made?.close();
    };
  }, [get, address, round]);

  // A session opened for a previous world or retry is stale.
  const session = opened?.round === round && opened.address === address ? opened.session : undefined;

  const refresh = useCallback(async () => {
    if (typeof session !== 'object' || document.visibilityState === 'hidden') return;
    const askedAt = session.state().revision;
    // If a refresh fails or a save overtakes it, the next refresh follows.
    const answer = await get<MapAnswer>(address).catch(() => undefined);
    if (answer !== undefined) session.dispatch({ type: 'refreshed', map: answer.data.data, askedAt });
  }, [get, session, address]);

  useEffect(() => {
    if (typeof session !== 'object') return undefined;
    const look = (): void => {
      if (document.visibilityState === 'hidden') session.dispatch({ type: 'due' });
      else void refresh();
    };
    const retry = (): void => session.dispatch({ type: 'retried' });
    const warn = (event: BeforeUnloadEvent): void => {
      if (session.hasUnsaved()) event.preventDefault();
    };
    const timer = window.setInterval(() => void refresh(), LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', warn);
    };
  }, [session, refresh]);

  const addLocation = useCallback(
    async (location: NewLocation) => {
      const { data } = await post<NewLocationAnswer>(`${address}/locations`, location);
      latest.current = data.at;
      if (typeof session === 'object') session.dispatch({ type: 'located', location: data.data });
      // The first location of a world becomes its start.
      if (typeof session === 'object' && session.state().base.about.world.start === null) await refresh();
      return data.data;
    },
    [post, address, session, refresh],
  );

  const showWritten = useCallback(
    (at: string) => {
      latest.current = at;
      setWritten(at);
      void refresh();
    },
    [refresh],
  );

  if (session === undefined) return { status: 'loading' };
  if (session === 'missing') return { status: 'missing' };
  if (session === 'failed') return { status: 'failed', again: () => setRound((count) => count + 1) };
  return { status: 'ready', session, written, addLocation, showWritten };
}

/** The current state of a session. */
export function useMapState(session: MapSession) {
  return useSyncExternalStore(session.subscribe, session.state);
}

function statusOf(error: unknown): number | undefined {
  return error instanceof FetchError ? error.status : undefined;
}

/**
 * Whether the CMS may have performed the request. It has not if it rejected the request as invalid; after a
 * login it may have.
 */
export function isUnanswered(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 401 || status === 403;
}

/** Why the request failed, as a sentence. */
export function explain(error: unknown, t: Translate): string {
  const status = statusOf(error);
  if (status === undefined) return t('map.failed.network');
  if (status === 401 || status === 403) return t('map.failed.rights');
  const sentence = error instanceof FetchError ? error.message : '';
  return status >= 500 || sentence === '' ? t('map.failed.server') : sentence;
}
