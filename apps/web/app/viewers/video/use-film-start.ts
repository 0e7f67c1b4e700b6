import { AT_POSTER, nextStart } from '@vitrine/core/playback/film-start';
import type { FilmStart, StartAttempt } from '@vitrine/core/playback/film-start';
import { useEffect, useReducer } from 'react';
import type { RefObject } from 'react';
import { playAs } from './film-element.ts';

/**
 * Starts a film without a tap on it, see {@link nextStart}: at once, or when it is asked to.
 *
 * @param attempt undefined: it waits for the visitor. When it becomes that, the film pauses.
 */
export function useFilmStart(
  element: RefObject<HTMLVideoElement | null>,
  attempt: StartAttempt | undefined,
): readonly [start: FilmStart, onTaken: () => void, ask: (attempt: StartAttempt) => void] {
  const [start, report] = useReducer(nextStart, AT_POSTER);
  useEffect(() => {
    if (attempt === undefined) return undefined;
    const video = element.current;
    report({ type: 'wanted', attempt });
    return () => video?.pause();
  }, [element, attempt]);

  const trying = start.kind === 'trying' ? start.attempt : undefined;
  useEffect(() => {
    const video = element.current;
    if (trying === undefined || video === null) return undefined;
    let isOver = false;
    const ask = async () => {
      const type = await playAs(video, trying);
      if (!isOver) report({ type });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [element, trying]);
  return [start, () => report({ type: 'taken' }), (next) => report({ type: 'wanted', attempt: next })];
}
