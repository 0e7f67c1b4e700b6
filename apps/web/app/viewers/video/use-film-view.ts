import { isAtEnd, positionWithin } from '@vitrine/core/playback/playing-time';
import type { PlainView } from '@vitrine/core/presentation/view';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { seekTo, setSpeed } from './film-element.ts';

/** Seconds that a film may be ahead of the presenter's, or behind it: to correct less would be seen as a jerk. */
const DRIFT = 0.4;

/** Seconds of a film that is stopped: less is the same picture. */
const STILL = 0.05;

/** Seconds of a playing film after which its position is reported again: who comes late has it from there. */
const REPORT_INTERVAL = 5;

/** Milliseconds between two corrections of a film that has had to wait: where going there takes long it would never play. */
const PATIENCE = 2_000;

/**
 * Makes a film a part of presentations: guests see it played, stopped and moved on as the presenter does it.
 *
 * @param play asks the browser to play it, with its sound if it may; it stays at its picture otherwise.
 * @returns is to be called when the visitor has done something to it.
 */
export function useFilmView(element: RefObject<HTMLVideoElement | null>, play: () => void): () => void {
  const viewer = useViewer(
    {
      element: () => element.current,
      read: () => {
        const video = element.current;
        if (video === null) return undefined;
        const isPlaying = !video.paused && !video.ended;
        return { kind: 'film', position: video.currentTime, speed: isPlaying ? video.playbackRate : 0 };
      },
      lead: (view) => {
        if (element.current !== null) leadFilm(element.current, view, play);
      },
    },
    true,
  );
  const report = useEffectEvent(() => viewer.changed('itself'));
  const again = useEffectEvent(() => viewer.again());
  useEffect(() => {
    const video = element.current;
    if (video === null) return undefined;
    let reported = 0;
    const notify = () => {
      reported = video.currentTime;
      report();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['play', 'pause', 'seeking', 'ratechange', 'ended'] as const) {
      video.addEventListener(type, notify, { signal });
    }
    video.addEventListener(
      'timeupdate',
      () => {
        if (Math.abs(video.currentTime - reported) >= REPORT_INTERVAL) notify();
      },
      { signal },
    );
    let corrected = -PATIENCE;
    // It had to wait for data, and is late; or it has started by itself.
    for (const type of ['loadedmetadata', 'playing'] as const) {
      video.addEventListener(
        type,
        ({ timeStamp }) => {
          if (timeStamp - corrected < PATIENCE) return;
          corrected = timeStamp;
          again();
        },
        { signal },
      );
    }
    return () => listening.abort();
  }, [element]);
  return () => viewer.changed('visitor');
}

/** Has a film do what the presenter's does. */
function leadFilm(video: HTMLVideoElement, view: PlainView, play: () => void): void {
  if (view.kind !== 'film') return;
  const { position, speed } = view;
  const isPlaying = speed > 0;
  // The end of a film is no position to play from.
  if (!isPlaying || isAtEnd(position, video.duration)) video.pause();
  else {
    if (video.playbackRate !== speed) setSpeed(video, speed);
    if (video.paused) play();
  }
  const isKnown = video.readyState > 0;
  const wanted = isKnown ? positionWithin(position, video.duration) : position;
  const isOff = Math.abs(video.currentTime - wanted) > (isPlaying ? DRIFT : STILL);
  if (isOff && isKnown) seekTo(video, wanted);
  // Before it knows its length, a browser keeps the position to begin from.
  else if (isOff) video.currentTime = wanted;
}
