import type { BrowserClock } from '../browser/clock.ts';
import type { JumpPhase, MoveOutcome } from './player-host.ts';

/** Half a second in all: milliseconds away from the old picture and into the new one … */
const AWAY = 180;
const INTO = 240;
/** … and the seconds in which the pictures change between them, while both are out of focus. */
const FADE = 0.08;

/**
 * Goes out of focus, has the picture changed there, and comes back into focus. Its code is loaded with the first far
 * jump.
 */
export function jumpFar({
  clock,
  onJump,
  isSuperseded,
  settle,
  onOutcome,
}: {
  readonly clock: Pick<BrowserClock, 'after'>;
  readonly onJump: (phase: JumpPhase) => void;
  /** Whether something else is on the stage meanwhile. */
  readonly isSuperseded: () => boolean;
  /** Changes the picture. */
  readonly settle: (fade: number, onOutcome: (outcome: MoveOutcome) => void) => void;
  readonly onOutcome: (outcome: MoveOutcome) => void;
}): void {
  const unlessSuperseded = (task: () => void) => () => {
    if (!isSuperseded()) task();
  };
  unlessSuperseded(() => onJump('away'))();
  clock.after(
    AWAY,
    unlessSuperseded(() =>
      settle(FADE, (outcome) => {
        onJump('into');
        clock.after(
          INTO,
          unlessSuperseded(() => onOutcome(outcome)),
        );
      }),
    ),
  );
}
