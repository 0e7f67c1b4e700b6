import { sliderTarget } from '@vitrine/core/playback/film-keys';
import { playedShare, playingTime } from '@vitrine/core/playback/playing-time';
import { useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { Playback } from './use-playback.ts';
import styles from './scrubber.module.css';

/** The positions of a film on a line: what has been played, what has been loaded, and the handle. */
export function Scrubber({
  playback,
  onSeek,
  onHold,
}: {
  readonly playback: Playback;
  readonly onSeek: (position: number) => void;
  /** Called with whether the visitor holds the handle. */
  readonly onHold: (isHeld: boolean) => void;
}) {
  const t = useTexts();
  const { position, length, isPaused, isWaiting } = playback;
  const [isHeld, setIsHeld] = useState(false);
  /** Where the mouse points, as a share of the line. */
  const [pointed, setPointed] = useState<number>();
  const hold = (next: boolean) => {
    setIsHeld(next);
    onHold(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = sliderTarget(event.key, position, length);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSeek(target);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (event.clientX - left) / width)));
  };
  const time = playingTime(position, length);
  return (
    <div
      className={styles['scrubber']}
      data-moving={!isPaused && !isWaiting && !isHeld}
      style={
        {
          '--played': playedShare(position, length),
          '--loaded': playedShare(playback.loadedUntil, length),
          '--pointed': pointed ?? 0,
        } as CSSProperties
      }
      onPointerMove={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['loaded']} />
        <span className={styles['played']} />
      </span>
      <span className={styles['rail']} aria-hidden="true">
        <span className={styles['handle']} />
      </span>
      {pointed !== undefined && length > 0 && (
        <span className={styles['pointed']} aria-hidden="true">
          {playingTime(pointed * length, length)}
        </span>
      )}
      <input
        className={styles['input']}
        type="range"
        min={0}
        max={length === 0 ? 1 : length}
        step="any"
        value={position}
        disabled={length === 0}
        aria-label={t('media__position')}
        aria-valuetext={t('media__time_of', { time, total: playingTime(length) })}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        onPointerDown={() => hold(true)}
        onPointerUp={() => hold(false)}
        onPointerCancel={() => hold(false)}
      />
    </div>
  );
}
