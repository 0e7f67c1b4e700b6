/** What a key does to a film. */
export type FilmCommand =
  | { readonly kind: 'toggle' }
  /** Seconds, backwards below zero. */
  | { readonly kind: 'skip'; readonly seconds: number }
  | { readonly kind: 'mute' }
  | { readonly kind: 'captions' }
  | { readonly kind: 'fullScreen' };

/** Seconds of an arrow key, as in the players that people know. */
export const SKIP = 5;

/**
 * The command of a key of a film player: Space and K play and pause, the arrows skip, M mutes, C shows captions, F
 * fills the screen. Undefined: none of them.
 */
export function filmCommand(key: string): FilmCommand | undefined {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return { kind: 'toggle' };
    case 'ArrowRight':
      return { kind: 'skip', seconds: SKIP };
    case 'ArrowLeft':
      return { kind: 'skip', seconds: -SKIP };
    case 'm':
      return { kind: 'mute' };
    case 'c':
      return { kind: 'captions' };
    case 'f':
      return { kind: 'fullScreen' };
    default:
      return undefined;
  }
}

/** Seconds of a page key, as a share of the film: ten of them pass through it. */
const PAGE_SHARE = 0.1;

/**
 * Where a key leads on the slider of positions, in seconds; undefined: it does not move the slider. All keys of a
 * slider (https://www.w3.org/WAI/ARIA/apg/patterns/slider/), by seconds that suit a film.
 */
export function sliderTarget(key: string, position: number, length: number): number | undefined {
  const page = Math.max(SKIP, length * PAGE_SHARE);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return position + SKIP;
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - SKIP;
    case 'PageUp':
      return position + page;
    case 'PageDown':
      return position - page;
    case 'Home':
      return 0;
    case 'End':
      return length;
    default:
      return undefined;
  }
}
