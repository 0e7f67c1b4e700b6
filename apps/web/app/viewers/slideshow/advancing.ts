/** What decides whether a slideshow goes on by itself. */
export interface Advancing {
  /** What the visitor chose; undefined: nothing yet. */
  readonly choice: 'play' | 'pause' | undefined;
  /** Whether the settings let slideshows start by themselves. */
  readonly isAutomatic: boolean;
  /** Whether the visitor's system asks for less movement. */
  readonly isReducedMotion: boolean;
  readonly items: number;
}

/** Whether a slideshow goes on by itself: never with a single item, nor unasked where less movement is wished. */
export function isAdvancing({ choice, isAutomatic, isReducedMotion, items }: Advancing): boolean {
  if (items < 2) return false;
  return choice === undefined ? isAutomatic && !isReducedMotion : choice === 'play';
}

/**
 * Milliseconds until the next item, counted from when this one is seen. A video is waited for to its end, and
 * a picture that has not arrived yet to its arrival.
 */
export function timeUntilNext(now: {
  readonly isAdvancing: boolean;
  readonly kind: 'picture' | 'video';
  readonly isSeen: boolean;
  /** Milliseconds, of the settings. */
  readonly interval: number;
}): number | undefined {
  return now.isAdvancing && now.kind === 'picture' && now.isSeen ? now.interval : undefined;
}
