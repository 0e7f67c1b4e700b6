import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import styles from './video.module.css';

/** Pixels that a pointer may move within a tap. */
const TAP = 8;

/**
 * The picture of a film as something to tap: a mouse plays and pauses it, twice in a row fills the screen; a finger
 * plays it, and then shows and hides the controls. The buttons do the same for everybody else.
 */
export function FilmSurface({
  isPlaying,
  isShown,
  onToggle,
  onWake,
  onSleep,
  onScreen,
}: {
  readonly isPlaying: boolean;
  /** Whether the controls are. */
  readonly isShown: boolean;
  readonly onToggle: () => void;
  readonly onWake: (at: number) => void;
  readonly onSleep: () => void;
  readonly onScreen: (() => void) | undefined;
}) {
  const down = useRef<{ readonly x: number; readonly y: number; readonly isTouch: boolean }>(null);
  const onPointerDown = ({ clientX, clientY, pointerType }: PointerEvent) => {
    down.current = { x: clientX, y: clientY, isTouch: pointerType === 'touch' };
  };
  const onClick = (event: MouseEvent) => {
    const { x, y, isTouch } = down.current ?? { x: event.clientX, y: event.clientY, isTouch: false };
    // A swipe to the next film is no tap.
    if (Math.hypot(event.clientX - x, event.clientY - y) > TAP) return;
    if (!isTouch || !isPlaying) onToggle();
    else if (isShown) onSleep();
    else onWake(event.timeStamp);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      className={styles['surface']}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onDoubleClick={() => {
        if (down.current?.isTouch !== true) onScreen?.();
      }}
    />
  );
}
