/** What decides whether the controls of a film are seen. */
export interface ControlsMoment {
  /** Whether the film moves: a film that waits for data, too. */
  readonly isPlaying: boolean;
  /** Whether the visitor has lately moved, tapped or typed. */
  readonly isAwake: boolean;
  /** Whether the keyboard's focus is on one of them. */
  readonly isFocused: boolean;
  /** Whether the visitor holds the slider. */
  readonly isHeld: boolean;
}

/** Milliseconds without a sign of the visitor, after which the controls of a playing film go. */
export const CONTROLS_PATIENCE = 2500;

/** Whether the controls of a film are seen. What has the focus is never hidden (WCAG 2.4.7). */
export function areControlsShown({ isPlaying, isAwake, isFocused, isHeld }: ControlsMoment): boolean {
  return !isPlaying || isAwake || isFocused || isHeld;
}
