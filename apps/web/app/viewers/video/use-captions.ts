import { useEffect } from 'react';
import type { RefObject } from 'react';
import { showCaptions } from './film-element.ts';

/** How high browsers draw a line of captions, as a share of the film's height (WebVTT, 7.1). */
const LINE = 0.0533;

/**
 * Shows the captions of a film, above its controls while those are seen. The browser draws them, as the visitor has
 * chosen in the system's settings.
 */
export function useCaptions({
  element,
  bar,
  isShown,
  isRaised,
}: {
  readonly element: RefObject<HTMLVideoElement | null>;
  /** The controls. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly isShown: boolean;
  readonly isRaised: boolean;
}): void {
  useEffect(() => {
    showCaptions(element.current, isShown);
  }, [element, isShown]);

  useEffect(() => {
    const video = element.current;
    const track = video?.textTracks[0];
    if (!video || !track || !isShown) return undefined;
    const raiseCues = () => {
      const height = isRaised ? (bar.current?.clientHeight ?? 0) : 0;
      const lines = Math.ceil(height / (video.clientHeight * LINE));
      for (const cue of track.activeCues ?? []) raise(cue as VTTCue, lines);
    };
    raiseCues();
    track.addEventListener('cuechange', raiseCues);
    return () => track.removeEventListener('cuechange', raiseCues);
  }, [element, bar, isShown, isRaised]);
}

/** What an editor has put elsewhere stays there. */
const raised = new WeakSet<VTTCue>();

function raise(cue: VTTCue, lines: number): void {
  if (cue.line !== 'auto' && !raised.has(cue)) return;
  raised.add(cue);
  const own = cue.text.split('\n').length;
  const next = lines === 0 ? 'auto' : -(lines + own);
  if (cue.line !== next) cue.line = next;
}
