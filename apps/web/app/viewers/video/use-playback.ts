import { loadedUntil } from '@vitrine/core/playback/buffered';
import { isAtEnd, positionWithin } from '@vitrine/core/playback/playing-time';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { hasSound } from './sound.ts';

/** What a film does at the moment; times in seconds. */
export interface Playback {
  readonly isPaused: boolean;
  readonly isEnded: boolean;
  /** It should move, and has to wait for data. */
  readonly isWaiting: boolean;
  /** It has played at some time: its poster is gone. */
  readonly hasStarted: boolean;
  readonly position: number;
  /** 0 until it is known. */
  readonly length: number;
  /** Until when it plays without waiting. */
  readonly loadedUntil: number;
  readonly isMuted: boolean;
  readonly volume: number;
  /** Undefined: not known yet. */
  readonly hasSound: boolean | undefined;
}

const AT_REST: Playback = {
  isPaused: true,
  isEnded: false,
  isWaiting: false,
  hasStarted: false,
  position: 0,
  length: 0,
  loadedUntil: 0,
  isMuted: false,
  volume: 1,
  hasSound: undefined,
};

const EVENTS = [
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'loadeddata',
  'durationchange',
  'timeupdate',
  'progress',
  'seeking',
  'seeked',
  'ended',
  'volumechange',
] as const;

/** Follows a video element. */
export function usePlayback(element: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(AT_REST);
  useEffect(() => {
    const video = element.current;
    if (video === null) return undefined;
    const read = () => setPlayback((before) => readPlayback(video, before));
    const listening = new AbortController();
    for (const type of EVENTS) video.addEventListener(type, read, { signal: listening.signal });
    // On a page from the server it may have loaded before.
    read();
    return () => listening.abort();
  }, [element]);
  return playback;
}

function readPlayback(video: HTMLVideoElement, before: Playback): Playback {
  const { paused, ended, buffered, muted, volume } = video;
  const length = positionWithin(video.duration, video.duration);
  const ranges = Array.from({ length: buffered.length }, (_, index) => ({
    start: buffered.start(index),
    end: buffered.end(index),
  }));
  return {
    isPaused: paused,
    // A paused film that is moved to its end has ended, even before the browser has found its last frame.
    isEnded: ended || (paused && isAtEnd(video.currentTime, length)),
    isWaiting: !paused && !ended && video.readyState < video.HAVE_FUTURE_DATA,
    hasStarted: before.hasStarted || !paused,
    position: video.currentTime,
    length,
    loadedUntil: loadedUntil(ranges, video.currentTime),
    isMuted: muted,
    volume,
    hasSound: before.hasSound ?? hasSound(video),
  };
}
