import { timeShown } from '@vitrine/core/stories/story-playback';
import type { Playback } from '@vitrine/core/stories/story-playback';
import { useEffect, useRef } from 'react';
import { browserClock } from '~/showroom/browser/clock.ts';
import styles from './stop-progress.module.css';

/** Milliseconds between two lengths of the line: it is three pixels high, and grows by a few at a time. */
const STEP = 250;

/** A line that grows for as long as a stop is shown. */
export function StopProgress({ playback }: { readonly playback: Playback }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let cancel = (): void => {};
    const draw = (): void => {
      const seconds = playback.stops[playback.index]?.seconds ?? 0;
      const share = Math.min(1, timeShown(playback, performance.now()) / (seconds * 1_000));
      line.current?.style.setProperty('scale', `${share} 1`);
      cancel = browserClock.after(STEP, draw);
    };
    draw();
    return () => cancel();
  }, [playback]);
  return (
    <span className={styles['progress']} aria-hidden="true">
      <span ref={line} className={styles['line']} />
    </span>
  );
}
