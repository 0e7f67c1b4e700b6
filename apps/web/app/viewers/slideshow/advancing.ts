/** The facts that decide whether a slideshow advances by itself. */
export interface Advancing {
  /** The visitor's choice; undefined: none yet. */
  readonly choice: 'play' | 'pause' | undefined;
  /** Whether the settings start slideshows automatically. */
  readonly isAutomatic: boolean;
  /** Whether the visitor's system prefers reduced motion. */
  readonly isReducedMotion: boolean;
  readonly items: number;
  /** Whether the window follows a presenter, whose slideshow says which item is shown. */
  readonly isLed: boolean;
}

/**
 * Whether a slideshow advances by itself: never with a single item, nor by default where reduced motion is
 * preferred, nor in a window that follows.
 */
export function isAdvancing({ choice, isAutomatic, isReducedMotion, items, isLed }: Advancing): boolean {
  if (items < 2 || isLed) return false;
  return choice === undefined ? isAutomatic && !isReducedMotion : choice === 'play';
}

/**
 * Milliseconds until the next item, counted from when this one is visible. A video plays to its end, and a picture
 * must have loaded.
 */
export function timeUntilNext(now: {
  readonly isAdvancing: boolean;
  readonly kind: 'picture' | 'video';
  readonly isSeen: boolean;
  /** Milliseconds, from the settings. */
  readonly interval: number;
}): number | undefined {
  return now.isAdvancing && now.kind === 'picture' && now.isSeen ? now.interval : undefined;
}
